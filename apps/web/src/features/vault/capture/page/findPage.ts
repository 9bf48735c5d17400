import { softened, withoutPrint, type GreyPicture } from "./greyPicture.ts";
import {
  areaOf,
  inOrder,
  isConvex,
  type Point,
  type Quadrilateral,
} from "@boreal/domain/kernel/geometry/quadrilateral";
import { sideEdge, type SideEdge } from "./sideEdges.ts";
import { slopesOf, type Slopes } from "./slopes.ts";
import { bordersOf, linesIn, type Line } from "./straightLines.ts";

export type FoundPage = {
  readonly corners: Quadrilateral;
  /** How much of the sides is really an edge, 0 to 1. */
  readonly confidence: number;
  /** A side or corner lies outside of the picture. */
  readonly isCut: boolean;
};

/** Print is thinner than twice this at 320 points, and is taken away: lines of it look like edges. */
const printReach = 3;
/** Evens out the camera's noise. */
const noiseReach = 1;
/** Rise per point from which a point counts as edge: a page on a table that is 20 levels darker has 5. */
const leastSlope = 4;
const most = { lines: 14, borders: 2 };
/** Parts of the picture: the least area of a page, how far outside a corner may lie, and how near the border it counts as cut. */
const parts = { area: 0.08, outside: 0.15, border: 0.004 };
/** A side that the picture's border stands in for counts as if so much of it were seen. */
const borderSupport = 0.6;
/** What counts for and against four lines: their area; edges that go on beyond corners; a surrounding that is darker at one side and lighter at
 * another; a page that is darker than what surrounds it, which a block of print is too. */
const weights = { area: 0.35, beyond: 0.25, mixed: 0.8, dark: 0.7 };
/** Cosine: opposite sides differ by less than 35 degrees, neighbours by more than 50. */
const parallel = 0.82;
const across = 0.64;
/** Below this what was found is as likely print or the table as a page. */
const leastConfidence = 0.7;
/** With less of one side, the confidence cannot reach that any more. */
const leastSupport = 2 * leastConfidence - 1;

type Pair = readonly [Line, Line];

/**
 * The document's outline: four straight lines, of which the picture's border may stand in for two, that have the most edge
 * along them, enclose the most, and do not go on beyond their corners.
 */
export function findPage(picture: GreyPicture): FoundPage | undefined {
  const slopes = slopesOf(softened(withoutPrint(picture, printReach), noiseReach));
  const lines = [...linesIn(slopes, leastSlope, most.lines), ...bordersOf(picture)];
  const pairs = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other): Pair[] => (isParallel(one, other) ? [[one, other]] : [])),
  );
  let best: { readonly score: number; readonly found: FoundPage } | undefined;
  for (const [index, one] of pairs.entries()) {
    for (let next = index + 1; next < pairs.length; next += 1) {
      const other = pairs[next];
      if (!other || !isAcross(one, other)) continue;
      const rated = rate(one, other, slopes);
      if (rated && (!best || rated.score > best.score)) best = rated;
    }
  }
  return best && best.found.confidence >= leastConfidence ? best.found : undefined;
}

const cosineBetween = (one: Line, other: Line): number => Math.abs(one.cos * other.cos + one.sin * other.sin);

const isParallel = (one: Line, other: Line): boolean => cosineBetween(one, other) > parallel;

function isAcross([a, b]: Pair, [c, d]: Pair): boolean {
  const borders = [a, b, c, d].filter((line) => line.isBorder).length;
  return (
    borders <= most.borders &&
    [cosineBetween(a, c), cosineBetween(a, d), cosineBetween(b, c), cosineBetween(b, d)].every(
      (cosine) => cosine < across,
    )
  );
}

function crossing(one: Line, other: Line): Point {
  const turn = one.cos * other.sin - one.sin * other.cos;
  return {
    x: (one.distance * other.sin - other.distance * one.sin) / turn,
    y: (one.cos * other.distance - other.cos * one.distance) / turn,
  };
}

function rate(
  [a, b]: Pair,
  [c, d]: Pair,
  slopes: Slopes,
): { readonly score: number; readonly found: FoundPage } | undefined {
  const { width, height } = slopes;
  const [ac, ad, bc, bd] = [crossing(a, c), crossing(a, d), crossing(b, c), crossing(b, d)];
  const slack = parts.outside * Math.max(width, height);
  if ([ac, ad, bc, bd].some(({ x, y }) => x < -slack || y < -slack || x > width + slack || y > height + slack))
    return undefined;
  const corners = inOrder([ac, ad, bd, bc]);
  const area = areaOf(corners) / (width * height);
  if (area < parts.area || !isConvex(corners)) return undefined;
  const middle = { x: (ac.x + ad.x + bc.x + bd.x) / 4, y: (ac.y + ad.y + bc.y + bd.y) / 4 };
  const real: SideEdge[] = [];
  for (const [line, from, to] of [
    [a, ac, ad],
    [b, bc, bd],
    [c, ac, bc],
    [d, ad, bd],
  ] as const) {
    if (line.isBorder) continue;
    const side = sideEdge(slopes, { from, to }, middle, leastSlope);
    if (side.support < leastSupport) return undefined;
    real.push(side);
  }
  const supports = real.map(({ support }) => support);
  const borders = 4 - real.length;
  const least = Math.min(...supports);
  const mean = (sum(supports) + borders * borderSupport) / 4;
  const isMixed = real.some((side) => side.isLightInside !== real[0]?.isLightInside);
  const surroundings = isMixed ? weights.mixed : real[0]?.isLightInside ? 1 : weights.dark;
  const beyond = sum(real.map((side) => side.beyond)) / real.length;
  const score =
    mean * (0.4 + 0.6 * (borders > 0 ? Math.min(least, borderSupport) : least)) * surroundings -
    weights.beyond * beyond +
    weights.area * Math.min(1, area);
  const edge = parts.border * Math.max(width, height);
  const isCut =
    borders > 0 || corners.some(({ x, y }) => x < edge || y < edge || x > width - edge || y > height - edge);
  return { score, found: { corners, confidence: (sum(supports) / real.length + least) / 2, isCut } };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
