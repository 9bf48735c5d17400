import { softened, type GreyPicture } from "./greyPicture.ts";
import {
  inOrder,
  isConvex,
  scaledBy,
  sidesOf,
  type Point,
  type Quadrilateral,
} from "@boreal/domain/kernel/geometry/quadrilateral";
import { slopesOf, type Slopes } from "./slopes.ts";
import { lineThrough } from "./straightLines.ts";

const samples = 48;
/** Where along each side is looked, in parts of its length: corners may be round or bent. */
const inside = { from: 0.06, to: 0.94 };
/** How far from the rough side the edge may be, in parts of the picture's long side. */
const reach = 0.014;
const leastSlope = 2;
/** Points further than so many times the middle distance from the line do not belong to it. */
const outlier = 2.5;
const fewest = 10;

type Fitted = { readonly at: Point; readonly along: Point };

/** Lays each side on the steepest points near it, and the corners where the new sides cross. `corners` are those of this picture, roughly. */
export function refinePage(picture: GreyPicture, corners: Quadrilateral): Quadrilateral {
  const slopes = slopesOf(softened(picture, 1));
  const within = Math.max(3, Math.round(reach * Math.max(picture.width, picture.height)));
  const sides = sidesOf(corners).map(([from, to]) => fitted(slopes, from, to, within));
  const refined = sides.map((side, index) => crossing(sides[(index + 3) % 4] ?? side, side));
  if (refined.some((point) => point === undefined)) return corners;
  const ordered = inOrder(refined.flatMap((point) => point ?? []));
  const moved = Math.max(
    ...ordered.map((corner, index) =>
      Math.hypot(corner.x - (corners[index]?.x ?? 0), corner.y - (corners[index]?.y ?? 0)),
    ),
  );
  return isConvex(ordered) && moved < 4 * within ? ordered : corners;
}

/** The same page in a picture of another size. */
export const refineIn = (
  picture: GreyPicture,
  corners: Quadrilateral,
  foundIn: { readonly width: number },
): Quadrilateral => refinePage(picture, scaledBy(corners, picture.width / foundIn.width));

function fitted(slopes: Slopes, from: Point, to: Point, within: number): Fitted {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const rough = { at: from, along };
  const steepest: Point[] = [];
  for (let index = 0; index < samples; index += 1) {
    const part = (inside.from + ((inside.to - inside.from) * index) / (samples - 1)) * length;
    const found = steepestAcross(
      slopes,
      { x: from.x + along.x * part, y: from.y + along.y * part },
      { x: -along.y, y: along.x },
      within,
    );
    if (found) steepest.push(found);
  }
  if (steepest.length < fewest) return rough;
  const first = lineThrough(steepest);
  const distances = steepest.map((point) => distanceFrom(first, point));
  const limit = Math.max(
    0.75,
    outlier * (distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)] ?? 0),
  );
  const kept = steepest.filter((_, index) => (distances[index] ?? 0) <= limit);
  return kept.length < fewest ? rough : lineThrough(kept);
}

function steepestAcross(
  { across, down, width, height }: Slopes,
  middle: Point,
  normal: Point,
  within: number,
): Point | undefined {
  let best = leastSlope;
  let found: Point | undefined;
  for (let step = -within; step <= within; step += 1) {
    const [x, y] = [middle.x + normal.x * step, middle.y + normal.y * step];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue;
    const at = row * width + column;
    const slope = Math.abs((across[at] ?? 0) * normal.x + (down[at] ?? 0) * normal.y);
    if (slope <= best) continue;
    best = slope;
    found = { x, y };
  }
  return found;
}

const distanceFrom = ({ at, along }: Fitted, { x, y }: Point): number =>
  Math.abs((x - at.x) * along.y - (y - at.y) * along.x);

function crossing(one: Fitted, other: Fitted): Point | undefined {
  const turn = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(turn) < 1e-6) return undefined;
  const part = ((other.at.x - one.at.x) * other.along.y - (other.at.y - one.at.y) * other.along.x) / turn;
  return { x: one.at.x + one.along.x * part, y: one.at.y + one.along.y * part };
}
