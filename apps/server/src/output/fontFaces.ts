import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { glyphsOf } from "./fontGlyphs.ts";
import { FontSubset, type DrawnGlyphs } from "./fontSubset.ts";
import { unpackFont } from "./webFont.ts";

export type Weight = "regular" | "bold";

/** One font as it can be drawn with; opened once in a process. */
export type Face = { readonly name: string; readonly font: Font };

/** A piece of text in one face; without a face nothing here can draw it. */
export type FaceRun = { readonly text: string; readonly face: Face | undefined };

/** `stem`: as its package and its files are called. What stands for signs of other writings is regular in bold text too. */
type Family = { readonly stem: string; readonly hasBold?: true };

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

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

const faces = new Map<string, Face>();

function faceOf({ stem, hasBold }: Family, part: string, weight: Weight): Face {
  const wanted = weights[hasBold ? weight : "regular"];
  const name = `${stem}-${part}-${wanted}`;
  const known = faces.get(name);
  if (known) return known;
  const { file, tables } = unpackFont(readFileSync(join(folderOf(stem), "files", `${stem}-${part}-wght-normal.woff2`)));
  const opened = create(file);
  const font = opened.variationAxes.wght?.default === wanted ? opened : opened.getVariation({ wght: wanted });
  const layout: Font["layout"] = (text) => glyphsOf(font, text);
  // pdfkit tells fonts apart by name, and takes two weights of one file for the same font.
  const drawn: DrawnGlyphs = new Map();
  const named = Object.create(font, {
    postscriptName: { value: name },
    createSubset: { value: () => new FontSubset(font, tables, drawn) },
    layout: { value: layout },
  }) as Font;
  const face = { name, font: named };
  faces.set(name, face);
  return face;
}

/** By family and weight, then by sign: which face draws it, or that none does. */
const drawing = new Map<string, Map<number, Face | undefined>>();

function faceIn(family: Family, sign: number, weight: Weight): Face | undefined {
  const group = weight === "bold" ? `${family.stem} bold` : family.stem;
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
    const face = faceOf(family, part, weight);
    if (face.font.hasGlyphForCodePoint(sign)) return face;
  }
  return undefined;
}

type Signed = { readonly text: string; readonly face: Face | undefined };

/** A word in the first family that can draw all of it, else each sign in the first that can draw that. */
export function faceRuns(word: string, weight: Weight): readonly FaceRun[] {
  const signs = [...word.normalize("NFC")];
  for (const family of families) {
    const drawn = signs.map((text): Signed => ({ text, face: faceIn(family, text.codePointAt(0) ?? 0, weight) }));
    if (drawn.every(({ face }) => face !== undefined)) return joined(drawn);
  }
  return joined(
    signs.map((text): Signed => {
      for (const family of families) {
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
