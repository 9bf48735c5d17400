import { describe, expect, it } from "vitest";
import { boxInCrop, cropOf, frameShape, isPlace } from "./cropOf.ts";

const letter = { width: 1200, height: 1553 };
const passport = { width: 1200, height: 850 };
const strip = { width: 1200, height: 160 };

describe("the cut-out of a page around a value", () => {
  it.each([
    ["a number in the middle of a letter", [0.4, 0.5, 0.15, 0.012], letter],
    ["a line over most of the page", [0.1, 0.3, 0.8, 0.014], letter],
    ["the upper left corner", [0, 0, 0.1, 0.02], letter],
    ["the lower right corner of a passport", [0.9, 0.95, 0.1, 0.05], passport],
    ["a tall block of an address", [0.1, 0.2, 0.3, 0.12], letter],
    ["a single sign", [0.5, 0.5, 0.005, 0.012], letter],
  ])("holds all of it in the shape of the frame, and lies on the page: %s", (_what, box, page) => {
    const crop = cropOf(box, page);
    expect((crop.width * page.width) / (crop.height * page.height)).toBeCloseTo(frameShape, 5);
    expect(crop.left).toBeGreaterThanOrEqual(0);
    expect(crop.top).toBeGreaterThanOrEqual(0);
    expect(crop.left + crop.width).toBeLessThanOrEqual(1.000_01);
    expect(crop.top + crop.height).toBeLessThanOrEqual(1.000_01);
    const [left = 0, top = 0, width = 0, height = 0] = boxInCrop(box, crop);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.000_01);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1.000_01);
  });

  it("leaves air above and below a value that is not at the edge", () => {
    const crop = cropOf([0.4, 0.5, 0.15, 0.012], letter);
    const [, top = 0, , height = 0] = boxInCrop([0.4, 0.5, 0.15, 0.012], crop);
    expect(top / height).toBeGreaterThan(0.8);
    expect((1 - top - height) / height).toBeGreaterThan(0.8);
  });

  it("does not come so close that only dots are seen", () => {
    expect(cropOf([0.5, 0.5, 0.005, 0.01], letter).width).toBeCloseTo(0.2, 5);
  });

  it("shows a page that is flatter than the frame in the middle of it", () => {
    const crop = cropOf([0.1, 0.2, 0.8, 0.6], strip);
    expect(crop.height).toBeGreaterThan(1);
    expect(crop.top).toBeCloseTo((1 - crop.height) / 2, 5);
  });
});

describe("whether a box is a place", () => {
  it.each([
    ["a value on its line", [0.1, 0.2, 0.3, 0.02], true],
    ["a whole line", [0, 0.2, 1, 0.02], true],
    ["the whole page, as for the data of a form", [0, 0, 1, 1], false],
    ["nothing", [0.1, 0.2, 0, 0], false],
    ["none", null, false],
  ])("%s", (_what, box, is) => {
    expect(isPlace(box)).toBe(is);
  });
});
