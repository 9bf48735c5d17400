/** What stays, goes and comes between two texts, word by word. */
export type Piece = { readonly is: "same" | "gone" | "new"; readonly text: string };

/** Words with the spaces behind them, so that the pieces make up both texts again. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+[^\S\n]*/gu) ?? [];

/** Length of the longest row of words that both have from here on. */
function rowsInCommon(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const [row, next] = [rows[one], rows[one + 1]];
      if (!row || !next) continue;
      row[other] =
        before[one]?.trim() === after[other]?.trim()
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return rows;
}

export function differenceOfWords(before: string, after: string): readonly Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const rows = rowsInCommon(old, now);
  const pieces: { is: Piece["is"]; text: string }[] = [];
  const add = (is: Piece["is"], text = "") => {
    const last = pieces.at(-1);
    if (last?.is === is) last.text += text;
    else pieces.push({ is, text });
  };
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    if (one < old.length && other < now.length && old[one]?.trim() === now[other]?.trim()) {
      add("same", now[other++]);
      one += 1;
    } else if (
      other >= now.length ||
      (one < old.length && (rows[one + 1]?.[other] ?? 0) >= (rows[one]?.[other + 1] ?? 0))
    )
      add("gone", old[one++]);
    else add("new", now[other++]);
  }
  return pieces;
}
