import { dateIn } from "../fields/dateField.ts";
import type { Line } from "../text/lines.ts";

/** The text of a document without its numbers, codes and addresses: each stands there as CODE1, CODE2 and so on. */
export type MaskedPrint = {
  readonly text: string;
  /** What an answer says with the codes put back. */
  readonly unmasked: (quote: string) => string;
};

/** A machine-readable zone repeats the number, the name and the day of birth: it is left out whole. */
const isZone = (text: string): boolean => /<{2,}|^[A-Z0-9<]{28,}$/.test(text.replaceAll(" ", ""));

const digitsOf = (text: string): number => text.replaceAll(/\D/g, "").length;

/** Amounts with thousands or cents, as 24,500.00, 1 234,56 and $4500. */
const amount =
  /^[-(]?(?:[A-Z]{0,3}[$€£₹])?\d{1,3}(?:[,.’']\d{2,3})*(?:[.,]\d{2})?[$€£₹]?\)?$|^[-(]?[$€£₹]\d+(?:[.,]\d{2})?\)?$/;
const numericDate = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[.,;]?$/;

const bare = (word: string): string => word.replace(/^[([{"'«]+/, "").replace(/[)\]}"'».,;:]+$/, "");

/** A word that says who somebody is: an address of mail, or a number or code of five digits or more. */
function isCode(word: string): boolean {
  if (word.includes("@")) return true;
  const text = bare(word);
  // What would be taken for a mask is one.
  if (/^CODE\d+$/.test(text)) return true;
  if (amount.test(text) || (numericDate.test(text) && dateIn(text) !== undefined)) return false;
  const digits = digitsOf(text);
  return digits >= 5 || (digits >= 2 && /\p{L}/u.test(text) && text.length >= 6);
}

const isGroup = (word: string): boolean => /^[(+]?[\d-]{2,}[).,;]?$/.test(word) && !numericDate.test(word);

/** From this many digits on, numbers side by side are one number in groups, as of telephones and accounts. */
const groupedFrom = 8;

/** Words of a cell that are masked, from first to last of each number. */
function codesIn(words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < words.length; at++) {
    let end = at;
    while (end < words.length && isGroup(words[end] ?? "")) end++;
    if (end - at > 1 && digitsOf(words.slice(at, end).join("")) >= groupedFrom) {
      found.push([at, end]);
      at = end - 1;
    } else if (isCode(words[at] ?? "")) found.push([at, at + 1]);
  }
  return found;
}

/** At most so many characters are sent: some ten pages. */
export const mostCharacters = 30_000;

/** Masks words of several texts, the same code by the same mask. */
function createMasks() {
  const codes: string[] = [];
  const maskOf = (code: string): string => {
    const known = codes.indexOf(code);
    return `CODE${(known === -1 ? codes.push(code) : known + 1).toString()}`;
  };
  return {
    masked: (words: readonly string[]): string => {
      const spans = codesIn(words);
      return words
        .flatMap((word, at) => {
          const span = spans.find(([from, to]) => at >= from && at < to);
          if (span === undefined) return [word];
          return at === span[0] ? [maskOf(words.slice(span[0], span[1]).join(" "))] : [];
        })
        .join(" ");
    },
    unmasked: (answer: string): string =>
      answer.replaceAll(/CODE(\d+)/g, (mask, at: string) => codes[Number(at) - 1] ?? mask),
  };
}

export function maskedPrint(lines: readonly Line[]): MaskedPrint {
  const { masked, unmasked } = createMasks();
  const text = lines
    .filter((line) => !isZone(line.text))
    .map(({ cells }) => cells.map((cell) => masked(cell.words.map((word) => word.text))).join("   "))
    .join("\n")
    .slice(0, mostCharacters);
  return { text, unmasked };
}

/** A sign that ends a word of running text, set apart while codes are looked for. */
const apart = " \u0001";

/** The same of running texts, such as a draft and the facts in it: a code has the same mask in all of them. */
export function maskedTexts(texts: readonly string[]): {
  readonly texts: readonly string[];
  readonly unmasked: (answer: string) => string;
} {
  const { masked, unmasked } = createMasks();
  const maskedLine = (line: string): string =>
    masked(line.replaceAll(/[.,;:!?)»”]+(?=\s|$)/gu, `${apart}$&`).split(/[ \u00A0]+/u)).replaceAll(apart, "");
  return { texts: texts.map((text) => text.split("\n").map(maskedLine).join("\n")), unmasked };
}
