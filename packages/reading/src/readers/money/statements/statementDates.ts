import { addDays, isIsoDate, isoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { dateIn, dateOrderOf, monthNumber, monthWord } from "../../../fields/dateField.ts";
import type { Parse, Parsed } from "../../../fields/labelledValue.ts";
import { plain } from "../../../text/plainText.ts";

/** Periods of statements, and the short days of their rows. */

type Order = "dayFirst" | "monthFirst";
const orders: readonly Order[] = ["dayFirst", "monthFirst"];
const hint: Readonly<Record<Order, string>> = { dayFirst: "(DD/MM/YYYY)", monthFirst: "(MM/DD/YYYY)" };

type Range = { readonly start: string; readonly end: string; readonly from: number; readonly to: number };

const link =
  "(?:-|~|to|through|until|till|thru|upto|up to|and|a|au|ao|al|ate|jusqu'au|et|hasta(?: el)?|e|y|bis(?: zum)?|t\\/m|tot(?: en met)?|do|s\\.?\\/?d\\.?|sampai(?: dengan)?|hingga|ila|den|toi|至|到|по|إلى|ถึง|\\/)";
/** "01/06/2026 00:00 to Monday, 30/11/2026". */
const time = "(?:\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?)?";
const weekday =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tue|wed|thu|fri|sat|sun)\\b)?";
const between = new RegExp(`^[\\s,.)]*${time}[\\s,.)]*${link}[\\s(:]*(?:le |the |el |date:? )?${weekday}[\\s,]*$`, "u");
const beforeEnd = new RegExp(`[\\s,]*${link} *(?:le |the )?$`, "u");
const half = new RegExp(
  `(?<!\\d)(?:${monthWord} ?(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:er|st|nd|rd|th)?(?:[ -]?(?:de )?${monthWord})?),? ?$`,
);

/** Every two days with a word or a dash between them; in the first the year, or month and year, may be left to the second. */
function rangesIn(text: string, order: Order): readonly Range[] {
  const days = daysIn(text, order);
  const ranges: Range[] = [];
  for (let at = 0; at < days.length; at++) {
    const [first, second] = [days[at], days[at + 1]];
    if (!first) break;
    if (second && between.test(plain(text.slice(first.to, second.from)))) {
      ranges.push({ start: first.value, end: second.value, from: first.from, to: second.to });
      at++;
    } else {
      const range = shortRange(text, first);
      if (range) ranges.push(range);
    }
  }
  return ranges;
}

function daysIn(text: string, order: Order): readonly Parsed[] {
  const days: Parsed[] = [];
  let from = 0;
  for (let day = dateIn(text, hint[order]); day && day.to > 0; day = dateIn(text.slice(from), hint[order])) {
    days.push({ ...day, from: day.from + from, to: day.to + from });
    from += day.to;
  }
  return days;
}

/** "March 1 to March 31, 2026", "1er au 31 mars 2026". */
function shortRange(text: string, end: Parsed): Range | undefined {
  const before = plain(text.slice(0, end.from)).replaceAll(/\b[li](?=er\b)/g, "1");
  const linked = beforeEnd.exec(before);
  const match = linked && half.exec(before.slice(0, linked.index));
  if (!match) return undefined;
  const [year = 0, month = 0] = end.value.split("-").map(Number);
  const startMonth = monthNumber(match[1] ?? match[4] ?? "") || month;
  const start = isoDate(startMonth > month ? year - 1 : year, startMonth, Number(match[2] ?? match[3]));
  return isIsoDate(start) ? { start, end: end.value, from: match.index, to: end.to } : undefined;
}

/** Every period that a text names, as "start/end". Where one of its days can mean one day only, the other is written in the same order. */
export function periodsIn(text: string, label = ""): readonly Parsed[] {
  const known = dateOrderOf(label);
  const [one = [], other = []] = (known ? [known] : orders).map((order) =>
    rangesIn(text, order).filter((range) => range.start <= range.end),
  );
  const written = ({ start, end }: Range): string => `${start}/${end}`;
  return [
    ...one.map((range): Parsed => {
      const second = other.find(({ from }) => from === range.from);
      const differs = second && written(second) !== written(range) ? { ambiguous: written(second) } : {};
      return { value: written(range), from: range.from, to: range.to, ...differs };
    }),
    ...other
      .filter(({ from }) => !one.some((range) => range.from === from))
      .map((range): Parsed => ({ value: written(range), from: range.from, to: range.to })),
  ].toSorted((a, b) => a.from - b.from);
}

/** One end of the first period that a text names. */
function periodIn(text: string, label: string, end: "start" | "end"): Parsed | undefined {
  const [first] = periodsIn(text, label);
  if (!first) return undefined;
  const part = (period: string): string => period.split("/")[end === "start" ? 0 : 1] ?? "";
  const other = first.ambiguous === undefined ? undefined : part(first.ambiguous);
  const value = part(first.value);
  return {
    value,
    from: first.from,
    to: first.to,
    ...(other === undefined || other === value ? {} : { ambiguous: other }),
  };
}

export const periodStartIn: Parse = (text, label) => periodIn(text, label, "start");
export const periodEndIn: Parse = (text, label) => periodIn(text, label, "end");

/** A day at the start of a row, as it is printed: often without its year, and sometimes in numbers alone. */
export type PrintedDay = {
  readonly first: number;
  readonly second: number;
  /** The month is a word, or the order is that of the calendar: `first` is the day and `second` the month. */
  readonly isClear: boolean;
  readonly year?: number;
  readonly length: number;
};

const yearAfter = "(?:[ ,./-]{1,2}'?(\\d{4}|\\d{2}))?(?![\\d.,])";
const dayWord = new RegExp(`^(\\d{1,2})(?:er|st|nd|rd|th)?[ ./-]?(?:de )?${monthWord}${yearAfter}`);
const wordDay = new RegExp(`^${monthWord}[ ./-]?(\\d{1,2})(?:st|nd|rd|th)?${yearAfter}`);
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numbers = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?(?![\d,.])/;

const yearOf = (printed: string | undefined): { readonly year?: number } =>
  printed === undefined ? {} : { year: Number(printed.length === 2 ? `20${printed}` : printed) };

/** The day with which a text begins. */
export function dayAtStart(text: string): PrintedDay | undefined {
  const simple = plain(text);
  const sorted = yearFirst.exec(simple);
  if (sorted)
    return {
      first: Number(sorted[3]),
      second: Number(sorted[2]),
      isClear: true,
      year: Number(sorted[1]),
      length: sorted[0].length,
    };
  const named = dayWord.exec(simple);
  if (named)
    return {
      first: Number(named[1]),
      second: monthNumber(named[2] ?? ""),
      isClear: true,
      ...yearOf(named[3]),
      length: named[0].length,
    };
  const turned = wordDay.exec(simple);
  if (turned)
    return {
      first: Number(turned[2]),
      second: monthNumber(turned[1] ?? ""),
      isClear: true,
      ...yearOf(turned[3]),
      length: turned[0].length,
    };
  const bare = numbers.exec(simple);
  if (!bare) return undefined;
  return {
    first: Number(bare[1]),
    second: Number(bare[2]),
    isClear: false,
    ...yearOf(bare[3]),
    length: bare[0].length,
  };
}

export type Period = { readonly start: string; readonly end: string };

/** A bank dates some rows of a statement a little before its first day. */
const leadDays = 7;

/** The days of all rows, with the years of the period; nothing when the order of day and month, or a year, is not clear. */
export function daysOf(
  printed: readonly (PrintedDay | undefined)[],
  period: Period | undefined,
): readonly (IsoDate | undefined)[] | undefined {
  const known = printed.filter((day) => day !== undefined);
  const possible = orders
    .map((order) => printed.map((day) => day && dayOf(day, order, period)))
    .filter((days) => known.length === days.filter((day) => day !== undefined).length);
  const distinct = [...new Map(possible.map((days) => [days.join(), days])).values()];
  return distinct.length === 1 ? distinct[0] : undefined;
}

function dayOf(day: PrintedDay, order: Order, period: Period | undefined): IsoDate | undefined {
  const [date, month] = day.isClear || order === "dayFirst" ? [day.first, day.second] : [day.second, day.first];
  const years =
    day.year === undefined
      ? period
        ? [Number(period.start.slice(0, 4)), Number(period.end.slice(0, 4))]
        : []
      : [day.year];
  return years
    .map((year) => isoDate(year, month, date))
    .find((found) => {
      if (!isIsoDate(found)) return false;
      return !period || (found >= addDays(period.start, -leadDays) && found <= period.end);
    });
}
