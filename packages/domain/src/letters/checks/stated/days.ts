import type { Stated } from "./sentences.ts";

/** Days as people type them in either language, as far as they say them: a day, a month or a year. */
export type StatedDay = Stated & {
  /** `2026-09-08`, `2026-09` or `2026`; of 08/09/2026 both days that it may be. */
  readonly readings: readonly string[];
};

const months: readonly string[] = [
  "january|jan|janvier|janv",
  "february|feb|février|fevrier|févr",
  "march|mar|mars",
  "april|apr|avril|avr",
  "may|mai",
  "june|jun|juin",
  "july|jul|juillet|juil",
  "august|aug|août|aout",
  "september|sept|sep|septembre",
  "october|oct|octobre",
  "november|nov|novembre",
  "december|dec|décembre|decembre|déc",
];
const month = `(?<month>${months.join("|")})\\.?(?!\\p{L})`;
const year = String.raw`(?<year>(?:19|20)\d{2})(?![\d,.]*\d)`;
const start = String.raw`(?<![\p{L}\d/-])`;

const forms: readonly RegExp[] = [
  new RegExp(String.raw`${start}(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})(?!\d)`, "giu"),
  new RegExp(String.raw`${start}(?<one>\d{1,2})[/.-](?<two>\d{1,2})[/.-]${year}`, "giu"),
  new RegExp(String.raw`${start}${month}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+${year}`, "giu"),
  new RegExp(
    String.raw`${start}(?<day>\d{1,2})(?:st|nd|rd|th|er)?[\s\u00A0]+(?:of\s+)?${month},?[\s\u00A0]+(?:of\s+)?${year}`,
    "giu",
  ),
  new RegExp(String.raw`${start}${month},?[\s\u00A0]+(?:of\s+|de\s+)?${year}`, "giu"),
  new RegExp(
    String.raw`(?<=(?:\b(?:in|of|by|since|until|from|en|de|depuis|dès|fin|fall|autumn|winter|spring|summer|intake|automne|hiver|printemps|été|rentrée)|l[’']an)\s)${year}`,
    "giu",
  ),
];

const two = (part: string | number): string => String(part).padStart(2, "0");

function readingsOf(groups: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { year: named = "", month: word, number, day, one, two: other } = groups;
  if (one !== undefined && other !== undefined)
    return [
      [one, other],
      [other, one],
    ].flatMap(([inMonth = "", of = ""]) => (Number(of) <= 12 ? [`${named}-${two(of)}-${two(inMonth)}`] : []));
  const place =
    word === undefined ? undefined : months.findIndex((names) => names.split("|").includes(word.toLowerCase()));
  const of = place === undefined ? number : two(place + 1);
  return [[named, of, day && two(day)].filter((part) => part !== undefined).join("-")];
}

export function daysIn(sentence: string): readonly StatedDay[] {
  if (!/\d{4}/.test(sentence)) return [];
  const found: StatedDay[] = [];
  for (const form of forms) {
    for (const { 0: raw, index, groups = {} } of sentence.matchAll(form)) {
      const to = index + raw.length;
      if (found.some((one) => index < one.to && to > one.from)) continue;
      found.push({ raw, from: index, to, readings: readingsOf(groups) });
    }
  }
  return found;
}

/** Whether what was said may be the day of the case, as far as both say it. */
export const mayBeDay = ({ readings }: StatedDay, known: string): boolean =>
  readings.some((reading) => known.startsWith(reading) || reading.startsWith(known));

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || 6);
export const monthsApart = ({ readings }: StatedDay, known: string): number =>
  Math.min(...readings.map((reading) => Math.abs(monthsOf(reading) - monthsOf(known))));
