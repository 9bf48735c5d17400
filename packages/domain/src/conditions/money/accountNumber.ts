import { ibanParts } from "../../lists/money/ibanParts.ts";

/**
 * One account number in its many ways of writing: an IBAN and the local number in it, leading zeros, a sort code or branch
 * before it, and digits that are hidden. Two numbers that are only alike are not the same.
 */

export type AccountNumber = {
  /** Letters and digits, without spaces, hyphens and dots; of a masked number what is seen at its end. */
  readonly end: string;
  /** What is seen before the hidden digits; only of a masked number. */
  readonly begin?: string;
  readonly isMasked: boolean;
  readonly isIban: boolean;
};

const hidden = /[*•#…xX\u2022\u25CF]+|\.{2,}/g;
/** "ending in 1234", "se terminant par 1234". */
const endingWords = /^.*(?:ending|ended|ends|termin|finissant|finit)\D*(?=\d)/i;
/** What is printed before a number: "A/C No.", "IBAN". */
const label =
  /^(?:[\s.:#°º-]*(?:a\/c|acct?|account|compte|konto|conto|cuenta|conta|iban|number|num|numero|numéro|nr|no|n[°º])(?![\p{L}\d]))+[\s.:#]*(?=.*\d)/iu;
/** The currency or kind behind a number is none of it: 123-456789-838 HKD, 0071884213 (CAD). */
const codeBehind = /(?<=\d)(?:\s|\s?[(-])\s?[A-Z]{3}\)?\s*$/;
/** As accounts are written in Czechia and Slovakia: 19-2000145399/0800, the code of the bank at the end. */
const withBankCode = /^\s*(?<number>(?:\d{1,6}-)?\d{2,10})\s?\/\s?\d{4}\s*$/;
const fewestSeen = 3;

/** Nothing where the text holds no digit. */
export function accountNumberOf(text: string): AccountNumber | undefined {
  const words = withoutWords(text.normalize("NFKC").replaceAll(/\p{Nd}/gu, latinDigit)).replace(endingWords, "**");
  const number = words.replaceAll(/[\s/\u002D\u2010-\u2015]/g, "").toUpperCase();
  if (!/\d/.test(number)) return undefined;
  const isIban = isValidIban(number);
  const parts = isIban ? [number] : maskedParts(number);
  if (parts.length > 1)
    return { end: plain(parts.at(-1) ?? ""), begin: plain(parts[0] ?? ""), isMasked: true, isIban: false };
  return { end: plain(number), isMasked: false, isIban };
}

function withoutWords(text: string): string {
  const alone = text.replace(label, "").replace(codeBehind, "");
  return withBankCode.exec(alone)?.groups?.["number"] ?? alone;
}

/** Digits of every script stand in a row of ten, from zero to nine. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const plain = (number: string): string => number.replaceAll(/[^0-9A-Z]/g, "");

/** A single X is a letter of the number, unless it stands first or stars and dots hide digits too. */
function maskedParts(number: string): readonly string[] {
  const runs = [...number.matchAll(hidden)].map(([run]) => run);
  const hides = runs.some((run) => run !== "X") || /^X\d/.test(number);
  return hides ? number.split(hidden) : [number];
}

/** The check of ISO 13616: what is left of the number divided by 97 is 1. */
export function isValidIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(number)) return false;
  const digits = [...number.slice(4), ...number.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const significant = (number: string): string => number.replace(/^0+(?=.)/, "");

/** How the local number of an IBAN may be written, without leading zeros. */
function localForms(iban: string): readonly string[] {
  const bban = iban.slice(4);
  const parts = ibanParts[iban.slice(0, 2)];
  if (!parts || parts.reduce((sum, length) => sum + length, 0) !== bban.length) return [significant(bban)];
  const [bank, branch, , after] = parts;
  const forms = [bban.slice(bank + branch), bban.slice(bank), bban];
  const withoutEnd = forms.map((form) => form.slice(0, form.length - after));
  return [...new Set([...forms, ...withoutEnd, ...ownForms(iban, bban)].map(significant))];
}

/** Ways of writing that only some countries have. */
function ownForms(iban: string, bban: string): readonly string[] {
  const country = iban.slice(0, 2);
  // 61 1090 1014 0000 0712 1981 2874: the IBAN without its letters.
  if (country === "PL") return [iban.slice(2)];
  // Without the last eight digits, where they are zeros.
  if (country === "HU" && bban.endsWith("00000000")) return [bban.slice(0, -8)];
  if (country !== "CZ" && country !== "SK") return [];
  const [prefix, number] = [significant(bban.slice(4, 10)), bban.slice(10)];
  return /^0+$/.test(prefix) ? [number] : [`${prefix}${number}`, `${prefix}${significant(number)}`];
}

/**
 * `partly`: what is seen of a masked number fits. `prefixed`: one is the other behind what may be a code of the branch.
 * `suffixed`: one is the other before what may be the number of a sub-account ("/01", "-01", "S01").
 */
export type Likeness = "same" | "prefixed" | "suffixed" | "partly" | "different";

/** Whether two numbers name one account, by the numbers alone. */
export function compareNumbers(one: AccountNumber, other: AccountNumber): Likeness {
  if (one.isMasked && other.isMasked) return endsAlike(one.end, other.end) ? "partly" : "different";
  if (one.isMasked) return fitsMask(one, other) ? "partly" : "different";
  if (other.isMasked) return fitsMask(other, one) ? "partly" : "different";
  if (one.isIban && other.isIban) return one.end === other.end ? "same" : "different";
  if (one.isIban) return compareWithIban(one.end, other.end);
  if (other.isIban) return compareWithIban(other.end, one.end);
  if (significant(one.end) === significant(other.end)) return "same";
  if (hasPrefix(one.end, other.end) || hasPrefix(other.end, one.end)) return "prefixed";
  return hasSuffix(one.end, other.end) || hasSuffix(other.end, one.end) ? "suffixed" : "different";
}

const fewestBeforeSuffix = 5;

/** The number of a sub-account behind the other number, or the same one with the letters of its kind: 12345678, 12345678-01, 12345678S01. */
function hasSuffix(long: string, short: string): boolean {
  const base = significant(short);
  const whole = significant(long);
  if (base.length < fewestBeforeSuffix) return false;
  if (whole.startsWith(base) && /^[A-Z]{0,2}\d{1,3}$/.test(whole.slice(base.length))) return true;
  const [, number, digits] = /^(\d+)[A-Z]{1,2}(\d{1,3})$/.exec(whole) ?? [];
  return number !== undefined && number.length >= fewestBeforeSuffix && `${number}${digits}` === base;
}

function compareWithIban(iban: string, local: string): Likeness {
  const forms = localForms(iban);
  if (forms.includes(significant(local))) return "same";
  return forms.some((form) => hasPrefix(local, form)) ? "prefixed" : "different";
}

const endsAlike = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= fewestSeen && (one.endsWith(other) || other.endsWith(one));

/** A sort code, transit, branch or the letters of a kind of account before the number: as many digits as such a code has, before a number that is one by itself. */
const hasPrefix = (long: string, short: string): boolean =>
  short.length >= 7 &&
  long.endsWith(short) &&
  (long.length - short.length >= 3 || /^[A-Z]{1,2}$/.test(long.slice(0, long.length - short.length)));

function fitsMask(masked: AccountNumber, full: AccountNumber): boolean {
  if (masked.end.length < fewestSeen) return false;
  const forms = full.isIban ? [full.end, ...localForms(full.end)] : [full.end];
  const begin = masked.begin ?? "";
  return forms.some(
    (form) =>
      form.endsWith(masked.end) &&
      (begin === "" || form.startsWith(begin) || significant(form).startsWith(significant(begin))),
  );
}
