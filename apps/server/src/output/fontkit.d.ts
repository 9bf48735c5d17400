/** The package ships no types; this is what we use of it. */
declare module "fontkit" {
  export type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: {
      readonly commands: readonly {
        readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
        readonly args: readonly number[];
      }[];
    };
  };
  /** In units of the font. */
  export type GlyphPosition = {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  };
  export type GlyphRun = {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  };
  export type Font = {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly numGlyphs: number;
    readonly ascent: number;
    readonly descent: number;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: readonly string[],
      script?: string,
      language?: string,
      direction?: "ltr" | "rtl",
    ): GlyphRun;
    /** What shapes the text; not meant for others, and mended by us (fontGlyphs.ts). */
    readonly _layoutEngine?: {
      readonly engine?: {
        readonly GPOSProcessor?: { applyAnchor(mark: unknown, base: object | null, glyph: number): void };
      };
    };
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  };
  export function create(file: Uint8Array): Font;
}
