/** One outline of a glyph as TrueType writes it. */
export type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean };

/** A glyph without instructions, from its closed contours. */
export function simpleGlyph(contours: readonly (readonly Point[])[]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  return Buffer.concat([words(contours.length), boxOf(points), words(...ends), words(0), ...written(points, false)]);
}

export function boxOf(points: readonly Point[]): Buffer {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return points.length === 0 ? words(0, 0, 0, 0) : words(left, bottom, right, top);
}

const overlapping = 0x40;

/** Flags, then steps across, then steps up; each step in no byte, one or two. */
export function written(points: readonly Point[], overlaps: boolean): readonly Buffer[] {
  const [flags, across, up]: [number[], number[], number[]] = [[], [], []];
  let [x, y] = [0, 0];
  points.forEach((point, index) => {
    const flag = (point.isOnCurve ? 1 : 0) | (overlaps && index === 0 ? overlapping : 0);
    flags.push(flag | (step(point.x - x, across) << 1) | (step(point.y - y, up) << 2));
    [x, y] = [point.x, point.y];
  });
  return [Buffer.from(flags), Buffer.from(across), Buffer.from(up)];
}

const [isShort, isSameOrPositive] = [0x01, 0x08];

/** Writes one step; answers with its two flags, as they stand for a step across after one shift. */
function step(distance: number, into: number[]): number {
  if (distance === 0) return isSameOrPositive;
  if (Math.abs(distance) < 256) {
    into.push(Math.abs(distance));
    return distance > 0 ? isShort | isSameOrPositive : isShort;
  }
  into.push((distance >> 8) & 0xff, distance & 0xff);
  return 0;
}

/** Numbers of two bytes each, signed or not. */
export function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
}
