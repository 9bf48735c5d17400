import type { Text } from "./text.ts";
import { ageOn, daysInMonth, isIsoDate, isIsoMonth, isoDate, type IsoDate } from "./calendarDate.ts";

/**
 * A day of which only a part may be known: `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or stars where nothing is known. Stars after the
 * known part, as official forms write them (`1985-**-**`), mean the same as leaving them out.
 */
export type PartialDate = string;

/** Nothing of the day is known, which is another thing than not being answered. */
export const unknownDate: PartialDate = "****-**-**";

const starred = /(?:-\*\*){1,2}$/;
const allStars = /^\*{4}(?:-\*\*){0,2}$/;

/** What is known of the day: `1985-03`, `1985`, or nothing. */
export const knownPart = (date: PartialDate): string => (allStars.test(date) ? "" : date.replace(starred, ""));

export function isPartialDate(text: string): boolean {
  const known = knownPart(text);
  if (known === "") return allStars.test(text);
  if (known !== text && known.length + 3 !== text.length && known.length + 6 !== text.length) return false;
  return isIsoDate(known) || isIsoMonth(known) || /^[1-9]\d{3}$/.test(known);
}

const unlessUnknown =
  (dayOf: (year: number, month: number | undefined) => IsoDate) =>
  (date: PartialDate): IsoDate | undefined => {
    const known = knownPart(date);
    if (known === "" || known.length === 10) return known === "" ? undefined : known;
    return dayOf(Number(known.slice(0, 4)), known.length === 7 ? Number(known.slice(5)) : undefined);
  };

/** The first day that it can be; nothing where no year is known. */
export const firstPossibleDay = unlessUnknown((year, month = 1) => isoDate(year, month, 1));

/** The last day that it can be; nothing where no year is known. */
export const lastPossibleDay = unlessUnknown((year, month = 12) => isoDate(year, month, daysInMonth(year, month)));

/** Completed years, from the least that they can be to the most. */
export type Ages = { readonly least: number; readonly most: number };

/** Completed years on a day; nothing where no year is known. */
export function agesOn(birthday: PartialDate, on: IsoDate): Ages | undefined {
  const [first, last] = [firstPossibleDay(birthday), lastPossibleDay(birthday)];
  return first === undefined || last === undefined ? undefined : { least: ageOn(last, on), most: ageOn(first, on) };
}

/** Whether somebody of these ages is younger than a limit; nothing where they leave it open. */
export function isYounger(ages: Ages | undefined, limit: number): boolean | undefined {
  if (ages === undefined) return undefined;
  if (ages.most < limit) return true;
  return ages.least >= limit ? false : undefined;
}

export const isYoungerOn = (birthday: PartialDate, limit: number, on: IsoDate): boolean | undefined =>
  isYounger(agesOn(birthday, on), limit);

/** An age in words: a birthday of which the day is not known leaves two. */
export const agesInWords = ({ least, most }: Ages): Text =>
  least === most ? { en: `${least}`, fr: `${least}` } : { en: `${least} or ${most}`, fr: `${least} ou ${most}` };

/** Whether a day may be the one of which a part is known: every part that is known is the same. */
export const fitsKnownPart = (date: PartialDate, known: PartialDate): boolean =>
  knownPart(date).startsWith(knownPart(known));

/** Whether two people may mean the same day: what both know of it is the same. */
export const mayBeSameDay = (one: PartialDate, other: PartialDate): boolean =>
  fitsKnownPart(one, other) || fitsKnownPart(other, one);
