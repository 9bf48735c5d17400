import type { GreyPicture } from "../text/tesseractEngine.ts";

const tile = 50;
/** Tiles with less contrast hold no print and say nothing about sharpness. */
const leastContrast = 60;
const percentile = 0.75;
const scale = 10_000;

/**
 * Sharpness of the print: for each tile the variance of the Laplacian over the square of the contrast, 75th percentile.
 * Good scans and photos measure above 750, strongly blurred ones below 80. `undefined` without print to measure.
 */
export function sharpnessOf({ data, width, height }: GreyPicture): number | undefined {
  const measures: number[] = [];
  for (let top = 1; top + tile < height; top += tile) {
    for (let left = 1; left + tile < width; left += tile) {
      const measure = tileSharpness(data, width, left, top);
      if (measure !== undefined) measures.push(measure);
    }
  }
  if (measures.length < 3) return undefined;
  measures.sort((a, b) => a - b);
  return measures[Math.min(measures.length - 1, Math.floor(measures.length * percentile))];
}

function tileSharpness(data: Buffer, width: number, left: number, top: number): number | undefined {
  let lowest = 255;
  let highest = 0;
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + tile; y++) {
    for (let x = left; x < left + tile; x++) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
      const laplacian =
        4 * value - (data[at - 1] ?? 0) - (data[at + 1] ?? 0) - (data[at - width] ?? 0) - (data[at + width] ?? 0);
      sum += laplacian;
      squares += laplacian * laplacian;
    }
  }
  const contrast = highest - lowest;
  if (contrast <= leastContrast) return undefined;
  const count = tile * tile;
  const variance = squares / count - (sum / count) ** 2;
  return (variance / (contrast * contrast)) * scale;
}
