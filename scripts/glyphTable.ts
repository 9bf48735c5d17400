import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ocrB, pageOfText } from "../tests/samples/ocrB.ts";

/**
 * Draws the 37 characters of machine-readable zones once, as small grey pictures, into a committed table. Run it again only
 * when the size of the cells changes: `node scripts/glyphTable.ts`.
 */

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<";
/** One cell is a pitch wide (2.54 mm); the capitals are 2.4 mm high (ICAO Doc 9303, part 3, section 4). */
const cell = { width: 20, height: 26, unitsPerPixel: 713 / 18.9, middleOfGlyphs: 365 };
const oversampling = 8;
const shades = 15;

const emPixels = (1000 / cell.unitsPerPixel) * oversampling;
const rows: string[] = [];
for (const character of characters) {
  const width = cell.width * oversampling;
  const height = cell.height * oversampling;
  const advance = 723 / cell.unitsPerPixel;
  const left = ((cell.width - advance) / 2) * oversampling;
  const baseline = (cell.height / 2 + cell.middleOfGlyphs / cell.unitsPerPixel) * oversampling;
  const drawn = await pageOfText([{ text: character, left, baseline, size: emPixels }], { width, height });
  const small = await sharp(drawn)
    .greyscale()
    .resize(cell.width, cell.height, { kernel: "linear", fit: "fill" })
    .raw()
    .toBuffer();
  rows.push([...small].map((value) => Math.round(((255 - value) / 255) * shades).toString(16)).join(""));
}

const lines = [
  `// Made by scripts/glyphTable.ts from ${path.basename(ocrB)} (see docs/adr/0158). Ink from 0 to f, row by row.`,
  "",
  `export const glyphSize = { width: ${cell.width}, height: ${cell.height} } as const;`,
  "",
  `export const glyphCharacters = ${JSON.stringify(characters)};`,
  "",
  "/** One picture for each of `glyphCharacters`, in their order. */",
  "export const glyphPictures: readonly string[] = [",
  ...rows.map((row) => `  ${JSON.stringify(row)},`),
  "];",
];
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), "../packages/reading/src/mrz/glyphTable.ts");
writeFileSync(target, `${lines.join("\n")}\n`);
