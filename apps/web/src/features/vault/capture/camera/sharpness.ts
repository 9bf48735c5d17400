import { softened, type GreyPicture } from "../page/greyPicture.ts";
import { homography, project } from "@boreal/domain/kernel/geometry/homography";
import type { Size } from "../page/perspective.ts";
import { shrunkBy, sideLengths, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";

/** Squares of this side, in points, are measured one by one: a page has empty places, which say nothing. */
const side = 32;
/** A square with less contrast (standard deviation in grey levels) holds no print. */
const leastContrast = 10;
const fewestSquares = 3;
/** The mean of 3 x 3 points takes the camera's noise away, which is as sharp as print. */
const noiseReach = 1;

/** The scale at which sharpness is measured: the short side of the page has so many points. A letter then has 145 to an inch. */
const measuredSide = 1200;
/** Side of one area that is cut out for measuring. */
const areaPoints = 160;

/**
 * A page that is seen with fewer points than this looks sharper than it is: whole lines of print become as fine as strokes. What
 * was measured is lowered with this power, so that a smear of two points gives the same at every size (0.02 to 0.03).
 */
const coarse = { below: 700, power: 1.5 };

/** A square of a picture, and how many points it is drawn with. */
export type DetailArea = {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly points: number;
};

/** Squares to look at, and the points that the short side of the page would have at their scale. */
type Details = { readonly areas: readonly DetailArea[]; readonly shortSide: number };

/**
 * Where sharpness is looked for: `rows` x `columns` squares spread over the page, or over the middle of the picture while no
 * page is found. They are drawn smaller where the picture has more points than the measured scale, never larger.
 */
export function detailAreas(corners: Quadrilateral | undefined, picture: Size, rows: number, columns: number): Details {
  const page =
    corners ??
    shrunkBy(
      [
        { x: 0, y: 0 },
        { x: picture.width, y: 0 },
        { x: picture.width, y: picture.height },
        { x: 0, y: picture.height },
      ],
      0.2,
    );
  const [upper, right, lower, left] = sideLengths(page);
  const short = Math.min((upper + lower) / 2, (right + left) / 2);
  const shrink = Math.max(1, short / measuredSide);
  const side = Math.min(areaPoints * shrink, picture.width, picture.height);
  const view = homography(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ],
    page,
  );
  const areas = Array.from({ length: rows * columns }, (_, index) => {
    const middle = project(view, {
      x: ((index % columns) + 1) / (columns + 1),
      y: (Math.floor(index / columns) + 1) / (rows + 1),
    });
    const within = (at: number, most: number) => Math.round(Math.min(Math.max(at - side / 2, 0), most - side));
    return {
      left: within(middle.x, picture.width),
      top: within(middle.y, picture.height),
      side,
      points: Math.round(side / shrink),
    };
  });
  return { areas, shortSide: short / shrink };
}

/**
 * How sharp the print is: the variance of the Laplacian divided by the variance of the brightness, over squares that hold
 * print; the middle one of them counts. Divided, because pale or badly lit print is not blurred print. Nothing when there is
 * too little print to say.
 */
export function sharpnessOf(areas: readonly GreyPicture[], shortSide: number): number | undefined {
  const found = areas.flatMap((area) => squaresOf(softened(area, noiseReach)));
  if (found.length < fewestSquares) return undefined;
  const middle = found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
  return middle * Math.min(1, shortSide / coarse.below) ** coarse.power;
}

function squaresOf({ data, width, height }: GreyPicture): readonly number[] {
  const found: number[] = [];
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      let [points, sum, squares, bends, bendSquares] = [0, 0, 0, 0, 0];
      for (let y = Math.max(1, top); y < Math.min(height - 1, top + side); y += 1) {
        for (let x = Math.max(1, left); x < Math.min(width - 1, left + side); x += 1) {
          const at = y * width + x;
          const value = data[at] ?? 0;
          const bend =
            (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0) - 4 * value;
          points += 1;
          sum += value;
          squares += value * value;
          bends += bend;
          bendSquares += bend * bend;
        }
      }
      const variance = squares / points - (sum / points) ** 2;
      if (variance >= leastContrast ** 2) found.push((bendSquares / points - (bends / points) ** 2) / variance);
    }
  }
  return found;
}
