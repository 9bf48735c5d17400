/** Left, top, width and height as parts of a page. */
export type Box = readonly number[];

/** Where a place of a page is once the page is turned to the right by so many degrees. */
export function turnedBox(box: Box, rotation: number): Box {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  switch (rotation) {
    case 90:
      return [1 - top - height, left, height, width];
    case 180:
      return [1 - left - width, 1 - top - height, width, height];
    case 270:
      return [top, 1 - left - width, height, width];
    default:
      return box;
  }
}

/** A quarter turn further. */
export const turnedBy = (rotation: number, quarter: 90 | -90): number => (rotation + quarter + 360) % 360;
