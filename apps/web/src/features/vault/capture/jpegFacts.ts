export type JpegFacts = { readonly width: number; readonly height: number; readonly colours: 1 | 3 };

/** Size and number of colours, from the frame header of a JPEG (ITU-T T.81, B.2.2). */
export function jpegFacts(jpeg: Uint8Array): JpegFacts {
  const word = (at: number) => ((jpeg[at] ?? 0) << 8) | (jpeg[at + 1] ?? 0);
  if (word(0) !== 0xffd8) throw new Error("not a JPEG");
  for (let at = 2; at + 9 < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff) throw new Error("a JPEG whose parts do not follow one another");
    // Fill bytes may stand before any marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const colours = jpeg[at + 9];
      if (colours !== 1 && colours !== 3) throw new Error(`a JPEG of ${colours ?? 0} colours`);
      return { height: word(at + 5), width: word(at + 7), colours };
    }
    at += 2 + word(at + 2);
  }
  throw new Error("a JPEG without a frame header");
}
