import sharp from "sharp";
import type { FaceReader } from "./faceReader.ts";
import { measurePhoto, type PhotoMeasures } from "./measurePhoto.ts";

/** Faces and background are measured on a picture of this size. */
const measuredSide = 800;

/** Telephones write which of their cameras it was into the photo, as `iPhone 15 front TrueDepth camera 2.69mm f/1.9`. */
const frontCamera = /front (?:truedepth )?camera|selfie/i;

/** Decodes one photo and measures it. Throws where it cannot be decoded. */
export async function measuredPhoto(bytes: Uint8Array, reader: FaceReader, maxPixels: number): Promise<PhotoMeasures> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  const { width, height, orientation = 1, exif } = await source.metadata();
  const { data, info } = await source
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize({ width: measuredSide, height: measuredSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data: info.channels === 1 ? tripled(data) : data, width: info.width, height: info.height };
  const lies = orientation >= 5;
  return measurePhoto(picture, await reader.facesIn(picture), {
    width: lies ? height : width,
    height: lies ? width : height,
    frontCamera: exif !== undefined && frontCamera.test(exif.toString("latin1")),
  });
}

/** A grey picture as one of three colours. */
function tripled(grey: Uint8Array): Uint8Array {
  const colours = new Uint8Array(grey.length * 3);
  for (const [at, value] of grey.entries()) colours.fill(value, at * 3, at * 3 + 3);
  return colours;
}
