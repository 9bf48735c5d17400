import type { IsoDate } from "@boreal/domain/kernel/calendarDate";

/** The one place that reads the machine's clock for business times. */
export function now(): Date {
  return new Date();
}

/** The date where the authority's offices are (Eastern time), which is what its deadlines are counted in. */
const canadianDate = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Formatting a date takes longer than checking an answer; within one minute the day in Eastern time is the same. */
const minuteMs = 60_000;
let lastMinute = Number.NaN;
let lastDay: IsoDate = "";

function dayInCanada(at: Date): IsoDate {
  const minute = Math.floor(at.getTime() / minuteMs);
  if (minute !== lastMinute) {
    lastDay = canadianDate.format(at);
    lastMinute = minute;
  }
  return lastDay;
}

/** The day on which the rules are applied: `BOREAL_TODAY` when set (tests and demonstrations), else the date in Eastern time. */
export function today(config: { readonly today?: IsoDate | undefined }, at: Date = now()): IsoDate {
  return config.today ?? dayInCanada(at);
}
