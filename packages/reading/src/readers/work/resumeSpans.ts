import { isIsoDate, isoDate } from "@boreal/domain/kernel/calendarDate";
import { monthNumber, monthWord } from "../../fields/dateField.ts";

/** The times that a resume tells: "Sept. 2019 - present", "03/2018 to 08/2019", "de janvier 2020 à ce jour", "2015-2019". */

export type Span = {
  /** A month (2019-09), a day, or a year alone, of which no month is known. */
  readonly from: string;
  /** The same, or `ongoing`. */
  readonly to: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether both ends name a month. */
  readonly isClear: boolean;
};

const year = String.raw`(?:19|20)\d{2}`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er)?`;
const word = monthWord.replace("(jan", "(?:jan");
const moment = [
  `${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?!\\d)`,
  `(?:${day}[ -])?(?:0?[1-9]|1[0-2])[-/.]${year}`,
  `(?:${day} (?:of )?)?${word}(?: ?${day},)?[ ,'-]{0,2}${year}`,
  `${word} ${day},? ${year}`,
  year,
].join("|");
const now = String.raw`(?:till |to |until )?(?:the )?(?:present|current(?:ly)?|now|today|date|ongoing|aujourd'hui|ce jour|actuel(?:lement|le)?|maintenant|en cours|present day)`;
const link = String.raw`[ ,)]*(?:-+|to|until|till|through|au|a|jusqu'(?:a|au|en)|et)[ (]*(?:le |l')?`;

const range = new RegExp(
  `(?<![\\d/-])(?<from>${moment}|${word}(?=${link}${word}[ ,]{0,2}${year}))(?:${link}|(?<columns> ))(?<to>${now}|${moment})(?![\\d/])`,
);
const since = new RegExp(`\\b(?:since|depuis)(?: le)? (?<from>${moment})(?![\\d/-])`);
export const anyYear = new RegExp(`(?<!\\d)${year}(?!\\d)`);

/** The first span of a line of plain text. */
export function spanIn(text: string): Span | undefined {
  const match = range.exec(text) ?? since.exec(text);
  const from = match?.groups?.["from"];
  if (!match || from === undefined) return undefined;
  const told = match.groups?.["to"];
  const to = told === undefined || new RegExp(`^${now}$`).test(told) ? "ongoing" : momentOf(told);
  const first = momentOf(from, to);
  if (first === undefined || to === undefined || (to !== "ongoing" && isLater(first, to))) return undefined;
  const isClear = first.length > 4 && (to === "ongoing" || to.length > 4);
  // Two columns of a table have no word between them; two years might be anything.
  if (match.groups?.["columns"] !== undefined && !isClear) return undefined;
  return {
    from: first,
    to,
    start: match.index,
    end: match.index + match[0].length,
    isClear,
  };
}

const isLater = (first: string, last: string): boolean => {
  const length = Math.min(first.length, last.length);
  return first.slice(0, length) > last.slice(0, length);
};

/** "May - August 2023": the year of the end is that of the beginning, too. */
function momentOf(printed: string, end?: string): string | undefined {
  const text = printed.trim();
  const numbers = new RegExp(`^(${year})[-/.](\\d{2})(?:[-/.](\\d{1,2}))?$`).exec(text);
  if (numbers) return dated(numbers[1], Number(numbers[2]), numbers[3]);
  const monthFirst = new RegExp(`^(?:(\\d{1,2})\\D*[ -])?(\\d{1,2})[-/.](${year})$`).exec(text);
  if (monthFirst) return dated(monthFirst[3], Number(monthFirst[2]), monthFirst[1]);
  const named = new RegExp(monthWord).exec(text);
  const inYear =
    new RegExp(year).exec(text)?.[0] ?? (end === undefined || end === "ongoing" ? undefined : end.slice(0, 4));
  if (!named) return inYear;
  const days = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er)?(?!\d)/.exec(text.replace(new RegExp(year), ""))?.[1];
  return dated(inYear, monthNumber(named[1] ?? ""), days);
}

/** A day where it is one, else the month. */
function dated(inYear: string | undefined, month: number, days: string | undefined): string | undefined {
  if (inYear === undefined || month < 1 || month > 12) return undefined;
  const inMonth = `${inYear}-${String(month).padStart(2, "0")}`;
  const onDay = days === undefined ? undefined : isoDate(Number(inYear), month, Number(days));
  return onDay !== undefined && isIsoDate(onDay) ? onDay : inMonth;
}
