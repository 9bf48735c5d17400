import type { GreyPicture } from "../text/tesseractEngine.ts";

/** One connected piece of ink; right and bottom are exclusive. */
export type Component = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Ink is darker than its surroundings by this part of them: paper of passports is neither white nor even. */
export type InkDepth = number;

/** Black and white by the mean of the surroundings (a square of `2 * reach + 1` pixels): 1 is ink. */
export function inkOf({ data, width, height }: GreyPicture, reach: number, depth: InkDepth): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * (width + 1);
    const low = Math.min(height, y + reach + 1);
    const bottom = low * (width + 1);
    const rows = low - Math.max(0, y - reach);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      const mean = sum / (rows * (right - left));
      if ((data[y * width + x] ?? 0) < mean * (1 - depth)) ink[y * width + x] = 1;
    }
  }
  return ink;
}

/** The connected pieces of ink, pieces that touch at a corner taken together. */
export function componentsOf(ink: Uint8Array, width: number, height: number): Component[] {
  const parent: number[] = [];
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while (parent[root] !== root) root = parent[root] ?? root;
    let step = label;
    while (parent[step] !== root) {
      const next = parent[step] ?? root;
      parent[step] = root;
      step = next;
    }
    return root;
  };
  /** Runs of the row above: where they start and end, and their label. */
  let above: number[] = [];
  for (let y = 0; y < height; y++) {
    const runs: number[] = [];
    let from = 0;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] !== 1) continue;
      const start = x;
      while (x < width && ink[y * width + x] === 1) x++;
      while (from < above.length && (above[from + 1] ?? 0) < start) from += 3;
      let label = -1;
      for (let at = from; at < above.length && (above[at] ?? 0) <= x; at += 3) {
        const other = rootOf(above[at + 2] ?? 0);
        if (label === -1) label = other;
        else if (other !== label) {
          parent[other] = label;
          grow(boxes[label], boxes[other]);
        }
      }
      if (label === -1) {
        label = parent.length;
        parent.push(label);
        boxes.push({ left: start, top: y, right: x, bottom: y + 1 });
      } else grow(boxes[label], { left: start, top: y, right: x, bottom: y + 1 });
      runs.push(start, x, label);
    }
    above = runs;
  }
  return boxes.filter((_, label) => parent[label] === label);
}

function grow(
  box: { left: number; top: number; right: number; bottom: number } | undefined,
  by: Component | undefined,
) {
  if (!box || !by) return;
  box.left = Math.min(box.left, by.left);
  box.top = Math.min(box.top, by.top);
  box.right = Math.max(box.right, by.right);
  box.bottom = Math.max(box.bottom, by.bottom);
}
