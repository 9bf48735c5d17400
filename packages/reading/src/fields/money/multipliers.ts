import { meantBy, unitPattern } from "./currencySigns.ts";

/** Words and letters behind an amount, or words at the head of a table, that say how many times it is to be taken. */

const times: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousands?|mille|milliers?|mil|tsd|tausend|тыс|ribu)\b\.?/i, 3],
  [/^(?:lakhs?|lacs?|लाख)(?![\p{L}])\.?/iu, 5],
  [/^(?:millions?|millones|milhoes|mln|mio|mn|juta)\b\.?/i, 6],
  [/^(?:crores?|करोड़)(?![\p{L}])\.?/iu, 7],
  [/^(?:bn|milliards?|mrd|md|mld)\b\.?/i, 9],
];
/** What means one thing in one country and another in the next: an amount with it is not read. */
const unsure =
  /^(?:m|mm|mill|mios?|mns|kk|b|bln|bns|t|tn|trn|billions?|trillions?|arab|kharab|hundred|cents? mille)\b|^[万億亿만억千]/i;
/** Lakhs and crores by their first letters, where money is counted in them. L is a currency besides, and CR a credit. */
const lakhs = /^(?:l|ls|lks?|lkhs?)\b(?!['’])\.?/i;
const crores = /^crs?\b\.?/i;
const thousands = /^K\b/;
const countedInLakhs = ["INR", "PKR", "NPR", "BDT"];

/** Few digits, without groups: 35, 2.5, 12.75. What is written out in full takes no letter that multiplies. */
export const isShort = (digits: string): boolean => /^\d{1,3}(?:[.,]\d{1,3})?$/.test(digits);

export type Times = { readonly zeros: number; readonly length: number };
/** The digits of an amount, and the currency printed before them. */
export type Printed = { readonly digits: string; readonly unit: string };

/** The word that stands right behind an amount; `refused` where it may mean several things, nothing where none stands there. */
export function timesBehind(rest: string, printed: Printed): Times | "refused" | undefined {
  const gap = /^[ -]{0,2}/.exec(rest)?.[0].length ?? 0;
  const text = rest.slice(gap);
  const letters = lakhs.exec(text) ?? crores.exec(text);
  if (letters) {
    const zeros = zerosOf(text, letters[0], printed);
    return typeof zeros === "number" ? { zeros, length: gap + letters[0].length } : zeros;
  }
  // "1,250.00 K" may be kwachas or kinas.
  if (thousands.test(text) && printed.unit === "" && !isShort(printed.digits)) return "refused";
  for (const [pattern, zeros] of times) {
    const found = pattern.exec(text);
    if (found) return { zeros, length: gap + found[0].length };
  }
  return unsure.test(text) ? "refused" : undefined;
}

function zerosOf(text: string, letters: string, { digits, unit }: Printed): number | "refused" | undefined {
  const behind = unitBehindLetters.exec(text.slice(letters.length))?.[1] ?? "";
  const units = [unit, behind].filter((one) => one !== "");
  const isInLakhs = units.some((one) => countedInLakhs.some((code) => meantBy(one)?.has(code)));
  if (lakhs.test(text)) {
    if (isInLakhs) return isShort(digits) ? 5 : "refused";
    return units.length === 0 && !isShort(digits) && /^l\b/i.test(text) ? undefined : "refused";
  }
  if (/^crs/i.test(text)) return isInLakhs && isShort(digits) ? 7 : "refused";
  if (!isShort(digits) || Number(digits.replace(",", ".")) === 0) return undefined;
  const hasCents = /[.,]\d\d$/.test(digits);
  if (isInLakhs) return hasCents ? "refused" : 7;
  return units.length > 0 || hasCents ? undefined : "refused";
}
const unitBehindLetters = new RegExp(String.raw`^\s?(${unitPattern})(?![\p{L}\d])`, "u");

/** Whether a short amount such as 2.50 stands before CR: on a statement a credit, elsewhere it may be crores. */
export const mayBeCrores = (amount: string, rest: string): boolean =>
  /^\s{0,2}crs?\b/i.test(rest) && isShort(/\d[\d.,]*$/.exec(amount)?.[0] ?? "");

/** A plain number with its point moved to the right, without a rounding: 2.5 and 5 make 250000. */
export function shifted(value: string, zeros: number): string {
  const [units = "0", decimals = ""] = value.split(".");
  const moved = `${units}${decimals.slice(0, zeros).padEnd(zeros, "0")}`;
  const left = decimals.slice(zeros);
  return `${String(BigInt(moved))}${/[1-9]/.test(left) ? `.${left.padEnd(2, "0")}` : ""}`;
}

const scale = String.raw`(?:thousands?|lakhs?|lacs?|crores?|millions?|milliers?(?: de \p{L}+)?|mille|tausend|tsd|mln|mio|mn|bn|'?000s?)`;
const tableHead = new RegExp(
  String.raw`\b(?:in|en)(?: [\p{L}$€£₹.]{1,12}){0,2}? ?${scale}(?![\p{L}\d])|\((?!(?:one|two|three|four|five|six|seven|eight|nine|ten|un|deux|trois|cinq|sept|huit|neuf|dix)\b)(?:[\p{L}$€£₹.]{1,5} ?)?(?:'000s?|000s|${scale})\)|[$€£₹] ?'?000s?\b(?!\d|[.,]\d)|\b[a-z]{2,3}\.? ?'000`,
  "iu",
);

/** Whether a paper says at a head or in a sentence that its amounts are to be taken many times; "(two million)" says one of them in words. */
export const saysTimes = (text: string): boolean => tableHead.test(text);
