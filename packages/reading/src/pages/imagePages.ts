import sharp, { type Metadata } from "sharp";
import type { Limits } from "../limits.ts";
import { readingError } from "../readingErrors.ts";
import { noOwnText } from "../text/textLayer.ts";
import type { OpenPage, OpenResult, Picture } from "./page.ts";
import { pixelsOfHeader } from "./pictureHeader.ts";

/** Pictures larger than this are made smaller before they are read: more gives no better text. */
const readingLongSide = 3600;

/** Opens a JPEG, PNG or (many-page) TIFF. Its pages are decoded one at a time, turned as its EXIF data says. */
export async function openPicture(bytes: Uint8Array, mime: string, limits: Limits): Promise<OpenResult> {
  const tooManyPixels: OpenResult = {
    error: readingError("tooManyPixels", limits.maxPixels / 1_000_000),
    kept: false,
    mime,
  };
  // The header first: a decoder that trusts it may already reserve the memory.
  const claimed = pixelsOfHeader(bytes, mime);
  if (claimed !== undefined && claimed > limits.maxPixels) return tooManyPixels;
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: "error" }).metadata();
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) return tooManyPixels;
    return { error: readingError("malformed"), kept: false, mime };
  }
  if (metadata.width * metadata.height > limits.maxPixels) return tooManyPixels;
  const count = metadata.pages ?? 1;
  if (count > limits.maxPages) return { error: readingError("tooManyPages", limits.maxPages), kept: false, mime };
  const pages: OpenPage[] = [];
  for (let number = 1; number <= count; number++) {
    const own = count === 1 ? metadata : await pageMetadata(bytes, number, limits);
    if (!own) continue;
    const lies = (own.orientation ?? 1) >= 5;
    pages.push({
      number,
      kind: "picture",
      isFromCamera: isFromCamera(own),
      width: lies ? own.height : own.width,
      height: lies ? own.width : own.height,
      ownText: () => Promise.resolve(noOwnText),
      picture: () => decoded(bytes, number - 1, limits),
      scan: () => Promise.resolve({ photographedPart: 1, textIsInvisible: false }),
    });
  }
  const first = await pages[0]?.picture();
  if (!first) return { error: readingError("damaged"), kept: true, mime };
  // The first page is asked for next: it is not decoded twice.
  const [head, ...rest] = pages;
  const opened = head ? [{ ...head, picture: () => Promise.resolve(first) }, ...rest] : [];
  return { file: { mime, pages: opened, hasActiveParts: false, close: () => undefined } };
}

/** Names of a maker, a lens or an exposure; programs that take pictures of a screen write none. */
const isFromCamera = ({ exif }: Metadata): boolean =>
  exif !== undefined &&
  /apple|samsung|google|xiaomi|huawei|canon|nikon|sony|motorola|oppo|vivo|oneplus|epson|brother|hp\b|camera|lens/i.test(
    exif.toString("latin1"),
  );

async function pageMetadata(bytes: Uint8Array, number: number, limits: Limits): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { page: number - 1, limitInputPixels: limits.maxPixels }).metadata();
  } catch {
    return undefined;
  }
}

/** The picture in three colours on white, at most `readingLongSide` long; `null` when it is damaged. */
async function decoded(bytes: Uint8Array, page: number, limits: Limits): Promise<Picture | null> {
  try {
    const { data, info } = await sharp(bytes, { page, limitInputPixels: limits.maxPixels, failOn: "error" })
      .autoOrient()
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .resize({ width: readingLongSide, height: readingLongSide, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels === 3) return { data, width: info.width, height: info.height, channels: 3 };
    const colour = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      data: colour.data,
      width: colour.info.width,
      height: colour.info.height,
      channels: colour.info.channels === 1 ? 1 : 3,
    };
  } catch {
    return null;
  }
}
