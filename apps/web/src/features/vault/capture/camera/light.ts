import type { GreyPicture } from "../page/greyPicture.ts";
import { areaOf, columnsInside, shrunkBy, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";

export type Light = {
  /** Brightness of the paper: nine of ten points of the page are darker. */
  readonly paper: number;
  /** The largest spot of mirrored light, in parts of the page's area. */
  readonly glare: number;
};

const paperPart = 0.9;
/** A mirrored lamp drives the camera to its limit. */
const saturated = 250;
/** And is lighter than the paper around; where paper itself is at the limit, a spot cannot be told from it. */
const aboveMost = 8;
/** The edge of a page mirrors, and what lies beside it may be lighter: a strip along the sides is left out. */
const strip = 0.04;

/** Light on the page inside the corners, or on the whole picture. */
export function lightOn(picture: GreyPicture, corners?: Quadrilateral): Light {
  const { width, height } = picture;
  const inner = shrunkBy(
    corners ?? [
      { x: 0, y: 0 },
      { x: width - 1, y: 0 },
      { x: width - 1, y: height - 1 },
      { x: 0, y: height - 1 },
    ],
    strip,
  );
  const counts = new Uint32Array(256);
  const spots = new Uint8Array(width * height);
  let points = 0;
  for (let y = 0; y < height; y += 1) {
    const columns = columnsInside(inner, y);
    if (!columns) continue;
    for (let x = Math.max(0, columns[0]); x <= Math.min(width - 1, columns[1]); x += 1) {
      const value = picture.data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      points += 1;
      if (value >= saturated) spots[y * width + x] = 1;
    }
  }
  // The paper's own brightness is asked of what is not at the limit, or a large spot would pass for the paper.
  const unsaturated = counts.subarray(0, saturated).reduce((sum, count) => sum + count, 0);
  const paper = unsaturated < points / 2 ? 255 : levelOf(counts, unsaturated * paperPart);
  return { paper, glare: paper > saturated - aboveMost ? 0 : largestSpot(spots, width) / Math.max(1, areaOf(inner)) };
}

function levelOf(counts: Uint32Array, wanted: number): number {
  let counted = 0;
  for (const [level, count] of counts.entries()) {
    counted += count;
    if (counted >= wanted) return level;
  }
  return 255;
}

/** Points of the largest patch that hangs together; `spots` is used up. */
function largestSpot(spots: Uint8Array, width: number): number {
  let largest = 0;
  for (let start = spots.indexOf(1); start !== -1; start = spots.indexOf(1, start)) {
    const open = [start];
    spots[start] = 0;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (spots[next] !== 1) continue;
        spots[next] = 0;
        open.push(next);
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}
