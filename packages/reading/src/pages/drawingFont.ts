import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The font in which text without pages is set: Liberation Sans (SIL Open Font License), as it comes with pdf.js. */
export const drawingFont = (): Buffer =>
  (font ??= readFileSync(
    createRequire(import.meta.url).resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf"),
  ));

let font: Buffer | undefined;
let letters: ReadonlySet<number> | undefined;

/** Writings whose letters join, or run from right to left, cannot be set one after the other. */
const plainlySet = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]$/u;

/** The letters of a text that cannot be set, each once; blanks need no picture. */
export function lettersWithoutPicture(text: string): string[] {
  const known = (letters ??= lettersOf(drawingFont()));
  return [...new Set(text.normalize("NFC"))].filter(
    (letter) => !/\s/.test(letter) && !(known.has(letter.codePointAt(0) ?? 0) && plainlySet.test(letter)),
  );
}

const windowsUnicode = 0x00030001;

/** The code points of a TrueType font's character map (OpenType specification, cmap, format 4). */
function lettersOf(file: Buffer): Set<number> {
  const found = new Set<number>();
  const map = tableAt(file, "cmap");
  for (let index = 0; index < file.readUInt16BE(map + 2); index++) {
    if (file.readUInt32BE(map + 4 + index * 8) !== windowsUnicode) continue;
    const table = map + file.readUInt32BE(map + 8 + index * 8);
    if (file.readUInt16BE(table) !== 4) continue;
    const doubled = file.readUInt16BE(table + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = file.readUInt16BE(table + 14 + segment);
      const first = file.readUInt16BE(table + 16 + doubled + segment);
      const shift = file.readUInt16BE(table + 16 + 2 * doubled + segment);
      const rangeAt = table + 16 + 3 * doubled + segment;
      const range = file.readUInt16BE(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code++) {
        const glyph = range === 0 ? (code + shift) & 0xffff : file.readUInt16BE(rangeAt + range + (code - first) * 2);
        if (glyph !== 0) found.add(code);
      }
    }
  }
  return found;
}

function tableAt(file: Buffer, name: string): number {
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16)
    if (file.toString("latin1", at, at + 4) === name) return file.readUInt32BE(at + 8);
  throw new Error(`the font has no table ${name}`);
}
