import { describe, expect, it } from "vitest";
import { findPage } from "./findPage.ts";
import { refinePage } from "./refinePage.ts";
import { drawFrame, seenPage, type Scene } from "../camera/testFrames.ts";
import type { Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";

const frame = { width: 320, height: 240 };
const page = (how: Omit<Parameters<typeof seenPage>[0], "width" | "height"> = {}, size = frame): Scene => ({
  ...size,
  corners: seenPage({ ...size, ...how }),
});

/** The corner that is furthest from where it was drawn, in points. */
const miss = (found: Quadrilateral, drawn: Quadrilateral): number =>
  Math.max(
    ...found.map((corner) => Math.min(...drawn.map((other) => Math.hypot(corner.x - other.x, corner.y - other.y)))),
  );

const whole: readonly (readonly [string, Scene])[] = [
  ["a letter on a table", page()],
  ["a letter, phone upright", page({ size: 0.7 }, { width: 180, height: 320 })],
  ["a form of boxes", { ...page(), page: "form" }],
  ["a card across", { ...page({ size: 0.5, aspect: 0.63 }), page: "card" }],
  ["leant by 10 degrees", page({ lean: 10 })],
  ["leant by 30 degrees", page({ lean: 30 })],
  ["turned by 15 degrees", page({ size: 0.75, turn: 15 })],
  ["turned by 45 degrees", page({ size: 0.7, turn: 45 })],
  ["leant and turned", page({ size: 0.75, lean: 25, turn: 10 })],
  ["far away", page({ size: 0.45 })],
  ["in a noisy picture", { ...page(), noise: 8 }],
  ["in a dark and noisy picture", { ...page(), noise: 8, light: 0.4 }],
  ["on coarse wood", { ...page(), grain: 30 }],
  ["on a table that is nearly as light", { ...page(), table: 190, grain: 4 }],
  ["a dark cover on a light table", { ...page(), paper: 90, table: 190 }],
  ["blurred", { ...page(), blur: 3 }],
  ["a lamp mirrored over its edge", { ...page(), glare: { u: 0.9, v: 0.3, radius: 0.2 } }],
  ["a blank sheet", { ...page(), blank: true }],
];

describe("the outline of a page", () => {
  it.each(whole)("%s: found whole, corners to a hundredth of the picture", (_, scene) => {
    const picture = drawFrame(scene);
    const found = findPage(picture);
    expect(found?.isCut).toBe(false);
    expect(miss(refinePage(picture, found!.corners), scene.corners!)).toBeLessThan(3.2);
  });

  it.each([
    ["to the right", page({ dx: 0.4 })],
    ["above", page({ dy: -0.25 })],
    ["below, a form", { ...page({ dy: 0.25 }), page: "form" }],
    ["above and below", page({ size: 1.3 })],
  ] as const)("goes out of the picture %s: not whole", (_, scene) => {
    expect(findPage(drawFrame(scene))?.isCut).toBe(true);
  });

  it.each([
    ["a bare table", page({ dx: 5 })],
    ["a table with much grain", { ...page({ dx: 5 }), grain: 50 }],
    ["nothing but print", page({ size: 3 })],
    ["paper on paper", { ...page(), table: 213, grain: 1 }],
    ["a form on paper: its frame is not the page", { ...page(), page: "form", table: 213, grain: 1 }],
  ] as const)("%s: no page", (_, scene) => {
    expect(findPage(drawFrame(scene))).toBeUndefined();
  });
});
