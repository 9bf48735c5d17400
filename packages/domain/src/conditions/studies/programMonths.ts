import { addDays, addMonths, type IsoDate } from "../../kernel/calendarDate.ts";

/** Begun months count: a program from September to the end of April lasts eight. */
export function monthsBetween(start: IsoDate | undefined, end: IsoDate | undefined): number | undefined {
  if (start === undefined || end === undefined || end < start) return undefined;
  let months = 0;
  while (addMonths(start, months) <= addDays(end, 1)) months += 1;
  return addMonths(start, months - 1) === addDays(end, 1) ? months - 1 : months;
}
