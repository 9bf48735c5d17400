import type { Box } from "../text/box.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";

/** The connected parts of the ink on a page that no word covers: strokes, stamps, lines, pictures. */

export type InkPart = {
  readonly box: Box;
  /** Width and height in points of the picture. */
  readonly width: number;
  readonly height: number;
  /** Part of its box that is inked. */
  readonly density: number;
  /** Where its ink is, as places in the picture. */
  readonly points: readonly number[];
};

/** Ink is darker than the paper around it by this factor. */
const darker = 0.74;
/** The paper is measured in squares of so many points. */
const square = 24;
/** Boxes of words are approximate and grown by this part of the page. */
const margin = 0.004;
/** Gaps of so many points are closed: a pen leaves them, and so does the print of a word on top of a stroke. */
const bridge = { across: 3, down: 2 };
const fewestPoints = 12;

/** How light the paper is in each square: a shadow on a photo is no ink. */
function paperOf({ data, width, height }: GreyPicture): (x: number, y: number) => number {
  const across = Math.ceil(width / square);
  const light = new Uint8Array(across * Math.ceil(height / square));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / square) * across + Math.floor(x / square);
      light[at] = Math.max(light[at] ?? 0, data[y * width + x] ?? 0);
    }
  }
  return (x, y) => light[Math.floor(y / square) * across + Math.floor(x / square)] ?? 255;
}

function inkOf(picture: GreyPicture, words: readonly Box[]): Uint8Array {
  const { data, width, height } = picture;
  const paper = paperOf(picture);
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((data[y * width + x] ?? 255) < darker * paper(x, y)) ink[y * width + x] = 1;
  for (const [left, top, wide, high] of words) {
    const fromX = Math.max(0, Math.floor((left - margin) * width));
    const toX = Math.min(width, Math.ceil((left + wide + margin) * width));
    const fromY = Math.max(0, Math.floor((top - margin) * height));
    const toY = Math.min(height, Math.ceil((top + high + margin) * height));
    for (let y = fromY; y < toY; y++) ink.fill(0, y * width + fromX, Math.max(y * width + fromX, y * width + toX));
  }
  return ink;
}

/** The points that belong together with the one at `start`, taken out of the ink. */
function taken(ink: Uint8Array, width: number, start: number): readonly number[] {
  const points: number[] = [start];
  ink[start] = 0;
  for (let next = 0; next < points.length; next++) {
    const at = points[next] ?? 0;
    const x = at % width;
    for (let down = -bridge.down; down <= bridge.down; down++) {
      for (let across = -bridge.across; across <= bridge.across; across++) {
        const other = at + down * width + across;
        if (x + across < 0 || x + across >= width || ink[other] !== 1) continue;
        ink[other] = 0;
        points.push(other);
      }
    }
  }
  return points;
}

const ring = { from: 0.72, to: 1.1 };

/** Part of the ink that lies on the circle which its box holds: near 1 for a ring. */
export function shareOnRing({ points, box: [left, top, wide, high] }: InkPart, { width, height }: GreyPicture): number {
  const onRing = points.filter((at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const radius = Math.hypot((x - left - wide / 2) / (wide / 2), (y - top - high / 2) / (high / 2));
    return radius >= ring.from && radius <= ring.to;
  });
  return onRing.length / points.length;
}

export function partOf(points: readonly number[], { width, height }: GreyPicture): InkPart {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const at of points) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  return {
    box: [left / width, top / height, wide / width, high / height],
    width: wide,
    height: high,
    density: points.length / (wide * high),
    points,
  };
}

export function inkParts(picture: GreyPicture, words: readonly Box[]): readonly InkPart[] {
  const ink = inkOf(picture, words);
  const parts: InkPart[] = [];
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] !== 1) continue;
    const points = taken(ink, picture.width, at);
    if (points.length >= fewestPoints) parts.push(partOf(points, picture));
  }
  return parts;
}
