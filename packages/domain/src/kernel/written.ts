import type { IsoDate } from "./calendarDate.ts";
import type { Text } from "./text.ts";

/** Days and numbers as a sentence of each language writes them. Amounts of money: `money.ts`. */

const months: readonly Text[] = [
  { en: "January", fr: "janvier" },
  { en: "February", fr: "février" },
  { en: "March", fr: "mars" },
  { en: "April", fr: "avril" },
  { en: "May", fr: "mai" },
  { en: "June", fr: "juin" },
  { en: "July", fr: "juillet" },
  { en: "August", fr: "août" },
  { en: "September", fr: "septembre" },
  { en: "October", fr: "octobre" },
  { en: "November", fr: "novembre" },
  { en: "December", fr: "décembre" },
];

/** May 3, 2036 in English, 3 mai 2036 in French, where the first day of a month is 1er. */
export function writtenDay(date: IsoDate): Text {
  const [year, month, day] = [
    Number(date.slice(0, 4)),
    months[Number(date.slice(5, 7)) - 1],
    Number(date.slice(8, 10)),
  ];
  if (!month) return { en: date, fr: date };
  return {
    en: `${month.en} ${day}, ${year}`,
    fr: `${day === 1 ? "1er" : day}\u00A0${month.fr}\u00A0${year}`,
  };
}

/** A whole number in groups of three digits: 45,648 in English, 45 648 in French. */
export function writtenNumber(value: number): Text {
  const grouped = (separator: string) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, separator);
  return { en: grouped(","), fr: grouped("\u00A0") };
}

/** `YYYY-MM` as a sentence writes it: March 2024, mars 2024. */
export function writtenMonth(month: string): Text {
  const name = months[Number(month.slice(5, 7)) - 1];
  const year = month.slice(0, 4);
  return name ? { en: `${name.en} ${year}`, fr: `${name.fr} ${year}` } : { en: year, fr: year };
}
