import { deflateSync, inflateSync } from "node:zlib";
import sharp from "sharp";
import type { Picture } from "../pages/page.ts";
import { flattened, greyOf, rawOf } from "../text/preparePicture.ts";

/** How the pixels of a page lie in a PDF. */
export type EncodedPage = {
  readonly width: number;
  readonly height: number;
  readonly colours: "colour" | "grey" | "blackAndWhite";
  /** JPEG, or rows of one bit a pixel (1 is white), deflated. */
  readonly bytes: Buffer;
};

type Level = { readonly shortSide: number; readonly quality: number; readonly colour: boolean };

/** From the best to the smallest. A letter page is 8.5 inches wide: 1700 pixels are 200 dpi, 935 are 110. */
const levels: readonly (Level | "blackAndWhite")[] = [
  { shortSide: 1700, quality: 65, colour: true },
  { shortSide: 1700, quality: 45, colour: true },
  { shortSide: 1450, quality: 42, colour: true },
  { shortSide: 1275, quality: 40, colour: true },
  { shortSide: 1275, quality: 40, colour: false },
  "blackAndWhite",
  { shortSide: 1105, quality: 30, colour: false },
  { shortSide: 935, quality: 25, colour: false },
];

export const bestLevel = 0;
export const smallestLevel = levels.length - 1;

export const letterShortSideInches = 8.5;
/** A scan is kept in at most this many pixels across; more are not needed for any level. */
const masterShortSide = 1700;

/** A page upright, ready to be encoded at any level: a JPEG with or without colour. */
export type Master = { readonly jpeg: Buffer; readonly isInColour: boolean };

/** A picture at the size from which a page is encoded; in grey when there is no colour on it. */
export async function atMasterSize(picture: Picture): Promise<Picture> {
  const isGrey = !(await isInColour(picture));
  if (Math.min(picture.width, picture.height) > masterShortSide) return await sized(picture, masterShortSide, isGrey);
  return isGrey ? { ...(await greyOf(picture)), channels: 1 } : picture;
}

export async function masterOf(picture: Picture): Promise<Master> {
  const isGrey = picture.channels === 1;
  const jpeg = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  })
    .toColourspace(isGrey ? "b-w" : "srgb")
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { jpeg, isInColour: !isGrey };
}

async function sized(picture: Picture, shortSide: number, inGrey = false): Promise<Picture> {
  const smaller = sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: picture.channels },
  }).resize({ width: shortSide, height: shortSide, fit: "outside", withoutEnlargement: true });
  const { data, info } = await (inGrey ? smaller.greyscale().toColourspace("b-w") : smaller)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

const colourfulFrom = 40;
const colourfulPart = 0.002;

/** Whether a stamp, a seal or a photo on the page has colour; the grain of a grey scan is evened out before. */
async function isInColour(picture: Picture): Promise<boolean> {
  if (picture.channels === 1) return false;
  const { data, width, height } = await sized(picture, 400);
  let colourful = 0;
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= colourfulFrom) colourful += 1;
  }
  return colourful > width * height * colourfulPart;
}

/** The page at one level. */
export async function encoded({ jpeg, isInColour: hasColour }: Master, level: number): Promise<EncodedPage> {
  const how = levels[level];
  if (how === undefined) throw new RangeError(`there is no level ${level}`);
  if (how === "blackAndWhite")
    return (await blackAndWhite(jpeg)) ?? (await asJpeg(jpeg, { shortSide: 1275, quality: 28, colour: false }, false));
  return await asJpeg(jpeg, how, hasColour);
}

async function asJpeg(master: Buffer, how: Level, hasColour: boolean): Promise<EncodedPage> {
  const colour = how.colour && hasColour;
  const page = sharp(master).resize({
    width: how.shortSide,
    height: how.shortSide,
    fit: "outside",
    withoutEnlargement: true,
  });
  // Without its own colour space a grey picture would be written with three equal colours.
  const { data, info } = await (colour ? page.toColourspace("srgb") : page.greyscale().toColourspace("b-w"))
    .jpeg({ quality: how.quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== (colour ? 3 : 1))
    throw new Error("the picture library wrote other colours than it was asked for");
  return { width: info.width, height: info.height, colours: colour ? "colour" : "grey", bytes: data };
}

const whiteFrom = 160;
const middleTones = { from: 80, to: 180, mostPart: 0.06 };

/** Print alone, paper made white; nothing for a page with photos or shades, which would be lost. */
async function blackAndWhite(master: Buffer): Promise<EncodedPage | undefined> {
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  const even = await flattened(
    await greyOf({ data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 }),
  );
  // Grain would become dots.
  const smooth = await sharp(even.data, { raw: rawOf(even) })
    .median(3)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const { width, height } = even;
  const rowBytes = Math.ceil(width / 8);
  const rows = Buffer.alloc(rowBytes * height);
  let between = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const value = smooth[at] ?? 255;
      if (value > middleTones.from && value < middleTones.to) between += 1;
      if (value >= whiteFrom) rows[y * rowBytes + (x >> 3)] = (rows[y * rowBytes + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  }
  if (between > width * height * middleTones.mostPart) return undefined;
  return { width, height, colours: "blackAndWhite", bytes: deflateSync(rows, { level: 9 }) };
}

/** What a reader of the encoded page sees. */
export async function decoded(page: EncodedPage): Promise<Picture> {
  if (page.colours !== "blackAndWhite") {
    const { data, info } = await sharp(page.bytes)
      .toColourspace(page.colours === "grey" ? "b-w" : "srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
  }
  const rows = inflateSync(page.bytes);
  const rowBytes = Math.ceil(page.width / 8);
  const data = Buffer.alloc(page.width * page.height);
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++)
      data[y * page.width + x] = (rows[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7)) ? 255 : 0;
  }
  return { data, width: page.width, height: page.height, channels: 1 };
}
