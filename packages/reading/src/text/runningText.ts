import type { TextSpan, Line } from "./lines.ts";
import { plain } from "./plainText.ts";
import type { Word } from "./words.ts";

/** Lines joined into one text, for sentences that run over the end of a line. */
export type RunningText = {
  /** As printed; lines and cells joined by single spaces. */
  readonly text: string;
  /** The same for patterns: each character stands where it stands in `text`. */
  readonly plain: string;
  /** The words that hold the characters `from` to `to` (exclusive). */
  readonly span: (from: number, to: number) => TextSpan;
};

/** Marks that stand apart from their letters are lost in plain text; then each sign is made plain by itself, in its place. */
function inPlace(text: string): string {
  const simple = plain(text);
  if (simple.length === text.length) return simple;
  return Array.from({ length: text.length }, (_, at) => {
    const sign = plain(text.charAt(at));
    return sign.length === 1 ? sign : " ";
  }).join("");
}

export function runningText(lines: readonly Line[]): RunningText {
  const placed: { readonly word: Word; readonly from: number; readonly to: number }[] = [];
  let text = "";
  for (const word of lines.flatMap(({ cells }) => cells.flatMap(({ words }) => words))) {
    const from = text === "" ? 0 : text.length + 1;
    text = text === "" ? word.text : `${text} ${word.text}`;
    placed.push({ word, from, to: text.length });
  }
  return {
    text,
    plain: inPlace(text),
    span: (from, to) => ({
      text: text.slice(from, to),
      words: placed.filter((one) => one.from < to && one.to > from).map(({ word }) => word),
    }),
  };
}
