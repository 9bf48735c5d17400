import type { GreyPicture } from "../text/tesseractEngine.ts";

const darkerThanPrint = 140;

/** Part of the picture that is dark: a blank page has next to none. */
export function inkedPart({ data }: GreyPicture): number {
  let dark = 0;
  for (const value of data) if (value < darkerThanPrint) dark += 1;
  return dark / Math.max(1, data.length);
}
