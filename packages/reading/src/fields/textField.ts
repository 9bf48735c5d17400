import { provinces } from "@boreal/domain/lists/provinces";
import { plain } from "../text/plainText.ts";
import type { Parse, Parsed } from "./labelledValue.ts";

/** A full stop behind these belongs to the name of a company. */
const shortened = /\b(?:ltd|ltee|inc|co|corp|cie|enr|llc|s\.a|s\.p\.a|b\.v|l\.l\.c|s\.a\.r\.l)$/i;

/** Marks around a value that are not part of it. */
const trimmed = (text: string): { readonly from: number; readonly to: number } => {
  const from = /^[\s:.,;–—_-]*/.exec(text)?.[0].length ?? 0;
  const bare = text.replace(/[\s:;,._|–—-]+$/, "");
  const to = shortened.test(plain(bare)) && text[bare.length] === "." ? bare.length + 1 : bare.length;
  return { from, to: Math.max(from, to) };
};

/** On forms the next label often stands where a value could stand. */
const label =
  /^(?:numero|n°|no|date|nom|duree|frais|droits|niveau|montant|adresse|signature|statut)\b|\b(?:number|no|date|name|fees?|id|level|amount|address|status|period)\.?$/;

/** Words as they are printed, at most `most` characters: the name of a school, a program, an employer. */
export const wordsIn =
  (most: number): Parse =>
  (text) => {
    const { from, to } = trimmed(text);
    const value = text.slice(from, to).replaceAll(/\s+/g, " ");
    return value.length >= 2 && value.length <= most && /\p{L}{2}/u.test(value) && !label.test(plain(value))
      ? { value, from, to }
      : undefined;
  };

const studyInstitution = /(?<![A-Z\d])[O0]\s?(\d{11,12})(?!\d)/;

/** The number of a designated learning institution: the letter O and eleven digits; 0 is often printed or read for the letter. */
export function institutionNumberIn(text: string): Parsed | undefined {
  const match = studyInstitution.exec(text.toUpperCase());
  return match ? { value: `O${match[1]}`, from: match.index, to: match.index + match[0].length } : undefined;
}

/** In one piece, or in groups of digits behind it: "SVP 0041 7733". */
const code = /(?<![A-Z\d])[A-Z]{0,4}[-/ ]?\d[\dA-Z/-]{2,24}(?: \d{3,4}(?= |$|[^\d\p{L}/.,-]))*(?![A-Z\d])/u;

/** A number of a file, a person or a paper: digits with letters, hyphens and strokes, at least `least` digits. */
export const codeIn =
  (least: number): Parse =>
  (text) => {
    const upper = text.toUpperCase();
    const match = code.exec(upper);
    if (!match || match[0].replaceAll(/\D/g, "").length < least) return undefined;
    return { value: match[0].trim().replaceAll(/[\s./-]/g, ""), from: match.index, to: match.index + match[0].length };
  };

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  nine: 9,
  eleven: 11,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  eight: 8,
  ten: 10,
  twelve: 12,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  "twenty-four": 24,
  thirty: 30,
  "thirty-six": 36,
  "forty-eight": 48,
  sept: 7,
  neuf: 9,
  onze: 11,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  huit: 8,
  dix: 10,
  douze: 12,
  seize: 16,
  "dix-huit": 18,
  vingt: 20,
  "vingt-quatre": 24,
  trente: 30,
  "trente-six": 36,
  "quarante-huit": 48,
};
const length = new RegExp(
  `(?<![\\w.-])(\\d{1,3}(?:[.,]5)?|${Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join(
      "|",
    )})\\)?[ -]?(?:\\(\\d{1,2}\\) ?)?(?:(?:academic|calendar|full) )?(years?|yrs?|ans?|annees?|months?|mths?|mois)\\b`,
);

/** How long something lasts, in whole months: 2 years, 16 months, 1 an, two (2) years. */
export function monthsIn(text: string): Parsed | undefined {
  const match = length.exec(plain(text));
  if (!match) return undefined;
  const count = words[match[1] ?? ""] ?? Number((match[1] ?? "").replace(",", "."));
  const months = /^(?:y|a)/.test(match[2] ?? "") ? count * 12 : count;
  return Number.isInteger(months) && months > 0 && months <= 120
    ? { value: String(months), from: match.index, to: match.index + match[0].length }
    : undefined;
}

/** The one province or territory that a text names, by its code in the list of the authority. */
export function provinceIn(text: string): Parsed | undefined {
  const simple = plain(text);
  const found = provinces.flatMap(({ code: value, en, fr }) =>
    [en, fr].flatMap((name) => {
      // Letters that are set apart lose the space between two words.
      const match = new RegExp(`(?<![a-z])${plain(name).replaceAll(" ", " ?")}(?![a-z])`).exec(simple);
      return match ? [{ value, from: match.index, to: match.index + match[0].length }] : [];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}
