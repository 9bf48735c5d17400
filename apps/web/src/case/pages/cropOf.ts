import type { Box } from "./turned.ts";

/** What is seen of a picture: left, top, width and height as parts of it. It may reach over the edge where the picture is small. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** How wide the frame of a cut-out is for its height. The same for all, so that nothing moves when a picture arrives. */
export const frameShape = 4;

/** Air around a value for the height of its box; around a block of lines no more than this part of the page. */
const air = 0.9;
const mostAir = 0.02;
/** No closer than this part of the page's width: more shows only coarse dots. */
const closest = 0.2;
/** A box over nearly all of the page says where nothing stands, such as the data of a form. */
const wholePage = 0.9;

export const isPlace = (box: Box | null | undefined): box is Box => {
  const [, , width = 0, height = 0] = box ?? [];
  return width > 0 && height > 0 && (width < wholePage || height < wholePage);
};

/** The part of a page that shows a value with a little air, in the shape of the frame; the value stands in its middle unless the page ends there. */
export function cropOf([left = 0, top = 0, width = 0, height = 0]: Box, page: { width: number; height: number }): Crop {
  const margin = Math.min(height * air, mostAir) * page.height;
  const wide = Math.max(width * page.width + 2 * margin, closest * page.width);
  const high = height * page.height + 2 * margin;
  const shownWidth = Math.max(wide, high * frameShape) / page.width;
  const shownHeight = Math.max(high, wide / frameShape) / page.height;
  return {
    left: within(left + width / 2 - shownWidth / 2, shownWidth),
    top: within(top + height / 2 - shownHeight / 2, shownHeight),
    width: shownWidth,
    height: shownHeight,
  };
}

/** Moved so that it lies on the page; where it is larger than the page, the page lies in its middle. */
const within = (start: number, length: number): number =>
  length >= 1 ? (1 - length) / 2 : Math.min(Math.max(start, 0), 1 - length);

/** Where a box lies within a cut-out, as parts of the cut-out. */
export const boxInCrop = ([left = 0, top = 0, width = 0, height = 0]: Box, crop: Crop): Box => [
  (left - crop.left) / crop.width,
  (top - crop.top) / crop.height,
  width / crop.width,
  height / crop.height,
];
