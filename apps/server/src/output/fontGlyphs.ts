import type { Font, Glyph, GlyphRun } from "fontkit";
import { runsRightToLeft } from "./textDirection.ts";

/** Letters that stand one beside the other at their own widths, as most of a sheet does. */
const side = /^[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2026]*$/;

/** Numbers run from left to right in every writing; fontkit goes by the writing that the digits belong to. */
const startsWithDigit = /^\p{Nd}/u;

/** The glyphs of a piece of text that runs in one direction, in the order in which they stand on paper. */
export function glyphsOf(font: Font, text: string): GlyphRun {
  if (side.test(text)) return sideBySide(font, text);
  mendMarks(font);
  try {
    const run = font.layout(text, undefined, undefined, undefined, startsWithDigit.test(text) ? "ltr" : undefined);
    return { ...run, glyphs: run.glyphs.map(withMeaning), advanceWidth: run.advanceWidth };
  } catch {
    // A writing that fontkit stumbles over is still drawn, letter by letter; the plain text goes with it in any case.
    const signs = [...text];
    return sideBySide(font, (runsRightToLeft(text) ? signs.toReversed() : signs).join(""));
  }
}

const nothingSeen = 0x200b;

/** Every glyph of a PDF/UA file stands for some character; shaping makes a few that come from none of their own. */
const withMeaning = (glyph: Glyph): Glyph =>
  glyph.codePoints.length > 0 ? glyph : (Object.create(glyph, { codePoints: { value: [nothingSeen] } }) as Glyph);

/** Without kerning and ligatures, which take ten times as long and change little in lines of labels and values. */
function sideBySide(font: Font, text: string): GlyphRun {
  const glyphs = Array.from(text, (sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0));
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
}

const mended = new WeakSet<Font>();

/** A glyph may have no place for a kind of mark (OpenType, MarkToBase); fontkit takes every one to have some. Gurpreet in Gurmukhi is such a name. */
function mendMarks(font: Font): void {
  if (mended.has(font)) return;
  mended.add(font);
  const positioning = font._layoutEngine?.engine?.GPOSProcessor;
  if (!positioning) return;
  const apply = positioning.applyAnchor.bind(positioning);
  positioning.applyAnchor = (mark, base, glyph) => {
    if (base) apply(mark, base, glyph);
  };
}
