import type { PageText } from "../src/readers/reader.ts";
import { linesOf } from "../src/text/lines.ts";
import type { Word } from "../src/text/words.ts";

/** Pages of text without a file: three spaces and more part cells, each of which stands where it is written. */

const letter = 6;
const lineHeight = 14;
const height = 10;
const size = { width: 900, height: 1100 };

function wordsOf(text: string, row: number, page: number): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map((match): Word => {
    const at = {
      left: 40 + match.index * letter,
      top: 40 + row * lineHeight,
      width: match[0].length * letter - 2,
      height,
    };
    return {
      text: match[0],
      confidence: 1,
      page,
      box: [
        at.left / size.width,
        at.top / size.height,
        (at.left + at.width) / size.width,
        (at.top + at.height) / size.height,
      ],
      at,
    };
  });
}

export const writtenPages = (...pages: readonly string[]): readonly PageText[] =>
  pages.map((text, index) => {
    const rows = text.replace(/^\n/, "").split("\n");
    return {
      number: index + 1,
      source: "layer",
      lines: linesOf(rows.flatMap((row, at) => wordsOf(row, at, index + 1))),
    };
  });
