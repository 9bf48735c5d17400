import type { IsoDate } from '@boreal/domain/kernel/calendarDate';

/** The one place that reads the machine's clock for business times. */
export function now(): Date {
  return new Date();
}

/** The date where the authority's offices are (Eastern time), which is what its deadlines are counted in. */
const canadianDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day on which the rules are applied: `BOREAL_TODAY` when set (tests and demonstrations), else the date in Eastern time. */
export function today(config: { readonly today?: IsoDate | undefined }, at: Date = now()): IsoDate {
  return config.today ?? canadianDate.format(at);
}
