/** A place in a text, from the first letter to after the last. */
export type Hit = readonly [start: number, end: number];

/** A text without case and accents, and where each of its letters came from. */
type Folded = { readonly letters: string; readonly starts: readonly number[]; readonly ends: readonly number[] };

const spelledOut: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  "’": "'",
  ʼ: "'",
  "‑": "-",
  "–": "-",
};

/** Between figures, before three of them: `1,200`, `1 200`. */
const groupsFigures = /^[, \u00a0\u202f](?=\d{3}(?!\d))/;

function foldedWithPlaces(text: string): Folded {
  let letters = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const isGrouping =
      (sign === "," || sign.trim() === "") &&
      /\d/.test(text.charAt(at - 1)) &&
      groupsFigures.test(text.slice(at, at + 5));
    const plain = isGrouping ? "" : plainOf(sign);
    // A mark on its own belongs to the letter before it.
    if (plain === "" && !isGrouping && ends.length > 0) ends[ends.length - 1] = end;
    for (const letter of plain.split("")) {
      letters += letter;
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { letters, starts, ends };
}

const lastOfAscii = "\u007f";

function plainOf(sign: string): string {
  // Most letters, without the work that the others need.
  if (sign <= lastOfAscii) return sign.trim() === "" ? " " : sign.toLowerCase();
  const plain = sign.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  if (/^\s+$/.test(plain)) return " ";
  return spelledOut[plain] ?? plain;
}

/** Lower case without accents, for comparing: `sœur` as `soeur`, `1 200` and `1,200` as `1200`. */
export const foldForSearch = (text: string): string => foldedWithPlaces(text).letters;

/** What was typed, as the words that must all be found. */
export const searchTerms = (typed: string): readonly string[] => [
  ...new Set(foldForSearch(typed).split(" ").filter(Boolean)),
];

/** Where the words stand in a text, in order; places that touch or overlap are one. */
export function hitsIn(text: string, terms: readonly string[]): readonly Hit[] {
  if (terms.length === 0) return [];
  const { letters, starts, ends } = foldedWithPlaces(text);
  const found: Hit[] = [];
  for (const term of terms) {
    for (let at = letters.indexOf(term); at >= 0; at = letters.indexOf(term, at + term.length)) {
      found.push([starts[at] ?? 0, ends[at + term.length - 1] ?? text.length]);
    }
  }
  return joined(found);
}

function joined(hits: readonly Hit[]): readonly Hit[] {
  const together: Hit[] = [];
  for (const hit of hits.toSorted((a, b) => a[0] - b[0])) {
    const last = together.at(-1);
    if (last && hit[0] <= last[1]) together[together.length - 1] = [last[0], Math.max(last[1], hit[1])];
    else together.push(hit);
  }
  return together;
}
