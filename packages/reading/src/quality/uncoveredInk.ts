import type { Box } from "../text/box.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";

const darkerThanPrint = 140;
/** Boxes of the own text are approximate: they are grown by this part of the page. */
const margin = 0.006;

/** Part of the page's dark points that no box covers: text drawn as pictures or curves shows up here. */
export function uncoveredInk({ data, width, height }: GreyPicture, boxes: readonly Box[]): number {
  const covered = new Uint8Array(width * height);
  for (const [left, top, wide, high] of boxes) {
    const fromX = Math.max(0, Math.floor((left - margin) * width));
    const toX = Math.min(width, Math.ceil((left + wide + margin) * width));
    const fromY = Math.max(0, Math.floor((top - margin) * height));
    const toY = Math.min(height, Math.ceil((top + high + margin) * height));
    for (let y = fromY; y < toY; y++) covered.fill(1, y * width + fromX, y * width + toX);
  }
  let dark = 0;
  let outside = 0;
  for (let index = 0; index < data.length; index++) {
    if ((data[index] ?? 255) >= darkerThanPrint) continue;
    dark += 1;
    if (covered[index] === 0) outside += 1;
  }
  return dark === 0 ? 0 : outside / dark;
}
