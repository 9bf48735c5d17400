/** A picture in grey, row by row, 0 black to 255 white. */
export type GreyPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** From the bytes of a canvas; brightness as the eye weighs colours (ITU-R BT.601). */
export function greyOf({ data, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }): GreyPicture {
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
  let from = data;
  // The lightest around each point, then the darkest of those: what was wider than print is as it was (morphological closing).
  for (const [walk, sign] of [[rowsOf(width, height), 1], [columnsOf(width, height), 1], [rowsOf(width, height), -1], [columnsOf(width, height), -1]] as const) {
    const to = new Uint8Array(data.length);
    extremeAlong(from, to, walk, reach, sign);
    from = to;
  }
  return { data: from, width, height };
}

const rowsOf = (width: number, height: number): Walk => ({ lines: height, length: width, step: 1, next: width });
const columnsOf = (width: number, height: number): Walk => ({ lines: width, length: height, step: width, next: 1 });

/** The largest (sign 1) or smallest (-1) value within reach, kept in a queue that only falls: two steps a point whatever the reach. */
function extremeAlong(from: Uint8Array, to: Uint8Array, { lines, length, step, next }: Walk, reach: number, sign: 1 | -1): void {
  const queue = new Int32Array(length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * next;
    let [head, tail] = [0, 0];
    for (let index = 0; index < length + reach; index += 1) {
      if (index < length) {
        const value = (from[start + index * step] ?? 0) * sign;
        while (tail > head && (from[start + (queue[tail - 1] ?? 0) * step] ?? 0) * sign <= value) tail -= 1;
        queue[tail] = index;
        tail += 1;
      }
      const middle = index - reach;
      if (middle < 0) continue;
      if ((queue[head] ?? 0) < middle - reach) head += 1;
      to[start + middle * step] = from[start + (queue[head] ?? 0) * step] ?? 0;
    }
  }
}

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
