import { judge, measure, type Findings, type Measures } from "./checks.ts";
import { findPage } from "../page/findPage.ts";
import type { GreyPicture } from "../page/greyPicture.ts";
import type { Size } from "../page/perspective.ts";
import { scaledBy, sideLengths, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import { refineIn } from "../page/refinePage.ts";
import { detailAreas, sharpnessOf, type DetailArea } from "./sharpness.ts";

/** A picture of which smaller copies and parts can be had; a canvas, or an array in tests. */
export type View = {
  readonly size: Size;
  readonly whole: (size: Size) => GreyPicture;
  readonly part: (area: DetailArea) => GreyPicture;
};

export type Look = {
  readonly corners?: Quadrilateral;
  readonly isCut: boolean;
  readonly measures: Measures;
  readonly findings: Findings;
};

/** How closely: points of the copy in which corners are laid, and squares in which sharpness is looked for. */
type Closeness = {
  readonly corners: number;
  readonly rows: number;
  readonly columns: number;
  readonly isFinal: boolean;
};

/** The outline is looked for in a small copy: print melts together there, and it takes milliseconds. */
const searchSide = 320;
export const closeness = {
  /** Eight times a second. */
  film: { corners: searchSide, rows: 3, columns: 1, isFinal: false },
  /** Once, of the picture taken. */
  picture: { corners: 1000, rows: 4, columns: 3, isFinal: true },
} as const satisfies Record<string, Closeness>;

export const fitted = ({ width, height }: Size, longest: number): Size => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Where the page lies in the picture, and how well it is seen. */
export function lookAt({ size, whole, part }: View, how: Closeness): Look {
  const search = whole(fitted(size, searchSide));
  const rough = findPage(search);
  const fine = rough && how.corners > searchSide ? whole(fitted(size, how.corners)) : search;
  // What is cut off has no corners to lay.
  const page = rough && {
    ...rough,
    corners: rough.isCut ? scaledBy(rough.corners, fine.width / search.width) : refineIn(fine, rough.corners, search),
  };
  const corners = page && scaledBy(page.corners, size.width / fine.width);
  const isCut = page?.isCut ?? false;
  const { areas, shortSide } = detailAreas(isCut ? undefined : corners, size, how.rows, how.columns);
  const longSide = how.isFinal && corners ? Math.max(...sideLengths(corners)) : undefined;
  const measures = {
    ...measure(fine, page, sharpnessOf(areas.map(part), shortSide)),
    ...(longSide === undefined ? {} : { longSide }),
  };
  return { ...(corners ? { corners } : {}), isCut, measures, findings: judge(measures) };
}
