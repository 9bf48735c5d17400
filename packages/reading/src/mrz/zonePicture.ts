import sharp from "sharp";
import { rawOf } from "../text/preparePicture.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";

/** Characters are found best at 13 to 40 pixels a pitch: large pictures are made smaller, small ones larger. */
const longSide = { most: 1600, least: 1400 };
const largestEnlargement = 3;

export async function sizedForZone(picture: GreyPicture): Promise<{ picture: GreyPicture; scale: number }> {
  const long = Math.max(picture.width, picture.height);
  const scale =
    long > longSide.most
      ? longSide.most / long
      : long < longSide.least * 0.65
        ? Math.min(largestEnlargement, longSide.least / long)
        : 1;
  if (scale === 1) return { picture, scale };
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { data, info } = await sharp(picture.data, { raw: rawOf(picture) })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: { data, width: info.width, height: info.height }, scale };
}
