/** A day as `YYYY-MM-DD`. Days compare correctly as strings. */
export type IsoDate = string;
/** A month as `YYYY-MM`. */
export type IsoMonth = string;

const { floor, min } = Math;

const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isIsoDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const [year, month, day] = parts(text);
  return day <= daysInMonth(year, month);
}

export const isIsoMonth = (text: string): boolean => monthPattern.test(text);

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const parts = (date: IsoDate) => [+date.slice(0, 4), +date.slice(5, 7), +date.slice(8, 10)] as const;

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);
const four = (value: number) => (value < 1000 ? String(value).padStart(4, "0") : `${value}`);

export const isoDate = (year: number, month: number, day: number): IsoDate => `${four(year)}-${two(month)}-${two(day)}`;

/** Days since 1970-01-01 of the proleptic Gregorian calendar (Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
export function dayNumber(date: IsoDate): number {
  const [year, month, day] = parts(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + floor(yearOfEra / 4) - floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `dayNumber`. */
export function dateOfDayNumber(days: number): IsoDate {
  const shifted = days + 719_468;
  const era = floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = floor(
    (dayOfEra - floor(dayOfEra / 1460) + floor(dayOfEra / 36_524) - floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + floor(yearOfEra / 4) - floor(yearOfEra / 100));
  const monthIndex = floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return isoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export const addDays = (date: IsoDate, days: number): IsoDate => dateOfDayNumber(dayNumber(date) + days);

/**
 * A case counts the days of the authority's offices (Eastern time). Elsewhere the next day may have begun (UTC+14), and nobody
 * knows where a document was made: its days may not lie after this one.
 */
export const latestToday = (today: IsoDate): IsoDate => addDays(today, 1);

/** The same day of a later (or earlier) month, or that month's last day when it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = parts(date);
  const total = year * 12 + (month - 1) + months;
  const newYear = floor(total / 12);
  const newMonth = total - newYear * 12 + 1;
  return isoDate(newYear, newMonth, min(day, daysInMonth(newYear, newMonth)));
}

export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

/** Completed years at `on`. Born on 29 February, a person completes the year on 1 March of common years. */
export function ageOn(birthday: IsoDate, on: IsoDate): number {
  const years = +on.slice(0, 4) - +birthday.slice(0, 4);
  return on.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export const lastDayOfMonth = (month: IsoMonth): IsoDate =>
  `${month}-${two(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))))}`;

/** DD/MM/YYYY, as the specification shows dates in its messages (document 1 section 5). */
export const inMessage = (date: IsoDate): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** Order of days with the newest first; months are ordered alike. */
export function newestFirst(one: IsoDate, other: IsoDate): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
