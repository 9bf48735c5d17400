import { describe, expect, it } from "vitest";
import { drawnPhoto } from "../../demo/drawnPhoto.ts";
import { mostLetterheadBytes, readLetterheadPicture } from "./letterheadPicture.ts";

const png = drawnPhoto(0);
const changed = (at: number, to: number, from = png): Buffer => {
  const bytes = Buffer.from(from);
  bytes[at] = to;
  return bytes;
};
const hex = (...numbers: readonly number[]): string => Buffer.from(numbers).toString("hex");
const jpeg = (components = 3, frame = 0xc0): Buffer => {
  const header = hex(0xff, frame, 0, 8 + 3 * components, 8, 0, 100, 1, 0x2c, components);
  return Buffer.from(`ffd8ffe000040000${header}${"000000".repeat(components)}ffda0002010203ffd9`, "hex");
};
const code = (bytes: Buffer): string => {
  const found = readLetterheadPicture(bytes);
  return "refused" in found
    ? found.refused.code
    : `${found.picture.mime} ${found.picture.width}x${found.picture.height}`;
};

describe("a letterhead", () => {
  it.each<readonly [string, Buffer, string]>([
    ["a PNG", png, "image/png 420x540"],
    ["a JPEG", jpeg(), "image/jpeg 300x100"],
    ["a grey and progressive JPEG", jpeg(1, 0xc2), "image/jpeg 300x100"],
    ["nothing", Buffer.alloc(0), "letterheadNoPicture"],
    [
      "a text that is called a picture",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "letterheadNoPicture",
    ],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "letterheadNoPicture"],
    ["a PNG that ends in the middle", png.subarray(0, png.length - 30), "letterheadNoPicture"],
    ["a PNG whose picture is broken", changed(60, 0xff), "letterheadNoPicture"],
    ["a PNG that says to be higher than it is", changed(23, 0xff), "letterheadNoPicture"],
    ["a PNG that claims a wide world", changed(17, 0xff), "letterheadTooManyPixels"],
    ["a PNG of no width", changed(18, 0, changed(19, 0)), "letterheadNoPicture"],
    ["a PNG with lines in another order", changed(28, 1), "letterheadOtherKind"],
    ["a PNG of 16 bits", changed(24, 16), "letterheadOtherKind"],
    ["a JPEG that ends in the middle", jpeg().subarray(0, jpeg().length - 2), "letterheadNoPicture"],
    ["a JPEG for a printing press", jpeg(4), "letterheadOtherKind"],
    ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "letterheadNoPicture"],
    ["a file without end", Buffer.concat([png, Buffer.alloc(mostLetterheadBytes)]), "letterheadTooLarge"],
  ])("is taken by what is in it: %s", (_, bytes, expected) => {
    expect(code(bytes)).toBe(expected);
  });
});
