import type { Point } from "@boreal/domain/kernel/geometry/quadrilateral";
import type { Slopes } from "./slopes.ts";

/** How well a stretch between two corners is an edge. */
export type SideEdge = {
  /** Part of it that is, 0 to 1. */
  readonly support: number;
  /** Part of what lies just beyond its two ends that is an edge too, 0 to 1: sides of a page end at its corners. */
  readonly beyond: number;
  /** Whether it is lighter towards the middle. */
  readonly isLightInside: boolean;
};

const samples = 28;
const fewest = 8;
/** Where along the stretch is looked, in parts of its length. */
const inside = { from: 0.03, to: 0.97 };
const outside = [-0.16, -0.12, -0.08, 1.08, 1.12, 1.16];
/** An edge crosses the stretch, rather than running along it: this part of its slope points inwards. */
const straightness = 0.8;
/** Paper and table stay different some points away from the edge; on both sides of a printed line there is the same paper. */
const step = { distance: 6, leastRise: 12 };

/** The edge from one corner to another of a sheet with this middle. */
export function sideEdge(
  slopes: Slopes,
  { from, to }: { from: Point; to: Point },
  middle: Point,
  leastSlope: number,
): SideEdge {
  const [along, length] = [{ x: to.x - from.x, y: to.y - from.y }, Math.hypot(to.x - from.x, to.y - from.y)];
  const flip = (middle.x - from.x) * -along.y + (middle.y - from.y) * along.x < 0 ? -1 : 1;
  const inward = { x: (-along.y / length) * flip, y: (along.x / length) * flip };
  const edgeAtPart = (part: number) =>
    edgeAt(slopes, { x: from.x + along.x * part, y: from.y + along.y * part }, inward, leastSlope);
  let [light, dark, seen] = [0, 0, 0];
  for (let index = 0; index < samples; index += 1) {
    const found = edgeAtPart(inside.from + ((inside.to - inside.from) * index) / (samples - 1));
    if (found === undefined) continue;
    seen += 1;
    if (found > 0) light += 1;
    if (found < 0) dark += 1;
  }
  const isLightInside = light >= dark;
  if (seen < fewest) return { support: 0, beyond: 0, isLightInside };
  const looked = outside.flatMap((part) => edgeAtPart(part) ?? []);
  const goesOn = looked.filter((found) => (isLightInside ? found > 0 : found < 0));
  return {
    support: Math.max(light, dark) / seen,
    beyond: looked.length === 0 ? 0 : goesOn.length / looked.length,
    isLightInside,
  };
}

/** 1 where it grows lighter inwards, -1 where darker, 0 where there is no edge; nothing outside of the picture. */
function edgeAt(slopes: Slopes, { x, y }: Point, inward: Point, leastSlope: number): number | undefined {
  const { across, down, steepness, levels } = slopes;
  if (indexAt(slopes, x, y) === undefined) return undefined;
  const within = indexAt(slopes, x + inward.x * step.distance, y + inward.y * step.distance);
  const without = indexAt(slopes, x - inward.x * step.distance, y - inward.y * step.distance);
  const rise =
    within === undefined || without === undefined ? undefined : (levels[within] ?? 0) - (levels[without] ?? 0);
  for (let move = -1; move <= 1; move += 1) {
    const at = indexAt(slopes, x + inward.x * move, y + inward.y * move);
    if (at === undefined) continue;
    const slope = (across[at] ?? 0) * inward.x + (down[at] ?? 0) * inward.y;
    if (Math.abs(slope) < leastSlope || Math.abs(slope) < straightness * (steepness[at] ?? 0)) continue;
    if (rise === undefined || rise * Math.sign(slope) >= step.leastRise) return Math.sign(slope);
  }
  return 0;
}

function indexAt({ width, height }: Slopes, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 1 || row < 1 || column >= width - 1 || row >= height - 1 ? undefined : row * width + column;
}
