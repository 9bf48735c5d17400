import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { unpackFont } from "./webFont.ts";

const fileOf = (font: string, file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/files/${file}.woff2`));

/** fontkit reads packed fonts in its own way: what it sees in one and in what we unpacked must be the same. */
describe("a font that we unpacked", () => {
  it.each([
    [
      "letters with accents, instructions and parts of other glyphs",
      "atkinson-hyperlegible-next",
      "atkinson-hyperlegible-next-latin-wght-normal",
    ],
    ["many composite glyphs", "noto-sans", "noto-sans-devanagari-wght-normal"],
    ["Hangul", "noto-sans-kr", "noto-sans-kr-119-wght-normal"],
  ])("has the same outlines and widths: %s", (_, font, file) => {
    const packed = fileOf(font, file);
    const [theirs, ours] = [create(packed), create(unpackFont(packed).file)];
    expect(ours.numGlyphs).toBe(theirs.numGlyphs);
    const drawn = (of: typeof ours) =>
      Array.from({ length: of.numGlyphs }, (__, id) => ({
        commands: of.getGlyph(id).path.commands,
        width: of.getGlyph(id).advanceWidth,
      }));
    expect(drawn(ours)).toEqual(drawn(theirs));
  });

  it("is refused when it is no packed font", () => {
    expect(() => unpackFont(Buffer.from("this is no font"))).toThrow("no WOFF2 font");
  });
});
