/** How much of a text is found again, word for word and in order. */
export type WordShare = {
  /** Words that count of the text before. */
  readonly words: number;
  readonly found: number;
};

/** A word without what print and recognition add around it; case and accents count. Empty for lines, dots and dirt. */
const bare = (word: string): string =>
  word
    .normalize("NFC")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** The words of `before` that stand in `after` in the same order (longest common subsequence). */
export function wordsFoundAgain(before: readonly string[], after: readonly string[]): WordShare {
  const wanted = before.map(bare).filter((word) => word !== "");
  const there = after.map(bare).filter((word) => word !== "");
  // One row of the table is enough for the length; a page has some hundred words.
  let row = new Uint32Array(there.length + 1);
  for (const word of wanted) {
    const next = new Uint32Array(there.length + 1);
    for (let at = 1; at <= there.length; at++) {
      next[at] = there[at - 1] === word ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    }
    row = next;
  }
  return { words: wanted.length, found: row[there.length] ?? 0 };
}

export const allShares = (shares: readonly WordShare[]): WordShare =>
  shares.reduce((sum, one) => ({ words: sum.words + one.words, found: sum.found + one.found }), { words: 0, found: 0 });

/** 1 for a page without words: nothing can be lost on it. */
export const shareOf = ({ words, found }: WordShare): number => (words === 0 ? 1 : found / words);
