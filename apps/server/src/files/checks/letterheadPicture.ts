import { inflateSync } from "node:zlib";
import { mediaTypes, typeOfContent } from "@boreal/domain/kernel/fileType";
import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";

/** A picture that every letter of the firm can be printed with: looked through to its end, since a broken one would break each of them. */
type LetterheadPicture = {
  readonly mime: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
};

export const mostLetterheadBytes = 1_000_000;
const mostPixels = 4000;

const refused = (code: string, text: Text): { readonly refused: Refusal } => ({ refused: { code, text } });

const noPicture = refused("letterheadNoPicture", {
  en: "This file is not a picture that can be printed. Save your letterhead as PNG or JPEG and add it again. The letterhead that you had is kept.",
  fr: "Ce fichier n’est pas une image qui peut être imprimée. Enregistrez votre en-tête en PNG ou en JPEG et ajoutez-le de nouveau. L’en-tête que vous aviez est conservé.",
});
const tooLarge = refused("letterheadTooLarge", {
  en: "This picture is larger than 1 MB. Save it smaller and add it again. The letterhead that you had is kept.",
  fr: "Cette image dépasse 1 Mo. Enregistrez-la en plus petit et ajoutez-la de nouveau. L’en-tête que vous aviez est conservé.",
});
const tooManyPixels = refused("letterheadTooManyPixels", {
  en: "This picture is more than 4,000 pixels wide or high. Save it smaller and add it again. The letterhead that you had is kept.",
  fr: "Cette image a plus de 4 000 pixels de large ou de haut. Enregistrez-la en plus petit et ajoutez-la de nouveau. L’en-tête que vous aviez est conservé.",
});
const otherKind = refused("letterheadOtherKind", {
  en: "This kind of PNG or JPEG cannot be printed in a letter. Save it as an ordinary picture (8 bits, not interlaced, not CMYK) and add it again. The letterhead that you had is kept.",
  fr: "Ce genre de PNG ou de JPEG ne peut pas être imprimé dans une lettre. Enregistrez-la comme image ordinaire (8 bits, non entrelacée, sans CMJN) et ajoutez-la de nouveau. L’en-tête que vous aviez est conservé.",
});

type Found = { readonly picture: LetterheadPicture } | { readonly refused: Refusal };

export function readLetterheadPicture(bytes: Buffer): Found {
  if (bytes.length > mostLetterheadBytes) return tooLarge;
  const type = typeOfContent(bytes);
  const found = type === "png" ? readPng(bytes) : type === "jpg" ? readJpeg(bytes) : undefined;
  if (found === undefined || found.width === 0 || found.height === 0) return noPicture;
  if (Math.max(found.width, found.height) > mostPixels) return tooManyPixels;
  if (!found.isOrdinary) return otherKind;
  if (!found.isWhole()) return noPicture;
  const mime = type === "png" ? mediaTypes.png : mediaTypes.jpg;
  return { picture: { mime, width: found.width, height: found.height } };
}

type Header = {
  readonly width: number;
  readonly height: number;
  readonly isOrdinary: boolean;
  /** Nothing is decoded before the header was found good. */
  readonly isWhole: () => boolean;
};

/** Samples of a pixel by colour type (PNG section 11.2.1). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readPng(bytes: Buffer): Header | undefined {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 0, colour = 0, compression, filter, interlaced] = bytes.subarray(24, 29);
  const perPixel = samples[colour];
  const isOrdinary = depth <= 8 && perPixel !== undefined && compression === 0 && filter === 0 && interlaced === 0;
  const rowBytes = 1 + Math.ceil((width * (perPixel ?? 0) * depth) / 8);
  return { width, height, isOrdinary, isWhole: () => isWholePng(bytes, height * rowBytes, colour === 3) };
}

/** Every chunk is there to the end, and the picture in them unpacks to as much as its header says. */
function isWholePng(bytes: Buffer, unpacked: number, needsPalette: boolean): boolean {
  const data: Buffer[] = [];
  let hasPalette = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    if (kind === "IDAT") data.push(bytes.subarray(at + 8, at + 8 + length));
    if (kind === "PLTE") hasPalette = true;
    if (kind === "IEND") return (hasPalette || !needsPalette) && unpacksTo(Buffer.concat(data), unpacked);
    at = end;
  }
  return false;
}

function unpacksTo(packed: Buffer, length: number): boolean {
  try {
    return inflateSync(packed, { maxOutputLength: length + 1 }).length === length;
  } catch {
    return false;
  }
}

/** Walks the segments to the frame header, and looks whether the picture ends (ITU T.81 B.1.1.3). */
function readJpeg(bytes: Buffer): Header | undefined {
  let at = 2;
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const [depth, components] = [bytes[at + 4], bytes[at + 9] ?? 0];
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        // Baseline, extended and progressive; readers of PDF know no other.
        isOrdinary: depth === 8 && marker <= 0xc2 && (components === 1 || components === 3),
        isWhole: () => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at,
      };
    }
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return undefined;
}
