import { isIsoDate, isoDate } from "@boreal/domain/kernel/calendarDate";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

const monthStarts: readonly (readonly string[])[] = [
  ["jan"],
  ["feb", "fev"],
  ["mar"],
  ["apr", "avr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou"],
  ["sep"],
  ["oct"],
  ["nov"],
  ["dec"],
];

export const monthWord =
  "(jan(?:uary|vier|v)?|feb(?:ruary)?|fev(?:rier|r)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|aout?|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?)\\.?";
const year = "((?:19|20)\\d{2})";
const day = "(\\d{1,2})(?:st|nd|rd|th|er|e)?";

const yearFirst = new RegExp(`(?<!\\d)${year} ?[-/.] ?(\\d{1,2}) ?[-/.] ?(\\d{1,2})(?!\\d)`);
const monthDayYear = new RegExp(`\\b${monthWord} ?${day} ?,? ${year}(?!\\d)`);
const dayMonthYear = new RegExp(`(?<!\\d)${day}[ -]?(?:de |of )?${monthWord},?[ -]?${year}(?!\\d)`);
const yearMonthDay = new RegExp(`(?<!\\d)${year}[ -]?${monthWord}[ -]?${day}(?!\\d)`);
const numbersOnly = new RegExp(`(?<!\\d)(\\d{1,2}) ?[-/.] ?(\\d{1,2}) ?[-/.] ?${year}(?!\\d)`);

/** What a label says of the order of the numbers: `(DD/MM/YYYY)`, `(JJ/MM/AAAA)`, `(MM/DD/YYYY)`. */
export function dateOrderOf(label: string): "dayFirst" | "monthFirst" | undefined {
  const text = plain(label).replaceAll(/[^a-z]/g, "");
  if (/(dd|jj)mm(yyyy|aaaa)/.test(text)) return "dayFirst";
  if (/mm(dd|jj)(yyyy|aaaa)/.test(text)) return "monthFirst";
  return undefined;
}

export const monthNumber = (word: string): number =>
  monthStarts.findIndex((starts) => starts.some((start) => word.startsWith(start))) + 1;

const dated = (yearText = "", month = 0, dayText = ""): IsoDate | undefined => {
  const date = isoDate(Number(yearText), month, Number(dayText));
  return isIsoDate(date) ? date : undefined;
};

const otherCalendar = String.raw`(?:b\. ?s\.?|bs|bikram(?: sambat| samvat)?|vikram(?: sambat| samvat)?|a\. ?h\.?|ah|hijri|hegir\w*|s\. ?h\.?|solar hijri|shamsi|jalali|b\. ?e\.?|buddhist(?: era)?|e\. ?c\.?|ethiopian(?: calendar)?)(?![a-z])`;
const anyDate = String.raw`\d{1,4}(?:st|nd|rd|th)?[-/. ,]{1,2}(?:\d{1,2}|[a-z]{3,12})[-/. ,]{1,2}\d{1,4}`;
const markedBehind = new RegExp(`${anyDate}[ ,]*[(\\[]? ?${otherCalendar}`, "g");
const markedBefore = new RegExp(`(?<![a-z])${otherCalendar}[ :,]*[)\\]]?[ :,]*${anyDate}`, "g");
const wholeDate = new RegExp(`(?<!\\d)${anyDate}(?!\\d)`, "g");
const markedAlone = new RegExp(`(?<![a-z])${otherCalendar}`);

/** "Date of birth (B.S.)": what follows counts the years otherwise. */
const marksOtherCalendar = (label: string): boolean =>
  markedAlone.test(plain(label)) && !/\ba\. ?d\b/.test(plain(label));

/** Further ahead than any paper is valid: such a year is one of Nepal's calendar. */
const yearsAhead = 30;

/** The text with days of other calendars blanked out, in the same places: the day of ours often stands beside them. */
function withoutOtherCalendars(text: string): string {
  const blank = (found: string) => " ".repeat(found.length);
  const last = new Date().getFullYear() + yearsAhead;
  const isFarOff = (found: string) => [...found.matchAll(/(?<!\d)20\d\d(?!\d)/g)].some(([year]) => Number(year) > last);
  const withoutFarOff = (found: string) => (isFarOff(found) ? blank(found) : found);
  return text
    .replaceAll(markedBehind, blank)
    .replaceAll(markedBefore, blank)
    .replaceAll(wholeDate, withoutFarOff)
    .replaceAll(/(?<!\d)20\d\d(?!\d)/g, withoutFarOff);
}

/**
 * The first date in a text, English or French. `ambiguous` holds the other date when day and month could be swapped and
 * nothing says which comes first; the value is then a guess that a person has to settle.
 */
export function dateIn(text: string, label = ""): Parsed | undefined {
  // Recognition takes the first of "1er" for a letter.
  const simple = withoutOtherCalendars(plain(text).replaceAll(/\b[li](?=er\b)/g, "1"));
  if (marksOtherCalendar(label)) return undefined;
  const found: (Parsed & { readonly from: number })[] = [];
  const note = (match: RegExpExecArray | null, date: IsoDate | undefined, other?: IsoDate) => {
    if (!match || !date) return;
    found.push({
      value: date,
      from: match.index,
      to: match.index + match[0].length,
      ...(other ? { ambiguous: other } : {}),
    });
  };
  const iso = yearFirst.exec(simple);
  note(iso, iso ? dated(iso[1], Number(iso[2]), iso[3]) : undefined);
  const english = monthDayYear.exec(simple);
  note(english, english ? dated(english[3], monthNumber(english[1] ?? ""), english[2]) : undefined);
  const french = dayMonthYear.exec(simple);
  note(french, french ? dated(french[3], monthNumber(french[2] ?? ""), french[1]) : undefined);
  const sorted = yearMonthDay.exec(simple);
  note(sorted, sorted ? dated(sorted[1], monthNumber(sorted[2] ?? ""), sorted[3]) : undefined);
  const numbers = numbersOnly.exec(simple);
  if (numbers) {
    const dayFirst = dated(numbers[3], Number(numbers[2]), numbers[1]);
    const monthFirst = dated(numbers[3], Number(numbers[1]), numbers[2]);
    const order = dateOrderOf(label);
    if (order === "dayFirst") note(numbers, dayFirst);
    else if (order === "monthFirst") note(numbers, monthFirst);
    else if (dayFirst && monthFirst && dayFirst !== monthFirst) note(numbers, dayFirst, monthFirst);
    else note(numbers, dayFirst ?? monthFirst);
  }
  return found.toSorted((a, b) => a.from - b.from)[0];
}
