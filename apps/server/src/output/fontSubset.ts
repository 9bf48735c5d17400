import type { Font, Glyph } from "fontkit";
import { simpleGlyph, words, type Point } from "./glyphOutline.ts";
import { fontFile, given } from "./webFont.ts";

type DrawnGlyph = {
  readonly width: number;
  readonly points: number;
  readonly contours: number;
  /** To a multiple of four. */ readonly bytes: Buffer;
};
/** Glyphs of a font that were drawn before, by their number in it. */
export type DrawnGlyphs = Map<number, DrawnGlyph>;

/**
 * The glyphs of one document as a font of their own, each drawn anew from its outline at the weight in use. fontkit’s own
 * subset keeps the accents of a varied font where its unvaried one has them, and cannot write a varied outline at all.
 */
export class FontSubset {
  private readonly glyphs: number[] = [];
  private readonly places = new Map<number, number>();
  private readonly font: Font;
  private readonly tables: ReadonlyMap<string, Buffer>;
  private readonly drawn: DrawnGlyphs;

  constructor(font: Font, tables: ReadonlyMap<string, Buffer>, drawn: DrawnGlyphs) {
    this.font = font;
    this.tables = tables;
    this.drawn = drawn;
    // A font begins with the glyph for what it does not have.
    this.includeGlyph(0);
  }

  includeGlyph(id: number): number {
    const known = this.places.get(id);
    if (known !== undefined) return known;
    const place = this.glyphs.push(id) - 1;
    this.places.set(id, place);
    return place;
  }

  private draw(id: number): DrawnGlyph {
    const known = this.drawn.get(id);
    if (known) return known;
    const glyph = this.font.getGlyph(id);
    const contours = contoursOf(glyph);
    const bytes = simpleGlyph(contours);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const drawn = {
      width: Math.round(glyph.advanceWidth),
      points: contours.flat().length,
      contours: contours.length,
      bytes: padded,
    };
    this.drawn.set(id, drawn);
    return drawn;
  }

  encode(): Buffer {
    const drawn = this.glyphs.map((id) => this.draw(id));
    const loca = Buffer.alloc((drawn.length + 1) * 4);
    let end = 0;
    drawn.forEach(({ bytes }, index) => loca.writeUInt32BE((end += bytes.length), (index + 1) * 4));
    const most = (counts: readonly number[]) => counts.reduce((one, other) => Math.max(one, other), 0);
    return fontFile(
      new Map([
        ["glyf", Buffer.concat(drawn.map(({ bytes }) => bytes))],
        ["loca", loca],
        [
          "hmtx",
          Buffer.concat(drawn.map(({ width, bytes }) => words(width, bytes.length === 0 ? 0 : bytes.readInt16BE(2)))),
        ],
        ["head", patched(this.tables, "head", [[50, 1]])],
        ["hhea", patched(this.tables, "hhea", [[34, drawn.length]])],
        [
          "maxp",
          patched(this.tables, "maxp", [
            [4, drawn.length],
            [6, most(drawn.map(({ points }) => points))],
            [8, most(drawn.map(({ contours }) => contours))],
          ]),
        ],
      ]),
    );
  }
}

function patched(
  tables: ReadonlyMap<string, Buffer>,
  tag: string,
  changes: readonly (readonly [at: number, value: number])[],
): Buffer {
  const table = Buffer.from(given(tables, tag));
  for (const [at, value] of changes) table.writeUInt16BE(value, at);
  return table;
}

function contoursOf({ path }: Glyph): readonly (readonly Point[])[] {
  const contours: Point[][] = [];
  const add = (x: number, y: number, isOnCurve: boolean) =>
    contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), isOnCurve });
  for (const { command, args } of path.commands) {
    const [x = 0, y = 0, toX = 0, toY = 0] = args;
    if (command === "moveTo") contours.push([]);
    if (command === "moveTo" || command === "lineTo") add(x, y, true);
    if (command === "quadraticCurveTo") {
      add(x, y, false);
      add(toX, toY, true);
    }
    if (command === "bezierCurveTo") throw new Error("a font with cubic outlines cannot be written here");
  }
  return contours.map(closed).filter((contour) => contour.length > 0);
}

/** The last point is left out where it repeats the first: an outline is closed anyway. */
function closed(contour: readonly Point[]): readonly Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  return contour.length > 1 &&
    first &&
    last &&
    first.isOnCurve &&
    last.isOnCurve &&
    first.x === last.x &&
    first.y === last.y
    ? contour.slice(0, -1)
    : contour;
}
