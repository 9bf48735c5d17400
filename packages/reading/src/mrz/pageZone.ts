import type { Box, Turn } from "../text/box.ts";
import type { Picture } from "../pages/page.ts";
import { greyOf } from "../text/preparePicture.ts";
import type { KnownPlace } from "../text/recogniseText.ts";
import { boxOf, turnedUpright, uprightSize, type Word } from "../text/words.ts";
import type { DecodedZone } from "./decodeZone.ts";
import { findZone } from "./findZone.ts";

/** The machine-readable zone of a page whose check digits hold. */
export type PageZone = DecodedZone & {
  readonly page: number;
  readonly source: "layer" | "ocr";
  /** One a line, on the page as shown. */
  readonly boxes: readonly Box[];
  /** Pixels from one character to the next; 0 in the file’s own text. */
  readonly pitch: number;
};

/** Where the print that people read stands, once the zone below it was found. */
type ZonePlace = KnownPlace & {
  /** The lines of the zone as words, below that part. */
  readonly words: readonly Word[];
};

const allTurns: readonly Turn[] = [0, 90, 180, 270];

/** Print of passports and cards is 2 mm high: at this many pixels a pitch of 2.54 mm it is read well, and fast. */
const pitchForReading = 22;
const largestEnlargement = 3;

/** In pitches: above the zone of a passport stand 70 mm of its page, above that of a card 32 mm, or both of its sides. */
const above = 33;
const beside = 3.5;

/** The zone in a picture, and where to read the rest. */
export async function zoneOnPage(
  picture: Picture,
  page: number,
): Promise<{ readonly zone: PageZone; readonly place: ZonePlace } | undefined> {
  const found = await findZone(await greyOf(picture), allTurns);
  const decoded = found?.decoded;
  if (!found || !decoded) return undefined;
  const boxes = found.lines.map((line) => boxOf(line, picture));
  const size = uprightSize(picture, found.turn);
  const lines = found.lines.map((line) => turnedUpright(line, picture, found.turn));
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.left + line.width));
  const top = Math.min(...lines.map((line) => line.top));
  const fromLeft = Math.max(0, left - beside * found.pitch);
  const fromTop = Math.max(0, top - above * found.pitch);
  const part = {
    left: fromLeft,
    top: fromTop,
    width: Math.min(size.width, right + beside * found.pitch) - fromLeft,
    height: top - fromTop,
  };
  const scale = Math.min(largestEnlargement, pitchForReading / found.pitch);
  const words = decoded.lines.map((text, index): Word => {
    const line = lines[index] ?? part;
    const at = {
      left: (line.left - part.left) * scale,
      top: (line.top - part.top) * scale,
      width: line.width * scale,
      height: line.height * scale,
    };
    return { text, confidence: 1, page, box: boxes[index] ?? [0, 0, 1, 1], at };
  });
  return {
    zone: { ...decoded, page, source: "ocr", boxes, pitch: found.pitch },
    place: { turn: found.turn, skew: found.skew, part, scale, words },
  };
}
