import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { glyphsOf } from "./fontGlyphs.ts";

/** `court`: in the typeface of papers of the Federal Courts, of which Rule 65 names three (docs/facts/letters.md section 3). */
export type Weight = "regular" | "bold" | "court" | "courtBold";

/** One font as it can be drawn with; opened once in a process. */
export type Face = { readonly name: string; readonly font: Font };

/** A piece of text in one face; without a face nothing here can draw it. */
export type FaceRun = { readonly text: string; readonly face: Face | undefined };

/** `stem`: as its package and its files are called. What stands for signs of other writings is regular in bold text too. */
type Family = { readonly stem: string; readonly hasBold?: true };

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700, court: 400, courtBold: 700 };
const isBold = (weight: Weight): boolean => weight === "bold" || weight === "courtBold";
/** As wide as Arial sign by sign; Arial itself may not be passed on. */
const courtFamily: Family = { stem: "arimo", hasBold: true };

/** Asked in this order: that of the product first, then one for each writing, Chinese before Japanese and Korean. */
const families: readonly Family[] = [
  { stem: "atkinson-hyperlegible-next", hasBold: true },
  { stem: "noto-sans", hasBold: true },
  { stem: "noto-sans-arabic" },
  { stem: "noto-sans-hebrew" },
  { stem: "noto-sans-thai" },
  { stem: "noto-sans-bengali" },
  { stem: "noto-sans-gurmukhi" },
  { stem: "noto-sans-gujarati" },
  { stem: "noto-sans-tamil" },
  { stem: "noto-sans-telugu" },
  { stem: "noto-sans-kannada" },
  { stem: "noto-sans-malayalam" },
  { stem: "noto-sans-sinhala" },
  { stem: "noto-sans-khmer" },
  { stem: "noto-sans-myanmar" },
  { stem: "noto-sans-ethiopic" },
  { stem: "noto-sans-armenian" },
  { stem: "noto-sans-georgian" },
  { stem: "noto-sans-sc" },
  { stem: "noto-sans-jp" },
  { stem: "noto-sans-kr" },
];

const familiesFor = (weight: Weight): readonly Family[] =>
  weight === "court" || weight === "courtBold" ? [courtFamily, ...families] : families;

type Range = { readonly first: number; readonly last: number; readonly part: string };

const folderOf = (stem: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${stem}/unicode.json`));

const ranges = new Map<string, readonly Range[]>();

/** Which part of a family holds which characters, as its package says. */
function rangesOf(stem: string): readonly Range[] {
  const known = ranges.get(stem);
  if (known) return known;
  const parts = JSON.parse(readFileSync(join(folderOf(stem), "unicode.json"), "utf8")) as Readonly<
    Record<string, string>
  >;
  const found = Object.entries(parts).flatMap(([part, listed]) =>
    listed.split(",").map((range): Range => {
      const [first = "", last = first] = range.slice(2).split("-");
      return {
        first: Number.parseInt(first, 16),
        last: Number.parseInt(last, 16),
        part: part.replaceAll(/[[\]]/g, ""),
      };
    }),
  );
  ranges.set(stem, found);
  return found;
}

/** One file of a family at one weight. */
type FaceFile = { readonly name: string; readonly path: string; readonly weight: number };

const faces = new Map<string, Face>();
/** By name, so that sheets drawn at the same time open a face once: two of one file would part the letters of a word. */
const opening = new Map<string, Promise<void>>();

function faceFileOf({ stem, hasBold }: Family, part: string, wanted: Weight): FaceFile {
  const weight = weights[hasBold ? wanted : "regular"];
  const path = join(folderOf(stem), "files", `${stem}-${part}-wght-normal.woff2`);
  return { name: `${stem}-${part}-${weight}`, path, weight };
}

async function open(file: FaceFile): Promise<void> {
  if (faces.has(file.name)) return;
  const begun =
    opening.get(file.name) ??
    openFace(file)
      .then((face) => void faces.set(file.name, face))
      .finally(() => opening.delete(file.name));
  opening.set(file.name, begun);
  await begun;
}

/** Unpacked by harfbuzz, at the one weight that is drawn: fontkit reads packed and varied fonts, but cannot write them into a PDF. */
async function openFace({ name, path, weight }: FaceFile): Promise<Face> {
  const options = { keepAllGlyphs: true, noHinting: true, targetFormat: "truetype" } as const;
  const file = await subsetFont(await readFile(path), "", { ...options, variationAxes: { wght: weight } });
  // fontkit keeps each glyph with the sign for which it was first asked. A subset asks for parts of glyphs, which are of no
  // sign, so it has a font of its own: else those letters would have lost their meaning in every later document.
  const [font, embedded] = [create(file), create(file)];
  // The no-break space of Arimo ends outside of its table of glyphs, and is as wide as its space.
  const layout: Font["layout"] = (text) =>
    glyphsOf(font, name.startsWith(courtFamily.stem) ? text.replaceAll("\u00A0", " ") : text);
  // pdfkit tells fonts apart by name, and takes two weights of one file for the same font.
  const named = Object.create(font, {
    postscriptName: { value: name },
    createSubset: { value: () => embedded.createSubset() },
    layout: { value: layout },
  }) as Font;
  return { name, font: named };
}

/** Thrown where something is drawn with a face that is not open yet. */
class FaceNotOpen extends Error {
  override readonly name = "FaceNotOpen";
  readonly file: FaceFile;
  constructor(file: FaceFile) {
    super(`${file.name} is drawn with outside of withFaces`);
    this.file = file;
  }
}

/**
 * Does work that draws with faces. Opening one takes a moment, and which are needed shows while drawing, so work that meets a
 * face that is not open is begun again once it is: a few times after the start of a process, never later.
 */
export async function withFaces<T>(work: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof FaceNotOpen)) throw fault;
      await open(fault.file);
    }
  }
}

/** By family and weight, then by sign: which face draws it, or that none does. */
const drawing = new Map<string, Map<number, Face | undefined>>();

function faceIn(family: Family, sign: number, weight: Weight): Face | undefined {
  const group = isBold(weight) ? `${family.stem} bold` : family.stem;
  let known = drawing.get(group);
  if (!known) drawing.set(group, (known = new Map<number, Face | undefined>()));
  if (known.has(sign)) return known.get(sign);
  const face = faceFor(family, sign, weight);
  known.set(sign, face);
  return face;
}

function faceFor(family: Family, sign: number, weight: Weight): Face | undefined {
  for (const { first, last, part } of rangesOf(family.stem)) {
    if (sign < first || sign > last) continue;
    const file = faceFileOf(family, part, weight);
    const face = faces.get(file.name);
    if (!face) throw new FaceNotOpen(file);
    if (face.font.hasGlyphForCodePoint(sign)) return face;
  }
  return undefined;
}

type Signed = { readonly text: string; readonly face: Face | undefined };

/** A word in the first family that can draw all of it, else each sign in the first that can draw that. */
export function faceRuns(word: string, weight: Weight): readonly FaceRun[] {
  const signs = [...word.normalize("NFC")];
  for (const family of familiesFor(weight)) {
    const drawn = signs.map((text): Signed => ({ text, face: faceIn(family, text.codePointAt(0) ?? 0, weight) }));
    if (drawn.every(({ face }) => face !== undefined)) return joined(drawn);
  }
  return joined(
    signs.map((text): Signed => {
      for (const family of familiesFor(weight)) {
        const face = faceIn(family, text.codePointAt(0) ?? 0, weight);
        if (face) return { text, face };
      }
      return { text, face: undefined };
    }),
  );
}

function joined(signs: readonly Signed[]): readonly FaceRun[] {
  const runs: { text: string; face: Face | undefined }[] = [];
  for (const { text, face } of signs) {
    const last = runs.at(-1);
    if (last && last.face === face) last.text += text;
    else runs.push({ text, face });
  }
  return runs;
}
