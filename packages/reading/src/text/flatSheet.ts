import type { Outline, Point } from "./pageOutline.ts";
import { readingLongSide, readingShortSide } from "./preparePicture.ts";
import type { GreyPicture } from "./tesseractEngine.ts";
import type { Rectangle } from "./words.ts";

/** The sheet on a photo set flat: seen from right above, at the size at which recognition is best. */

export type FlatSheet = {
  readonly picture: GreyPicture;
  /** The bounds, in the photo, of a rectangle of the sheet. */
  readonly inPhoto: (one: Rectangle) => Rectangle;
};

/** Eight numbers that take a point of the sheet to one of the photo. */
type Projection = readonly [number, number, number, number, number, number, number, number];

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);

export function flatSheet(photo: GreyPicture, outline: Outline): FlatSheet {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = outline;
  const across = (distance(upperLeft, upperRight) + distance(lowerLeft, lowerRight)) / 2;
  const down = (distance(upperLeft, lowerLeft) + distance(upperRight, lowerRight)) / 2;
  const scale = Math.min(readingShortSide / Math.min(across, down), readingLongSide / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const projection = projectionTo(outline, width, height);
  const inPhoto = ({ left, top, width: wide, height: high }: Rectangle): Rectangle => {
    const corners = [
      [left, top],
      [left + wide, top],
      [left, top + high],
      [left + wide, top + high],
    ].map(([x = 0, y = 0]) => projected(projection, x, y));
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [least, upper] = [Math.min(...xs), Math.min(...ys)];
    return { left: least, top: upper, width: Math.max(...xs) - least, height: Math.max(...ys) - upper };
  };
  return { picture: { data: pointsOf(photo, projection, width, height), width, height }, inPhoto };
}

function projected([a, b, c, d, e, f, g, h]: Projection, x: number, y: number): Point {
  const under = g * x + h * y + 1;
  return [(a * x + b * y + c) / under, (d * x + e * y + f) / under];
}

/** Of the square to four points (Heckbert, Fundamentals of Texture Mapping, 1989), scaled to the size of the sheet. */
function projectionTo([p0, p1, p2, p3]: Outline, width: number, height: number): Projection {
  const [x0, y0] = p0;
  const [dx1, dy1] = [p1[0] - p2[0], p1[1] - p2[1]];
  const [dx2, dy2] = [p3[0] - p2[0], p3[1] - p2[1]];
  const [sx, sy] = [x0 - p1[0] + p2[0] - p3[0], y0 - p1[1] + p2[1] - p3[1]];
  const under = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / under;
  const h = (dx1 * sy - sx * dy1) / under;
  const [a, b] = [p1[0] - x0 + g * p1[0], p3[0] - x0 + h * p3[0]];
  const [d, e] = [p1[1] - y0 + g * p1[1], p3[1] - y0 + h * p3[1]];
  return [a / width, b / height, x0, d / width, e / height, y0, g / width, h / height];
}

/** Each point of the sheet, from the four of the photo around its place. */
function pointsOf(
  { data, width: wide, height: high }: GreyPicture,
  by: Projection,
  width: number,
  height: number,
): Buffer {
  const out = Buffer.allocUnsafe(width * height);
  const [a, b, c, d, e, f, g, h] = by;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const under = g * x + h * y + 1;
      const u = Math.min(wide - 1.001, Math.max(0, (a * x + b * y + c) / under));
      const v = Math.min(high - 1.001, Math.max(0, (d * x + e * y + f) / under));
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [right, below] = [u - left, v - top];
      const at = top * wide + left;
      const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const lower = (data[at + wide] ?? 0) * (1 - right) + (data[at + wide + 1] ?? 0) * right;
      out[y * width + x] = Math.round(upper * (1 - below) + lower * below);
    }
  return out;
}
