import type { GreyPicture } from "../text/tesseractEngine.ts";
import { blurs, cell, glyphs, halved, templates } from "./glyphs.ts";
import { at, type PrintedRow } from "./printedRows.ts";

/** How well each glyph fits at one place of a row: correlations from -1 to 1, in the order of `glyphs`. */
export type MatchedCell = { readonly scores: Float32Array; readonly best: number };

/** The cells of a row from `first` on; characters may stand a little outside the row as it was found. */
export type MatchedRow = { readonly row: PrintedRow; readonly first: number; readonly cells: readonly MatchedCell[] };

/** Cells looked at before and after the row as found. */
const beyond = 4;
/** Even, so that half a strip begins where the whole does. */
const margin = { x: 6, y: 8 };
const sizes = [0.88, 0.95, 1.02, 1.1] as const;
const middleBlur = 1;
/** Mean correlation of the characters tried below which a row is no OCR-B. */
const leastFit = 0.45;
const triedCells = 12;
/** Glyphs that are compared at full size, once the others fit worse at half of it. */
const shortList = 6;

/** A row straightened: `cell.width` pixels a pitch, and ink is high. */
type Strip = {
  readonly data: Float32Array;
  readonly width: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
};
type Strips = { readonly full: Strip; readonly half: Strip };
type Setting = { readonly strips: Strips; readonly blur: number; readonly down: number; readonly fit: number };

/** Every character place of a row compared with every glyph; `undefined` when it is clear after a few that this is other print. */
export function matchedRow(picture: GreyPicture, row: PrintedRow): MatchedRow | undefined {
  const count = row.last + 1 + 2 * beyond;
  const tried = Array.from(
    { length: triedCells },
    (_, index) => beyond + Math.round(((row.last + 0.01) * index) / triedCells),
  );
  const first = stripsOf(picture, row, row.capital / cell.capital);
  let chosen: Setting = { strips: first, blur: middleBlur, down: 0, fit: -1 };
  for (const size of sizes) {
    const strips = stripsOf(picture, row, (row.capital / cell.capital) * size);
    for (const down of [-4, -2, 0, 2, 4]) chosen = better(chosen, { strips, blur: middleBlur, down }, tried);
  }
  for (const [blur] of blurs.entries()) {
    if (blur !== middleBlur) chosen = better(chosen, { ...chosen, blur }, tried);
  }
  if (chosen.fit < leastFit * tried.length) return undefined;
  return { row, first: -beyond, cells: Array.from({ length: count }, (_, n) => matchedCell(chosen, n)) };
}

function better(before: Setting, next: Omit<Setting, "fit">, tried: readonly number[]): Setting {
  const fit = tried.reduce((sum, n) => sum + firstLook(next, n, [0], [next.down]).best, 0);
  return fit > before.fit ? { ...next, fit } : before;
}

function matchedCell(setting: Setting, n: number): MatchedCell {
  const { strips, blur, down } = setting;
  const coarse = firstLook(setting, n, [-2, 0, 2], [down - 2, down, down + 2]);
  const nearest = [...coarse.scores.keys()]
    .toSorted((a, b) => (coarse.scores[b] ?? -1) - (coarse.scores[a] ?? -1))
    .slice(0, shortList);
  const fine = new Float32Array(glyphs.length).fill(-1);
  for (const dy of [down - 2, down - 1, down, down + 1, down + 2])
    for (const dx of [-3, -2, -1, 0, 1, 2, 3])
      if (cut(strips.full, n * cell.width + margin.x + dx, margin.y + dy))
        compare(templates.full[blur] ?? [], nearest, fine);
  for (const glyph of nearest) coarse.scores[glyph] = fine[glyph] ?? -1;
  return { scores: coarse.scores, best: coarse.scores.reduce((most, score) => Math.max(most, score), -1) };
}

const every = [...glyphs.keys()];

/** All glyphs at half size; shifts are even numbers of whole pixels. */
function firstLook(
  { strips, blur }: Pick<Setting, "strips" | "blur">,
  n: number,
  across: readonly number[],
  downs: readonly number[],
): MatchedCell {
  const scores = new Float32Array(glyphs.length).fill(-1);
  for (const down of downs)
    for (const dx of across)
      if (cut(strips.half, (n * cell.width + margin.x + dx) / 2, (margin.y + down) / 2))
        compare(templates.half[blur] ?? [], every, scores);
  return { scores, best: scores.reduce((most, score) => Math.max(most, score), -1) };
}

const window = new Float32Array(cell.width * cell.height);

/** Keeps for each glyph the best correlation with what `window` holds. */
function compare(pictures: readonly Float32Array[], which: readonly number[], scores: Float32Array): void {
  for (const glyph of which) {
    const template = pictures[glyph];
    if (!template) continue;
    let sum = 0;
    for (let at = 0; at < template.length; at++) sum += (template[at] ?? 0) * (window[at] ?? 0);
    if (sum > (scores[glyph] ?? -1)) scores[glyph] = sum;
  }
}

/** Copies one cell of the strip into `window`, of mean 0 and length 1; false where there is nothing but even paper. */
function cut(strip: Strip, left: number, top: number): boolean {
  const size = strip.cellWidth * strip.cellHeight;
  let sum = 0;
  let square = 0;
  for (let y = 0; y < strip.cellHeight; y++) {
    const from = (top + y) * strip.width + left;
    for (let x = 0; x < strip.cellWidth; x++) {
      const value = strip.data[from + x] ?? 0;
      window[y * strip.cellWidth + x] = value;
      sum += value;
      square += value * value;
    }
  }
  const mean = sum / size;
  const length = Math.sqrt(Math.max(0, square - size * mean * mean));
  if (length < size * 0.1) return false;
  for (let at = 0; at < size; at++) window[at] = ((window[at] ?? 0) - mean) / length;
  return true;
}

function stripsOf(picture: GreyPicture, row: PrintedRow, scale: number): Strips {
  const count = row.last + 1 + 2 * beyond;
  const width = count * cell.width + 2 * margin.x;
  const height = cell.height + 2 * margin.y;
  const data = new Float32Array(width * height);
  const [, b, c] = row.middle;
  for (let x = 0; x < width; x++) {
    const n = (x - margin.x + 0.5) / cell.width - 0.5 - beyond;
    const along = at(row.along, n);
    const middle = at(row.middle, along);
    const slope = b + 2 * c * along;
    const length = Math.hypot(1, slope);
    for (let y = 0; y < height; y++) {
      const off = (y + 0.5 - height / 2) * scale;
      data[y * width + x] = 255 - sampled(picture, along - (off * slope) / length, middle + off / length);
    }
  }
  return {
    full: { data, width, cellWidth: cell.width, cellHeight: cell.height },
    half: {
      data: halved(data, width, height),
      width: width / 2,
      cellWidth: cell.width / 2,
      cellHeight: cell.height / 2,
    },
  };
}

/** Between the four pixels around a point. */
function sampled({ data, width, height }: GreyPicture, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - left));
  const fy = Math.max(0, Math.min(1, y - top));
  const one = top * width + left;
  const upper = (data[one] ?? 0) * (1 - fx) + (data[one + 1] ?? 0) * fx;
  const lower = (data[one + width] ?? 0) * (1 - fx) + (data[one + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
