import type { GreyPicture } from "../text/tesseractEngine.ts";

/** Paper is lighter than this; a table top usually is not. A white table cannot be told from paper. */
const darkerThanPaper = 175;
/** The flood runs on while neighbouring points differ by less. */
const step = 14;

export type Background = {
  /** Part of the picture that is dark surroundings connected to its border. */
  readonly part: number;
  /** Part of the picture that the box around everything else takes. */
  readonly documentArea: number;
};

/** Floods dark surroundings from the border of a picture (fit to about 1000 pixels). */
export function backgroundOf({ data, width, height }: GreyPicture): Background {
  const seen = new Uint8Array(width * height);
  const queue: number[] = [];
  const start = (index: number) => {
    if (seen[index] === 0 && (data[index] ?? 255) < darkerThanPaper) {
      seen[index] = 1;
      queue.push(index);
    }
  };
  for (let x = 0; x < width; x++) {
    start(x);
    start((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    start(y * width);
    start(y * width + width - 1);
  }
  let flooded = queue.length;
  while (queue.length > 0) {
    const index = queue.pop() ?? 0;
    const value = data[index] ?? 0;
    const x = index % width;
    const around = [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width];
    for (const next of around) {
      if (next < 0 || next >= data.length || seen[next] === 1) continue;
      const other = data[next] ?? 255;
      if (other >= darkerThanPaper || Math.abs(other - value) >= step) continue;
      seen[next] = 1;
      flooded += 1;
      queue.push(next);
    }
  }
  return { part: flooded / (width * height), documentArea: paperArea(data, width, height) };
}

/** Rows and columns belong to the document when a good part of them is as light as paper. */
const paperPart = 0.25;

function paperArea(data: Buffer, width: number, height: number): number {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) < darkerThanPaper) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  const tall = extent(rows, width * paperPart);
  const wide = extent(columns, height * paperPart);
  return (tall / height) * (wide / width);
}

function extent(counts: Uint32Array, least: number): number {
  const first = counts.findIndex((count) => count >= least);
  if (first < 0) return 0;
  return counts.findLastIndex((count) => count >= least) - first + 1;
}
