import { addDays, addMonths, dayNumber, isoDate, lastDayOfMonth, type IsoDate } from "../calendarDate.ts";

/** What a page of a calendar shows: a grid of whole weeks, one week, or what comes from a day on; and what is over and not done. */
export const calendarViews = ["month", "week", "list", "overdue"] as const;
export type CalendarView = (typeof calendarViews)[number];

export type DaySpan = { readonly from: IsoDate; readonly to: IsoDate };

/** 0 for Sunday, with which a week begins on calendars in Canada. 1970-01-01 was a Thursday. */
const weekday = (day: IsoDate): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

export const sundayOf = (day: IsoDate): IsoDate => addDays(day, -weekday(day));

const firstOfMonth = (day: IsoDate): IsoDate => isoDate(+day.slice(0, 4), +day.slice(5, 7), 1);

/** A list looks so far ahead, in days: what was entered with a wrong year is not looked for among days that nobody plans. */
const aheadDays = 3660;
const longAgo: IsoDate = "1970-01-01";

/** The days that a view shows around a day. What is over is counted from `today`, whatever the day. */
export function spanOf(view: CalendarView, day: IsoDate, today: IsoDate): DaySpan {
  if (view === "overdue") return { from: longAgo, to: addDays(today, -1) };
  if (view === "list") return { from: day, to: addDays(day, aheadDays) };
  const from = sundayOf(view === "week" ? day : firstOfMonth(day));
  return { from, to: addDays(sundayOf(view === "week" ? day : lastDayOfMonth(day.slice(0, 7))), 6) };
}

/** The day that a step back or ahead leads to. */
export function steppedDay(view: CalendarView, day: IsoDate, steps: number): IsoDate {
  if (view === "month") return addMonths(firstOfMonth(day), steps);
  return addDays(view === "week" ? sundayOf(day) : day, 7 * steps);
}

/** Every day of a span, the first first. */
export function daysOfSpan({ from, to }: DaySpan): readonly IsoDate[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => addDays(from, at));
}
