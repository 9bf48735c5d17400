/** A picture in grey, row by row, 0 black to 255 white. */
export type GreyPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** From the bytes of a canvas; brightness as the eye weighs colours (ITU-R BT.601). */
export function greyOf({
  data,
  width,
  height,
}: {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { data: grey, width, height };
}

/** Each point becomes the mean of the square around it that reaches `reach` points to each side. */
export function softened({ data, width, height }: GreyPicture, reach: number): GreyPicture {
  const across = new Uint8Array(data.length);
  const soft = new Uint8Array(data.length);
  meanAlong(data, across, rowsOf(width, height), reach);
  meanAlong(across, soft, columnsOf(width, height), reach);
  return { data: soft, width, height };
}

/** Dark marks that are at most `2 * reach` points thin take the colour of what is around them: print leaves the paper. */
export function withoutPrint({ data, width, height }: GreyPicture, reach: number): GreyPicture {
  // The lightest around each point, then the darkest of those: what was wider than print is as it was (morphological closing).
  const lightest = lightestAround(data, width, height, reach);
  return { data: negative(lightestAround(negative(lightest), width, height, reach)), width, height };
}

function negative(data: Uint8Array): Uint8Array {
  const turned = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) turned[at] = 255 - (data[at] ?? 0);
  return turned;
}

/** The largest value in the square around each point that reaches `reach` points to each side, within the picture. */
function lightestAround(data: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const size = 2 * reach + 1;
  const padded = new Uint8Array((width + size) * (height + size));
  const row = width + size;
  for (let y = 0; y < height; y += 1) padded.set(data.subarray(y * width, (y + 1) * width), (y + reach) * row + reach);
  // Twice as wide with each step, in place: what stands ahead has not been changed yet.
  for (const step of [1, row]) {
    let covered = 1;
    while (covered < size) {
      const ahead = Math.min(covered, size - covered) * step;
      for (let at = 0; at + ahead < padded.length; at += 1) {
        const next = padded[at + ahead] ?? 0;
        if (next > (padded[at] ?? 0)) padded[at] = next;
      }
      covered += ahead / step;
    }
  }
  const found = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) found.set(padded.subarray(y * row, y * row + width), y * width);
  return found;
}

const rowsOf = (width: number, height: number): Walk => ({ lines: height, length: width, step: 1, next: width });
const columnsOf = (width: number, height: number): Walk => ({ lines: width, length: height, step: width, next: 1 });

type Walk = { readonly lines: number; readonly length: number; readonly step: number; readonly next: number };

function meanAlong(from: Uint8Array, to: Uint8Array, { lines, length, step, next }: Walk, reach: number): void {
  const size = 2 * reach + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * next;
    const valueAt = (index: number) => from[start + Math.min(Math.max(index, 0), length - 1) * step] ?? 0;
    let sum = 0;
    for (let index = -reach; index <= reach; index += 1) sum += valueAt(index);
    for (let index = 0; index < length; index += 1) {
      to[start + index * step] = sum / size;
      sum += valueAt(index + reach + 1) - valueAt(index - reach);
    }
  }
}
