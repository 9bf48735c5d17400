import { glyphCharacters, glyphPictures, glyphSize } from "./glyphTable.ts";

export const glyphs: readonly string[] = [...glyphCharacters];
export const glyphIndex: ReadonlyMap<string, number> = new Map(glyphs.map((glyph, index) => [glyph, index]));

/** Pixels of one cell, and of its capitals (2.4 mm of a pitch of 2.54 mm). */
export const cell = { ...glyphSize, size: glyphSize.width * glyphSize.height, capital: 18.9 } as const;

/** Spreads of a bell curve, in pixels of the cell: print is never as sharp as the table. */
export const blurs = [0.7, 1.4, 2.2] as const;

/** One picture, of mean 0 and length 1, for each glyph and blur: [blur][glyph]. */
const blurredGlyphs = blurs.map((spread) =>
  glyphPictures.map((hex) =>
    blurred(
      Float32Array.from(hex, (digit) => Number.parseInt(digit, 16)),
      spread,
    ),
  ),
);

/** The pictures at full size, and at half of it for a first look. */
export const templates = {
  full: blurredGlyphs.map((pictures) => pictures.map(normalised)),
  half: blurredGlyphs.map((pictures) =>
    pictures.map((picture) => normalised(halved(picture, cell.width, cell.height))),
  ),
} as const;

/** Every four pixels taken together. */
export function halved(picture: Float32Array, width: number, height: number): Float32Array {
  const [wide, high] = [width / 2, height / 2];
  const half = new Float32Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * wide + x] =
        ((picture[at] ?? 0) + (picture[at + 1] ?? 0) + (picture[at + width] ?? 0) + (picture[at + width + 1] ?? 0)) / 4;
    }
  return half;
}

function blurred(picture: Float32Array, spread: number): Float32Array {
  const reach = Math.ceil(2.5 * spread);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * spread ** 2)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const { width, height } = cell;
  const passed = (from: Float32Array, isAcross: boolean) =>
    from.map((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const [otherX, otherY] = isAcross ? [x + k, y] : [x, y + k];
        if (otherX >= 0 && otherX < width && otherY >= 0 && otherY < height)
          sum += (weights[k + reach] ?? 0) * (from[otherY * width + otherX] ?? 0);
      }
      return sum / total;
    });
  return passed(passed(picture, true), false);
}

function normalised(picture: Float32Array): Float32Array {
  let sum = 0;
  for (const value of picture) sum += value;
  const mean = sum / picture.length;
  let square = 0;
  for (const value of picture) square += (value - mean) ** 2;
  const length = Math.sqrt(square) || 1;
  return picture.map((value) => (value - mean) / length);
}
