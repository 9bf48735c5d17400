import { expect, test } from "vitest";
import { holdsHugePicture } from "./embeddedPictures.ts";

const picture = (entries: string) =>
  Buffer.from(
    `%PDF-1.7\n4 0 obj\n<< /Type /XObject ${entries} /Length 3 >>\nstream\nabc\nendstream\nendobj\n`,
    "latin1",
  );

test.each<[string, string, boolean]>([
  [
    "a colour page at 600 dpi",
    "/Subtype /Image /Width 4960 /Height 7016 /ColorSpace /DeviceRGB /BitsPerComponent 8",
    false,
  ],
  [
    "a black-and-white plan of a metre at 600 dpi",
    "/Subtype /Image /Width 19866 /Height 28087 /BitsPerComponent 1 /ColorSpace /DeviceGray",
    false,
  ],
  [
    "900 megapixels of grey",
    "/Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8",
    true,
  ],
  [
    "the same with its names in another order and in codes",
    "/Width 30000 /Height 30000 /BitsPerComponent 8 /DecodeParms << /Columns 30000 >> /Subtype /#49mage",
    true,
  ],
  ["large numbers of something else", "/Subtype /Form /Width 30000 /Height 30000", false],
])("%s", (_what, entries, expected) => {
  expect(holdsHugePicture(picture(entries))).toBe(expected);
});
