import type { Turn } from "./box.ts";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../pages/page.ts";
import type { GreyPicture } from "./tesseractEngine.ts";

/** Recognition is best when the page is about this many pixels across (measured on letters of 200, 150 and 100 dpi). */
export const readingShortSide = 1700;
export const readingLongSide = 3000;
const largestEnlargement = 3;

export async function greyOf(picture: Picture): Promise<GreyPicture> {
  if (picture.channels === 1) return picture;
  const { data, info } = await sharp(picture.data, { raw: rawOf(picture) })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const rawOf = (picture: { width: number; height: number; channels?: 1 | 3 }) => ({
  width: picture.width,
  height: picture.height,
  channels: picture.channels ?? (1 as const),
});

/** The picture with the text, which stands turned clockwise by `turn`, set upright. */
export async function upright(picture: GreyPicture, turn: Turn): Promise<GreyPicture> {
  if (turn === 0) return picture;
  return grey(sharp(picture.data, { raw: rawOf(picture) }).rotate(360 - turn));
}

/** Turned by `degrees` clockwise about its middle, on white; the result is larger so that nothing is cut off. */
export async function turnedBy(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  return grey(sharp(picture.data, { raw: rawOf(picture) }).rotate(degrees, { background: { r: 255, g: 255, b: 255 } }));
}

/** Scaled to the size at which recognition is best; `scale` is new length by old. */
export async function atReadingSize(picture: GreyPicture): Promise<{ picture: GreyPicture; scale: number }> {
  const short = Math.min(picture.width, picture.height);
  const long = Math.max(picture.width, picture.height);
  const scale = Math.min(readingShortSide / short, readingLongSide / long, largestEnlargement);
  if (Math.abs(scale - 1) < 0.1) return { picture, scale: 1 };
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const resized = await grey(
    sharp(picture.data, { raw: rawOf(picture) }).resize(width, height, { fit: "fill", kernel: "cubic" }),
  );
  return { picture: resized, scale };
}

const backgroundCell = 16;
const medianWindow = 5;
/** What white paper becomes. */
const paper = 235;
/** Darker surroundings are a table top, not shaded paper: they are not lifted to white. */
const darkestPaper = 70;

/** Evens out light and shadow: every point is divided by the paper around it. */
export async function flattened(picture: GreyPicture): Promise<GreyPicture> {
  const { width, height } = picture;
  const small = await grey(
    sharp(picture.data, { raw: rawOf(picture) }).resize(
      Math.max(1, Math.round(width / backgroundCell)),
      Math.max(1, Math.round(height / backgroundCell)),
      { fit: "fill" },
    ),
  );
  const isTiny = Math.min(small.width, small.height) < medianWindow;
  const middle = isTiny ? small : await grey(sharp(small.data, { raw: rawOf(small) }).median(medianWindow));
  const background = await grey(
    sharp(middle.data, { raw: rawOf(middle) }).resize(width, height, { fit: "fill", kernel: "cubic" }),
  );
  const out = Buffer.allocUnsafe(width * height);
  for (let index = 0; index < out.length; index++) {
    const around = Math.max(darkestPaper, background.data[index] ?? paper);
    out[index] = Math.min(255, ((picture.data[index] ?? 0) * paper) / around);
  }
  return { data: out, width, height };
}

/** A part of the picture, grown by `margin` pixels and cut to the picture. */
export async function cutOut(
  picture: GreyPicture,
  part: { left: number; top: number; width: number; height: number },
  margin: number,
): Promise<GreyPicture> {
  const left = Math.max(0, Math.floor(part.left - margin));
  const top = Math.max(0, Math.floor(part.top - margin));
  const width = Math.max(1, Math.min(picture.width - left, Math.ceil(part.width + 2 * margin)));
  const height = Math.max(1, Math.min(picture.height - top, Math.ceil(part.height + 2 * margin)));
  return grey(sharp(picture.data, { raw: rawOf(picture) }).extract({ left, top, width, height }));
}

/** Scaled by a factor; used for the second reading of a small part. */
export const enlarged = (picture: GreyPicture, factor: number): Promise<GreyPicture> =>
  grey(
    sharp(picture.data, { raw: rawOf(picture) }).resize(
      Math.round(picture.width * factor),
      Math.round(picture.height * factor),
      { fit: "fill", kernel: "lanczos3" },
    ),
  );

async function grey(pipeline: Sharp): Promise<GreyPicture> {
  const { data, info } = await pipeline.toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  if (info.channels === 1) return { data, width: info.width, height: info.height };
  const single = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data: single, width: info.width, height: info.height };
}
