import { dayNumber, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { inOrder } from "../../../case/deadlineOrder.ts";

/** A date on the line: its number in the list below, its place from 0 to 1, and the row in which its mark fits. */
type TimelineMark = { readonly id: string; readonly n: number; readonly at: number; readonly row: number };
type TimelineMonth = { readonly month: string; readonly at: number };

export type Timeline = {
  readonly marks: readonly TimelineMark[];
  readonly months: readonly TimelineMonth[];
  /** Where today stands. */
  readonly today: number;
  readonly rows: number;
};

/** Marks closer than this share of the width stand one above the other. */
const room = 0.09;
const mostMonths = 4;
const leastDays = 30;

/** Where each known date stands between today (or an earlier date) and the last of them; nothing when no date is known. */
export function timelineOf(
  deadlines: readonly { readonly id: string; readonly date: IsoDate | null }[],
  today: IsoDate,
): Timeline | undefined {
  const known = inOrder(deadlines).flatMap(({ id, date }) => (date === null ? [] : [{ id, day: dayNumber(date) }]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return undefined;
  const now = dayNumber(today);
  const start = Math.min(first.day, now);
  const length = Math.max(last.day, now + leastDays) - start;
  const place = (day: number) => (day - start) / length;
  const marks = inRows(known.map(({ id, day }, index) => ({ id, n: index + 1, at: place(day) })));
  return {
    marks,
    months: monthsBetween(start, length, place),
    today: place(now),
    rows: Math.max(...marks.map(({ row }) => row)) + 1,
  };
}

/** The lowest row in which the mark before is far enough away. */
function inRows(marks: readonly Omit<TimelineMark, "row">[]): readonly TimelineMark[] {
  const ends: number[] = [];
  return marks.map((mark) => {
    const free = ends.findIndex((end) => mark.at - end >= room);
    const row = free < 0 ? ends.length : free;
    ends[row] = mark.at;
    return { ...mark, row };
  });
}

/** The first days of months, as many as can be read. */
function monthsBetween(start: number, length: number, place: (day: number) => number): readonly TimelineMonth[] {
  const months: TimelineMonth[] = [];
  for (let year = 1970 + Math.floor(start / 366), month = 1; ; month += 1) {
    if (month > 12) {
      month = 1;
      year += 1;
    }
    const name = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
    const day = dayNumber(`${name}-01`);
    if (day > start + length) break;
    if (day > start) months.push({ month: name, at: place(day) });
  }
  // Over years, the Januaries say enough.
  const told = months.length > 24 ? months.filter(({ month }) => month.endsWith("-01")) : months;
  const step = Math.ceil(told.length / mostMonths);
  return told.filter((_, index) => index % step === 0);
}
