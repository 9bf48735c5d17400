import sharp from "sharp";
import type { Picture } from "../pages/page.ts";

/** A stripe across a page, as parts (0..1) of its height. */
export type Band = readonly [from: number, until: number];

export const wholePage: readonly Band[] = [[0, 1]];

const bandCount = 3;
/** Edges are moved by at most this part of the height to lie between two lines of print. */
const reach = 0.02;
const measuredHeight = 1100;

/**
 * Stripes at the top, in the middle and at the end of a page that together are `part` of what is printed on it, cut between
 * lines: what is read of them stands for the page.
 */
export async function bandsOf(picture: Picture, part: number): Promise<readonly Band[]> {
  if (part >= 1) return wholePage;
  const ink = await inkOfRows(picture);
  const printed = ink.flatMap((dark, row) => (dark > 0 ? [row] : []));
  const [first, last] = [printed[0], printed.at(-1)];
  if (first === undefined || last === undefined) return wholePage;
  const length = (last - first) * (part / bandCount);
  const step = (last - first - length) / (bandCount - 1);
  return Array.from({ length: bandCount }, (_, index): Band => {
    const from = first + index * step;
    return [emptiest(ink, from) / ink.length, emptiest(ink, from + length) / ink.length];
  });
}

/** Dark points of each row, of a picture `measuredHeight` rows high. */
async function inkOfRows(picture: Picture): Promise<number[]> {
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .resize({
      height: measuredHeight,
      width: Math.max(1, Math.round((picture.width / picture.height) * measuredHeight)),
      fit: "fill",
    })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const darkBelow = darkThresholdOf(data);
  const samples = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) => {
    let dark = 0;
    for (let at = row * samples; at < (row + 1) * samples; at += info.channels)
      if ((data[at] ?? 255) < darkBelow) dark += 1;
    return dark;
  });
}

/** One point in so many may be blacker than what counts as the darkest of a page, or whiter than its lightest. */
const outliers = 0.01;
/** Between the darkest (0) and the lightest (1) of a page: print is darker than this. */
const darkPart = 0.43;

function darkThresholdOf(points: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of points) counts[value] = (counts[value] ?? 0) + 1;
  const shadeAt = (part: number) => {
    let passed = 0;
    return counts.findIndex((count) => (passed += count) > part * points.length);
  };
  const [darkest, lightest] = [shadeAt(outliers), shadeAt(1 - outliers)];
  return darkest + (lightest - darkest) * darkPart;
}

/** The row with the least print near `wanted`. */
function emptiest(ink: readonly number[], wanted: number): number {
  const far = Math.round(ink.length * reach);
  const middle = Math.round(wanted);
  let best = Math.max(0, Math.min(ink.length - 1, middle));
  for (let away = 0; away <= far; away++) {
    for (const row of [middle - away, middle + away]) {
      if (row >= 0 && row < ink.length && (ink[row] ?? 0) < (ink[best] ?? 0)) best = row;
    }
  }
  return best;
}

/** Recognition is best when a page is about this many pixels across. */
const readingShortSide = 1700;

/** The stripes set one under the other, at the size at which they are read best. */
export async function cutBands(picture: Picture, bands: readonly Band[]): Promise<Picture> {
  const sized = await atReadingSize(picture);
  const rowBytes = sized.width * sized.channels;
  const stripes = bands.map(([from, until]) =>
    sized.data.subarray(Math.round(from * sized.height) * rowBytes, Math.round(until * sized.height) * rowBytes),
  );
  const data = Buffer.concat(stripes);
  return { data, width: sized.width, height: data.length / rowBytes, channels: sized.channels };
}

async function atReadingSize(picture: Picture): Promise<Picture> {
  const scale = readingShortSide / Math.min(picture.width, picture.height);
  if (Math.abs(scale - 1) < 0.05) return picture;
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .resize({
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
      fit: "fill",
      kernel: "cubic",
    })
    .toColourspace(picture.channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

const middlePart = 0.45;

/** The middle of a picture: enough print to tell how it stands. */
export async function middleOf(picture: Picture): Promise<Picture> {
  const [width, height] = [Math.round(picture.width * middlePart), Math.round(picture.height * middlePart)];
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .extract({
      left: Math.floor((picture.width - width) / 2),
      top: Math.floor((picture.height - height) / 2),
      width,
      height,
    })
    .toColourspace(picture.channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}
