import { pdfObjects } from "./pdfObjects.ts";

/** Decoded, a picture of a document is far smaller: a colour page at 600 dpi has 105 MB. */
const mostDecodedBytes = 256 * 1024 * 1024;
const dictionary = /<<(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*\/Subtype\s*\/Image(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*>>/g;

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`/${name}\\s+(\\d{1,10})(?!\\s+\\d+\\s+R)`).exec(text)?.[1] ?? Number.NaN);

/** Whether a PDF holds a picture that, by its own account, would fill the memory once decoded. */
export function holdsHugePicture(bytes: Uint8Array): boolean {
  return pdfObjects(bytes).some((text) =>
    (text.match(dictionary) ?? []).some((picture) => decodedBytes(picture) > mostDecodedBytes),
  );
}

/** At least: a picture without a colour space that says more counts as one sample a pixel. */
function decodedBytes(picture: string): number {
  const samples = /DeviceCMYK/.test(picture) ? 4 : /DeviceRGB|CalRGB/.test(picture) ? 3 : 1;
  const bits = /\/ImageMask\s+true/.test(picture) ? 1 : numberIn(picture, "BitsPerComponent") || 8;
  return (numberIn(picture, "Width") * numberIn(picture, "Height") * samples * bits) / 8;
}
