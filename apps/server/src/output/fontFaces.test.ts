import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type Glyph } from "fontkit";
import { describe, expect, it } from "vitest";
import { faceRuns, withFaces, type Face, type Weight } from "./fontFaces.ts";

async function faceFor(sign: string, weight: Weight): Promise<Face> {
  const [run] = await withFaces(() => faceRuns(sign, weight));
  return run?.face ?? expect.fail("no font has this sign");
}

/** The file of a face as its package has it: packed, with all weights. fontkit reads it at the weight that it begins with. */
function packedFont(stem: string, { name }: Face): Font {
  const part = name.slice(stem.length + 1, -"-400".length);
  const file = `@fontsource-variable/${stem}/files/${stem}-${part}-wght-normal.woff2`;
  return create(readFileSync(createRequire(import.meta.url).resolve(file)));
}

const outlineOf = ({ path, advanceWidth }: Glyph): string =>
  `${advanceWidth} ${path.commands.map(({ command, args }) => [command, ...args].join(" ")).join(" ")}`;

/** The glyphs with these numbers, as a PDF holds them. */
function inPdf({ font }: Face, ids: readonly number[]): readonly string[] {
  const subset = font.createSubset();
  const places = ids.map((id) => subset.includeGlyph(id));
  const embedded = create(subset.encode());
  return places.map((place) => outlineOf(embedded.getGlyph(place)));
}

describe("a face", () => {
  it.each([
    ["noto-sans", "Ω", "Greek"],
    ["noto-sans", "क", "many composite glyphs"],
    ["noto-sans-arabic", "م", "shapes for every place in a word"],
    ["noto-sans-khmer", "ស", "signs below and around each other"],
  ])("of %s has every outline and width of its file in a PDF: %s, %s", async (stem, sign) => {
    const face = await faceFor(sign, "regular");
    const packed = packedFont(stem, face);
    // Without the first, for signs that a font does not have: those are never drawn with it.
    const ids = Array.from({ length: packed.numGlyphs - 1 }, (_, index) => index + 1);
    expect(inPdf(face, ids)).toEqual(ids.map((id) => outlineOf(packed.getGlyph(id))));
  });

  it("in bold is wider than in regular, letter by letter", async () => {
    const [regular, bold] = [await faceFor("A", "regular"), await faceFor("A", "bold")];
    expect([regular.name, bold.name]).toEqual([
      "atkinson-hyperlegible-next-latin-400",
      "atkinson-hyperlegible-next-latin-700",
    ]);
    const widthOf = ({ font }: Face, sign: string) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth;
    for (const sign of "AEGMOSaemsw25") expect(widthOf(bold, sign)).toBeGreaterThan(widthOf(regular, sign));
  });

  it("gives a letter its meaning also when it was part of another one in an earlier document", async () => {
    const face = await faceFor("Ё", "regular");
    inPdf(face, [face.font.glyphForCodePoint(0x401).id, face.font.glyphForCodePoint(0x419).id]);
    expect(Array.from("ЕИ", (sign) => face.font.layout(sign).glyphs[0]?.codePoints)).toEqual([[0x415], [0x418]]);
  });

  it("is the same one for all who draw at the same time, so that a word stays one run", async () => {
    const drawn = await Promise.all(Array.from("গোপাল", (sign) => withFaces(() => faceRuns(sign, "regular"))));
    expect(drawn.every(([run]) => run?.face === drawn[0]?.[0]?.face)).toBe(true);
    expect(await withFaces(() => faceRuns("গোপাল", "regular"))).toHaveLength(1);
  });

  it("is opened once, and work that draws with it begins again only until it is open", async () => {
    await faceFor("A", "regular");
    let begun = 0;
    await withFaces(() => {
      begun += 1;
      return faceRuns("Answer", "regular");
    });
    expect(begun).toBe(1);
    await expect(withFaces(() => Promise.reject(new Error("of the work itself")))).rejects.toThrow(
      "of the work itself",
    );
  });
});
