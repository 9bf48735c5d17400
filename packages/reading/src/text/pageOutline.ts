import { areaOf, sideLengths, type Point, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import sharp from "sharp";
import { rawOf } from "./preparePicture.ts";
import type { GreyPicture } from "./tesseractEngine.ts";

/** Where the sheet lies on the photo of a table: four straight edges, outside of which it is darker than the paper. */

/** How far along a side, and how deep below it. */
type Place = readonly [along: number, at: number];

/** The longer side of the small picture in which edges are looked for. */
const searchedSide = 400;
/** An edge is looked for in this part of the picture, from its border on. */
const searchedPart = 0.42;
/** Points on either side of a place that are compared with each other. */
const reach = 4;
/** Paper is brighter than the table by at least so much, as a share of the paper. */
const leastStep = 0.16;
/** Points of one edge lie within so many pixels of a straight line. */
const straightWithin = 2;
const leastOnLine = 0.6;
/** A coloured band at the head of a scan has one such edge; the sheet on a table has three or four. */
const leastEdges = 3;
const leastArea = 0.25;
/** Shorter by longer side of letters and pages of passports, seen aslant; what is narrower lacks a dark panel of its own. */
const shape = { least: 0.6, most: 0.9 };

/** Position of an edge along a side: `at = offset + slope * along`. */
type Edge = { readonly offset: number; readonly slope: number };
type Small = {
  readonly level: (along: number, depth: number) => number;
  readonly length: number;
  readonly depth: number;
};

export async function outlineOf(picture: GreyPicture): Promise<Quadrilateral | undefined> {
  const scale = searchedSide / Math.max(picture.width, picture.height);
  if (scale > 0.6) return undefined;
  const { data, info } = await sharp(picture.data, { raw: rawOf(picture) })
    .resize(Math.round(picture.width * scale), Math.round(picture.height * scale), { fit: "fill" })
    .median(3)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const level = (x: number, y: number) => data[(y * width + x) * info.channels] ?? 0;
  const left = edgeOf({ level: (y, x) => level(x, y), length: height, depth: width });
  const right = edgeOf({ level: (y, x) => level(width - 1 - x, y), length: height, depth: width });
  const top = edgeOf({ level: (x, y) => level(x, y), length: width, depth: height });
  const bottom = edgeOf({ level: (x, y) => level(x, height - 1 - y), length: width, depth: height });
  if ([left, right, top, bottom].filter((edge) => edge !== undefined).length < leastEdges) return undefined;
  const whole: Edge = { offset: 0, slope: 0 };
  const [l, t] = [left ?? whole, top ?? whole];
  const r = mirrored(right ?? whole, width - 1);
  const b = mirrored(bottom ?? whole, height - 1);
  const small: Quadrilateral = [crossing(l, t), crossing(r, t), crossing(r, b), crossing(l, b)];
  if (areaOf(small) < leastArea * width * height || !isShapedLikeSheet(small)) return undefined;
  const shown = ({ x, y }: Point): Point => ({ x: (x * picture.width) / width, y: (y * picture.height) / height });
  return [shown(small[0]), shown(small[1]), shown(small[2]), shown(small[3])];
}

/** The line along which dark surroundings give way to bright paper. */
function edgeOf(small: Small): Edge | undefined {
  const places: Place[] = [];
  for (let along = 0; along < small.length; along++) {
    const at = stepAt(small, along);
    if (at !== undefined) places.push([along, at]);
  }
  return lineThrough(places, small.length);
}

/** The strongest step from dark to bright, where all that stands outside of it is darker than the paper inside. */
function stepAt({ level, depth }: Small, along: number): number | undefined {
  const last = Math.round(depth * searchedPart);
  let best: { at: number; step: number } | undefined;
  for (let at = reach; at < last; at++) {
    let [outside, inside] = [0, 0];
    for (let by = 1; by <= reach; by++) {
      outside += level(along, at - by);
      inside += level(along, at + by);
    }
    const step = (inside - outside) / Math.max(1, inside);
    if (step >= leastStep && (!best || step > best.step)) best = { at, step };
  }
  if (!best) return undefined;
  const paper = level(along, best.at + reach);
  for (let at = 0; at < best.at - 1; at++) if (level(along, at) > paper * (1 - leastStep / 2)) return undefined;
  return best.at;
}

/** Of lines through two places each, the one that most places lie on. */
function lineThrough(places: readonly Place[], length: number): Edge | undefined {
  const needed = leastOnLine * length;
  if (places.length < needed) return undefined;
  let best: { edge: Edge; count: number } | undefined;
  const stride = Math.max(1, Math.floor(places.length / 24));
  for (let one = 0; one < places.length; one += stride)
    for (let other = one + stride * 6; other < places.length; other += stride) {
      const edge = through(places[one] ?? [0, 0], places[other] ?? [1, 0]);
      const count = places.filter((place) => isOn(edge, place)).length;
      if (!best || count > best.count) best = { edge, count };
    }
  if (!best || best.count < needed) return undefined;
  const { edge } = best;
  return fitted(places.filter((place) => isOn(edge, place)));
}

const through = ([a, at]: Place, [b, bt]: Place): Edge => {
  const slope = (bt - at) / (b - a);
  return { slope, offset: at - slope * a };
};

const isOn = ({ offset, slope }: Edge, [along, at]: Place): boolean =>
  Math.abs(offset + slope * along - at) <= straightWithin;

function fitted(places: readonly Place[]): Edge {
  const count = places.length;
  const middle = places.reduce((sum, [along]) => sum + along, 0) / count;
  const mean = places.reduce((sum, [, at]) => sum + at, 0) / count;
  const over = places.reduce((sum, [along, at]) => sum + (along - middle) * (at - mean), 0);
  const under = places.reduce((sum, [along]) => sum + (along - middle) ** 2, 0);
  const slope = under === 0 ? 0 : over / under;
  return { slope, offset: mean - slope * middle };
}

/** Measured from the far border. */
const mirrored = ({ offset, slope }: Edge, last: number): Edge => ({ offset: last - offset, slope: -slope });

/** Where a standing edge (x by y) meets a lying one (y by x). */
function crossing(standing: Edge, lying: Edge): Point {
  const y = (lying.offset + lying.slope * standing.offset) / (1 - lying.slope * standing.slope);
  return { x: standing.offset + standing.slope * y, y };
}

function isShapedLikeSheet(corners: Quadrilateral): boolean {
  const [upper, right, lower, left] = sideLengths(corners);
  const [across, down] = [upper + lower, right + left];
  const ratio = Math.min(across, down) / Math.max(across, down);
  return ratio >= shape.least && ratio <= shape.most;
}
