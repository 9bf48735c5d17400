import type { Point, Quadrilateral } from "./quadrilateral.ts";

/** Nine numbers, row by row, that carry a flat page from one view into another. */
export type Homography = readonly number[];

/** The view that carries each corner of `from` to the same corner of `to`. */
export function homography(from: Quadrilateral, to: Quadrilateral): Homography {
  const rows = from.flatMap((corner, index) => {
    const { x: u, y: v } = to[index] ?? corner;
    const { x, y } = corner;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return [...solved(rows), 1];
}

/** Gauss with the largest pivot; each row holds its right side last. */
function solved(rows: number[][]): readonly number[] {
  const size = rows.length;
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(cell(row, column)) > Math.abs(cell(best, column))) best = row;
    const [pivot, other] = [rows[best], rows[column]];
    if (!pivot || !other || Math.abs(pivot[column] ?? 0) < 1e-12) throw new Error("the corners lie on one line");
    [rows[column], rows[best]] = [pivot, other];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = cell(row, column) / (pivot[column] ?? 1);
      const target = rows[row];
      if (!target || factor === 0) continue;
      for (let at = column; at <= size; at += 1) target[at] = (target[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

export function project(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Homography,
  { x, y }: Point,
): Point {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}
