import type { Point } from "@boreal/domain/kernel/geometry/quadrilateral";
import type { Slopes } from "./slopes.ts";

/** All points with `x * cos + y * sin = distance`. */
export type Line = {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
  readonly isBorder: boolean;
};

const directions = 90;
const stepAngle = Math.PI / directions;
/** Points vote for their own direction and these many on each side: slopes of slanted edges are a little off. */
const spread = 2;
/** Lines nearer than this to a stronger one are the same edge. */
const apart = { directions: 4, distance: 6 };
/** Steep points weigh more, up to this slope: the edge of a page stands out from the grain of a table, of which there is more. */
const heaviest = 24;
/** A line has at least so many points, in parts of the picture's short side. */
const leastPart = 0.16;
/** Points so near to a line, and of nearly its direction (cosine), are laid under it in the end. */
const belongs = { distance: 3, cosine: 0.97 };

const cosines = Float64Array.from({ length: directions }, (_, index) => Math.cos(index * stepAngle));
const sines = Float64Array.from({ length: directions }, (_, index) => Math.sin(index * stepAngle));

type EdgePoint = Point & { readonly cos: number; readonly sin: number; readonly weight: number };

/** The strongest straight edges, at most `most`: each steep point votes for the lines that run across its slope (Hough). */
export function linesIn(slopes: Slopes, leastSlope: number, most: number): readonly Line[] {
  const { width, height } = slopes;
  const reach = Math.ceil(Math.hypot(width, height));
  const distances = distancesIn(reach);
  const votes = new Uint32Array(directions * distances);
  const points = edgePoints(slopes, leastSlope);
  for (const { x, y, cos, sin, weight } of points) {
    const own = Math.round(Math.atan2(sin, cos) / stepAngle);
    for (let step = -spread; step <= spread; step += 1) {
      const direction = (((own + step) % directions) + directions) % directions;
      const distance = Math.round(x * (cosines[direction] ?? 0) + y * (sines[direction] ?? 0)) + reach;
      const at = direction * distances + distance;
      votes[at] = (votes[at] ?? 0) + weight;
    }
  }
  return strongest(votes, reach, Math.min(width, height) * leastPart * leastSlope, most).map((line) =>
    laidOn(points, line),
  );
}

/** The tops of edges: points that are less steep on both sides of them. */
function edgePoints({ across, down, steepness, width, height }: Slopes, leastSlope: number): readonly EdgePoint[] {
  const points: EdgePoint[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const here = steepness[at] ?? 0;
      if (here < leastSlope) continue;
      const [right, below] = [across[at] ?? 0, down[at] ?? 0];
      const step = Math.abs(right) > Math.abs(below) ? 1 : width;
      if (here < (steepness[at - step] ?? 0) || here <= (steepness[at + step] ?? 0)) continue;
      points.push({ x: x + 0.5, y: y + 0.5, cos: right / here, sin: below / here, weight: Math.min(here, heaviest) });
    }
  }
  return points;
}

/** A line passes the corner on one side or the other, at most as far away as `reach`. */
const distancesIn = (reach: number): number => 2 * reach + 1;

function strongest(votes: Uint32Array, reach: number, least: number, most: number): readonly Line[] {
  const distances = distancesIn(reach);
  const lines: Line[] = [];
  const bestOf = (direction: number): number => {
    let best = direction * distances;
    for (let at = best + 1; at < (direction + 1) * distances; at += 1)
      if ((votes[at] ?? 0) > (votes[best] ?? 0)) best = at;
    return best;
  };
  const tops = Int32Array.from({ length: directions }, (_, direction) => bestOf(direction));
  while (lines.length < most) {
    const best = tops.reduce((top, at) => ((votes[at] ?? 0) > (votes[top] ?? 0) ? at : top));
    if ((votes[best] ?? 0) < least) break;
    const direction = Math.floor(best / distances);
    const distance = best % distances;
    lines.push({
      cos: cosines[direction] ?? 1,
      sin: sines[direction] ?? 0,
      distance: distance - reach,
      isBorder: false,
    });
    for (let turn = -apart.directions; turn <= apart.directions; turn += 1) {
      const other = (direction + turn + directions) % directions;
      // Past half a turn the same line has its normal the other way round.
      const middle = direction + turn === other ? distance : 2 * reach - distance;
      const from = Math.max(0, middle - apart.distance);
      votes.fill(0, other * distances + from, other * distances + Math.min(distances, middle + apart.distance + 1));
      tops[other] = bestOf(other);
    }
  }
  return lines;
}

/** The same line, laid through the middle of the points that belong to it: votes know directions in steps only. */
function laidOn(points: readonly EdgePoint[], line: Line): Line {
  const own = points.filter(
    ({ x, y, cos, sin }) =>
      Math.abs(x * line.cos + y * line.sin - line.distance) <= belongs.distance &&
      Math.abs(cos * line.cos + sin * line.sin) >= belongs.cosine,
  );
  if (own.length < 2) return line;
  const { at, along } = lineThrough(own);
  const [cos, sin] = [-along.y, along.x];
  return { cos, sin, distance: at.x * cos + at.y * sin, isBorder: false };
}

/** The line that lies nearest to all points, measured squarely to it: a point of it, and its direction. */
export function lineThrough(points: readonly Point[]): { readonly at: Point; readonly along: Point } {
  const at = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - at.x) ** 2;
    xy += (x - at.x) * (y - at.y);
    yy += (y - at.y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { at, along: { x: Math.cos(angle), y: Math.sin(angle) } };
}

/** The four borders of the picture, which stand in for sides that lie outside. */
export const bordersOf = ({ width, height }: { readonly width: number; readonly height: number }): readonly Line[] => [
  { cos: 1, sin: 0, distance: 0, isBorder: true },
  { cos: 1, sin: 0, distance: width, isBorder: true },
  { cos: 0, sin: 1, distance: 0, isBorder: true },
  { cos: 0, sin: 1, distance: height, isBorder: true },
];
