/** Where in a picture: the point in column 0 and row 0 reaches from 0 to 1. */
export type Point = { readonly x: number; readonly y: number };

/** Four corners around, beginning at the one that is nearest to the upper left: upper left, upper right, lower right, lower left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

export type Sides = readonly [number, number, number, number];

const degrees = 180 / Math.PI;

/** Puts four corners of any order around their middle, clockwise on the screen. */
export function inOrder(corners: readonly Point[]): Quadrilateral {
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const around = corners.toSorted(
    (one, other) => Math.atan2(one.y - middle.y, one.x - middle.x) - Math.atan2(other.y - middle.y, other.x - middle.x),
  );
  const first = around.reduce(
    (best, corner, index) => (corner.x + corner.y < (around[best]?.x ?? 0) + (around[best]?.y ?? 0) ? index : best),
    0,
  );
  const [a, b, c, d] = [...around.slice(first), ...around.slice(0, first)];
  if (!a || !b || !c || !d) throw new Error("a quadrilateral has four corners");
  return [a, b, c, d];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Each side with its two ends: upper, right, lower, left. */
export const sidesOf = ([a, b, c, d]: Quadrilateral): readonly (readonly [Point, Point])[] => [
  [a, b],
  [b, c],
  [c, d],
  [d, a],
];

/** Lengths of the upper, right, lower and left side. */
export function sideLengths(corners: Quadrilateral): Sides {
  const [upper = 0, right = 0, lower = 0, left = 0] = sidesOf(corners).map(([from, to]) =>
    Math.hypot(to.x - from.x, to.y - from.y),
  );
  return [upper, right, lower, left];
}

export function areaOf(corners: Quadrilateral): number {
  return Math.abs(sidesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0)) / 2;
}

/** Whether walking around always turns the same way. */
export function isConvex(corners: Quadrilateral): boolean {
  const sides = sidesOf(corners);
  return sides.every(([from, to], index) => {
    const [, after] = sides[(index + 1) % 4] ?? [from, to];
    return (to.x - from.x) * (after.y - to.y) - (to.y - from.y) * (after.x - to.x) > 0;
  });
}

export const scaledBy = (corners: Quadrilateral, factor: number): Quadrilateral => {
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as [Point, Point, Point, Point];
  return [a, b, c, d];
};

/** The same shape drawn in towards its middle, `part` of the way. */
export const shrunkBy = (corners: Quadrilateral, part: number): Quadrilateral => {
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x + (middle.x - x) * part, y: y + (middle.y - y) * part })) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return [a, b, c, d];
};

/** For one row of a picture: the first and last column that lie inside, or nothing. */
export function columnsInside(corners: Quadrilateral, row: number): readonly [number, number] | undefined {
  let [from, to] = [Infinity, -Infinity];
  for (const [one, other] of sidesOf(corners)) {
    if (row < Math.min(one.y, other.y) || row > Math.max(one.y, other.y) || one.y === other.y) continue;
    const x = one.x + ((row - one.y) / (other.y - one.y)) * (other.x - one.x);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return from <= to ? [Math.ceil(from), Math.floor(to)] : undefined;
}

/** Degrees by which the sides are turned from upright, -45 to 45; quarter turns count as upright. */
export function turnOf(corners: Quadrilateral): number {
  const [upper, right, lower, left] = sidesOf(corners).map(
    ([from, to]) => Math.atan2(to.y - from.y, to.x - from.x) * degrees,
  );
  const turns = [upper ?? 0, (right ?? 0) - 90, (lower ?? 0) - 180, (left ?? 0) + 90].map((angle) =>
    quarterWrapped(angle),
  );
  const first = turns[0] ?? 0;
  return quarterWrapped(first + mean(turns.map((turn) => quarterWrapped(turn - first))));
}

const quarterWrapped = (angle: number): number => ((((angle + 45) % 90) + 90) % 90) - 45;
