import bidiFactory, { type EmbeddingLevels } from "bidi-js";

const bidi = bidiFactory();

/** Signs of writings from right to left. A paragraph without any runs from left to right as a whole, which is quicker to know. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export const runsRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** A part of a paragraph that runs in one direction: from `start` up to, not including, `end`. */
export type DirectedPart = { readonly start: number; readonly end: number; readonly isReversed: boolean };

/** Marks and joiners, which stay with the letter before them. */
const staysWithLetter = /[\p{M}\u200C\u200D]/u;

/** One paragraph by Unicode’s bidirectional algorithm (UAX 9). Its direction is that of its first letter. */
export class DirectedText {
  readonly text: string;
  /** By the algorithm; undefined where all of it runs from left to right. */
  readonly #found: EmbeddingLevels | undefined;

  constructor(text: string) {
    this.text = text;
    this.#found = runsRightToLeft(text) ? bidi.getEmbeddingLevels(text) : undefined;
  }

  get isLeftToRight(): boolean {
    return this.#found === undefined;
  }

  get base(): "ltr" | "rtl" {
    return (this.#found?.paragraphs[0]?.level ?? 0) % 2 === 1 ? "rtl" : "ltr";
  }

  /** A word, or any other part of the paragraph, cut where its direction changes. */
  parts(start: number, end: number): readonly DirectedPart[] {
    const parts: { start: number; end: number; level: number }[] = [];
    let at = start;
    for (const sign of this.text.slice(start, end)) {
      const level = this.#found?.levels[at] ?? 0;
      const last = parts.at(-1);
      if (last && (last.level === level || staysWithLetter.test(sign))) last.end += sign.length;
      else parts.push({ start: at, end: at + sign.length, level });
      at += sign.length;
    }
    return parts.map((part) => ({ start: part.start, end: part.end, isReversed: part.level % 2 === 1 }));
  }

  /** The parts of one line in the order in which they stand on paper. The line ends with no space. */
  onPaper<P extends { readonly start: number; readonly end: number }>(parts: readonly P[]): readonly P[] {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!this.#found || !first || !last) return parts;
    const owners = new Map(parts.flatMap((part) => signsOf(part).map((sign) => [sign, part])));
    const order = bidi.getReorderedIndices(this.text, this.#found, first.start, last.end - 1);
    return [...new Set(order.flatMap((sign) => owners.get(sign) ?? []))];
  }
}

const signsOf = ({ start, end }: { readonly start: number; readonly end: number }): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/**
 * A part that runs from right to left, as it is given to what shapes it: brackets turned round. Letters are turned round in
 * shaping, by their writing; signs alone have none, so they are here.
 */
export function turned(text: string): string {
  const signs = Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (runsRightToLeft(text) ? signs : signs.toReversed()).join("");
}
