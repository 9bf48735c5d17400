import type { Box } from "./box.ts";
import { joinedLetters } from "./spacedLetters.ts";
import { boxAround, meanConfidence, type Rectangle, type Word } from "./words.ts";

/** Words that stand together; a wide gap starts the next cell. */
export type Cell = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly at: Rectangle;
};

export type Line = {
  readonly page: number;
  readonly text: string;
  readonly cells: readonly Cell[];
  readonly at: Rectangle;
};

/** A gap wider than this many line heights, and than this many letters (typewriter faces space widely), separates two cells. */
const cellGap = { heights: 1.25, letters: 2.4 };

/** The lines of one page, from top to bottom. The words must come from a straightened page. */
export function linesOf(words: readonly Word[]): Line[] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => centre(a) - centre(b))) {
    const row = rows.findLast((candidate) => sameRow(candidate, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => lineOf(row)).toSorted((a, b) => a.at.top - b.at.top);
}

const centre = (word: Word) => word.at.top + word.at.height / 2;

/** Two words share a row when the middle of each lies within the height of the other (marks such as "-" aside). */
function sameRow(row: readonly Word[], word: Word): boolean {
  const last = row.at(-1);
  if (!last) return false;
  const height = Math.max(last.at.height, word.at.height);
  const distance = Math.abs(centre(last) - centre(word));
  return distance < 0.4 * height && !row.some((other) => standsBelow(other, word));
}

/** Of two rows; a stroke or a dot may reach into the box of its neighbour. */
const standsBelow = (one: Word, other: Word): boolean =>
  [one, other].every(({ text }) => /[\p{L}\d]/u.test(text)) && overlapAcross(one.at, other.at) > 0.5;

function overlapAcross(a: Rectangle, b: Rectangle): number {
  const shared = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.width, b.width));
}

function lineOf(row: readonly Word[]): Line {
  const words = joinedLetters(row.toSorted((a, b) => a.at.left - b.at.left));
  const height = median(words.map((word) => word.at.height));
  const letter = median(words.map((word) => word.at.width / word.text.length));
  const widest = Math.max(cellGap.heights * height, cellGap.letters * letter);
  const groups: Word[][] = [];
  for (const word of words) {
    const before = groups.at(-1)?.at(-1);
    const gap = before ? word.at.left - (before.at.left + before.at.width) : Number.POSITIVE_INFINITY;
    if (gap > widest) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  const cells = groups.map((group) => cellOf(group));
  return {
    page: words[0]?.page ?? 0,
    text: cells.map((cell) => cell.text).join("   "),
    cells,
    at: around(words.map((word) => word.at)),
  };
}

function cellOf(words: readonly Word[]): Cell {
  return { text: words.map((word) => word.text).join(" "), words, at: around(words.map((word) => word.at)) };
}

function around(rectangles: readonly Rectangle[]): Rectangle {
  const left = Math.min(...rectangles.map((one) => one.left));
  const top = Math.min(...rectangles.map((one) => one.top));
  const right = Math.max(...rectangles.map((one) => one.left + one.width));
  const bottom = Math.max(...rectangles.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** A stretch of text and the words it is made of. */
export type TextSpan = { readonly text: string; readonly words: readonly Word[] };

/** The words of a cell that hold the characters `from` to `to` (exclusive) of its text. */
export function spanOf(cell: Cell, from: number, to = cell.text.length): TextSpan {
  let position = 0;
  const words: Word[] = [];
  for (const word of cell.words) {
    const end = position + word.text.length;
    if (position < to && end > from) words.push(word);
    position = end + 1;
  }
  return { text: cell.text.slice(from, to), words };
}

export type PlacedSpan = { readonly page: number; readonly box: Box; readonly confidence: number };

/** Place and confidence of a span; `undefined` when it holds no word. */
export function placeOf(span: TextSpan): PlacedSpan | undefined {
  const first = span.words[0];
  if (!first) return undefined;
  return {
    page: first.page,
    box: boxAround(span.words.map((word) => word.box)),
    confidence: meanConfidence(span.words),
  };
}
