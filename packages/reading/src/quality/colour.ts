import type { Picture } from "../pages/page.ts";

const percentile = 0.95;

/** How colourful the picture is: the 95th percentile of the spread between red, green and blue, 0..255. Grey scans: below 10. */
export function colourSpread(picture: Picture): number {
  if (picture.channels === 1) return 0;
  const histogram = new Uint32Array(256);
  for (let at = 0; at + 2 < picture.data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [picture.data[at], picture.data[at + 1], picture.data[at + 2]];
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    histogram[spread] = (histogram[spread] ?? 0) + 1;
  }
  const wanted = (picture.data.length / 3) * percentile;
  let counted = 0;
  for (let spread = 0; spread < 256; spread++) {
    counted += histogram[spread] ?? 0;
    if (counted >= wanted) return spread;
  }
  return 255;
}
