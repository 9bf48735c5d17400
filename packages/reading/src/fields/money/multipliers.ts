/** Words behind an amount, or at the head of a table, that say how many times it is to be taken. */

const times: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousands?|mille|milliers?|mil|tsd|tausend|тыс|ribu)\b\.?/i, 3],
  [/^(?:lakhs?|lacs?|लाख)(?![\p{L}])\.?/iu, 5],
  [/^(?:millions?|millones|milhoes|mln|mio|mn|juta)\b\.?/i, 6],
  [/^(?:crores?|करोड़)(?![\p{L}])\.?/iu, 7],
  [/^(?:bn|milliards?|mrd|md)\b\.?/i, 9],
];
/** What means one thing in one country and another in the next: an amount with it is not read. */
const unsure = /^(?:m|mm|b|t|cr|billions?|trillions?|arab|kharab|hundred|cents? mille)\b|^[万億亿만억千]/i;

export type Times = { readonly zeros: number; readonly length: number };

/** The word that stands right behind an amount; `refused` where it may mean several things, nothing where none stands there. */
export function timesBehind(rest: string): Times | "refused" | undefined {
  const gap = /^[ -]?/.exec(rest)?.[0].length ?? 0;
  const text = rest.slice(gap);
  for (const [pattern, zeros] of times) {
    const found = pattern.exec(text);
    if (found) return { zeros, length: gap + found[0].length };
  }
  return unsure.test(text) ? "refused" : undefined;
}

/** A plain number with its point moved to the right, without a rounding: 2.5 and 5 make 250000. */
export function shifted(value: string, zeros: number): string {
  const [units = "0", decimals = ""] = value.split(".");
  const moved = `${units}${decimals.slice(0, zeros).padEnd(zeros, "0")}`;
  const left = decimals.slice(zeros);
  return `${String(BigInt(moved))}${/[1-9]/.test(left) ? `.${left.padEnd(2, "0")}` : ""}`;
}

const scale = String.raw`(?:thousands?|lakhs?|lacs?|crores?|millions?|milliers?(?: de \p{L}+)?|mille|tausend|tsd|mln|mio|mn|bn|'?000s?)`;
const tableHead = new RegExp(
  String.raw`\b(?:in|en)(?: [\p{L}$€£₹.]{1,12}){0,2}? ?${scale}(?![\p{L}\d])|\((?:[\p{L}$€£₹.]{1,5} ?)?(?:'000s?|000s|${scale})\)|[$€£₹] ?'?000s?\b(?!\d|[.,]\d)|\b[a-z]{2,3}\.? ?'000`,
  "iu",
);

/** Whether a paper says at a head or in a sentence that its amounts are to be taken many times. */
export const saysTimes = (text: string): boolean => tableHead.test(text);
