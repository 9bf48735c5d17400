import { homography, project, type Homography } from "@boreal/domain/kernel/geometry/homography";
import { sideLengths, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import { readingLongSide, readingShortSide } from "./preparePicture.ts";
import type { GreyPicture } from "./tesseractEngine.ts";
import type { Rectangle } from "./words.ts";

/** The sheet on a photo set flat: seen from right above, at the size at which recognition is best. */

export type FlatSheet = {
  readonly picture: GreyPicture;
  /** The bounds, in the photo, of a rectangle of the sheet. */
  readonly inPhoto: (one: Rectangle) => Rectangle;
};

export function flatSheet(photo: GreyPicture, outline: Quadrilateral): FlatSheet {
  const [upper, right, lower, left] = sideLengths(outline);
  const [across, down] = [(upper + lower) / 2, (right + left) / 2];
  const scale = Math.min(readingShortSide / Math.min(across, down), readingLongSide / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const toPhoto = homography(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    outline,
  );
  const inPhoto = ({ left: from, top, width: wide, height: high }: Rectangle): Rectangle => {
    const corners = [
      { x: from, y: top },
      { x: from + wide, y: top },
      { x: from, y: top + high },
      { x: from + wide, y: top + high },
    ].map((corner) => project(toPhoto, corner));
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const [leftmost, topmost] = [Math.min(...xs), Math.min(...ys)];
    return { left: leftmost, top: topmost, width: Math.max(...xs) - leftmost, height: Math.max(...ys) - topmost };
  };
  return { picture: { data: pointsOf(photo, toPhoto, width, height), width, height }, inPhoto };
}

/** Each point of the sheet, from the four of the photo around its place. */
function pointsOf(
  { data, width: wide, height: high }: GreyPicture,
  toPhoto: Homography,
  width: number,
  height: number,
): Buffer {
  const out = Buffer.allocUnsafe(width * height);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toPhoto;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + i;
      const u = Math.min(wide - 1.001, Math.max(0, (a * x + b * y + c) / depth));
      const v = Math.min(high - 1.001, Math.max(0, (d * x + e * y + f) / depth));
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [right, below] = [u - left, v - top];
      const at = top * wide + left;
      const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const lower = (data[at + wide] ?? 0) * (1 - right) + (data[at + wide + 1] ?? 0) * right;
      out[y * width + x] = Math.round(upper * (1 - below) + lower * below);
    }
  return out;
}
