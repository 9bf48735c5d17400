import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { nativeNames } from "../../../../tests/samples/answerSheet.ts";
import { faceRuns, withFaces } from "./fontFaces.ts";

const glyphs = (text: string) =>
  withFaces(() =>
    faceRuns(text, "regular").flatMap(({ face, text: run }) => (face ? face.font.layout(run).glyphs : [])),
  );

/** Blocks of the writings that we have fonts for, with joiners and loose marks between. */
const blocks = [
  [0x100, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x4ff],
  [0x591, 0x6ff],
  [0x750, 0x77f],
  [0x900, 0xaff],
  [0xb80, 0xdff],
  [0x1000, 0x109f],
  [0x1200, 0x137f],
  [0x1780, 0x17ff],
  [0x10a0, 0x10ff],
  [0x530, 0x58f],
  [0xe00, 0xe7f],
  [0x1ea0, 0x1ef9],
  [0x200c, 0x200d],
  [0x3040, 0x30ff],
  [0xac00, 0xac40],
] as const;
const sign = fc
  .oneof(...blocks.map(([first, last]) => fc.integer({ min: first, max: last })))
  .map((code) => String.fromCodePoint(code));

describe("glyphs of a text", () => {
  it.each(Object.entries(nativeNames))("are there for names in %s", async (_, name) => {
    for (const word of name.split(" ")) {
      const drawn = await glyphs(word);
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.every(({ id, codePoints }) => id !== 0 && codePoints.length > 0)).toBe(true);
    }
  });

  it("are joined where the writing joins: four letters of Arabic have other shapes together than alone", async () => {
    const idsOf = async (text: string) => (await glyphs(text)).map(({ id }) => id);
    const alone = await Promise.all([..."محمد"].map(idsOf));
    expect(await idsOf("محمد")).not.toEqual(alone.flat().toReversed());
  });

  it("have a width for any text, however odd", async () => {
    const checked = await fc.check(
      fc.asyncProperty(fc.array(sign, { minLength: 1, maxLength: 8 }), (signs) =>
        withFaces(() =>
          faceRuns(signs.join(""), "regular").every(
            ({ face, text }) => !face || Number.isFinite(face.font.layout(text).advanceWidth),
          ),
        ),
      ),
      { numRuns: 500 },
    );
    expect(checked.counterexample).toBeNull();
  });
});
