import { describe, expect, it } from "vitest";
import { homography, project } from "@boreal/domain/kernel/geometry/homography";
import { aspectOf, leanOf, straightened, straightSize } from "./perspective.ts";
import { turnOf, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import { seenPage } from "../camera/testFrames.ts";

const frame = { width: 1600, height: 1200 };
const square: Quadrilateral = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

describe("a page seen from the side", () => {
  it.each([
    [0, 0],
    [10, 5],
    [20, -8],
    [30, 20],
  ])("leant by %i and turned by %i degrees: its shape, lean and turn are known", (lean, turn) => {
    const corners = seenPage({ ...frame, lean, turn, size: 0.7 });
    expect(Math.abs(aspectOf(corners, frame) * 1.414 - 1)).toBeLessThan(0.03);
    expect(Math.abs(leanOf(corners, frame) - lean)).toBeLessThan(3.5);
    expect(Math.abs(turnOf(corners) - turn)).toBeLessThan(2);
  });

  it("every corner goes to the corner it is sent to", () => {
    const corners = seenPage({ ...frame, lean: 25, turn: 12 });
    const view = homography(square, corners);
    for (const [index, corner] of square.entries()) {
      const { x, y } = project(view, corner);
      expect(x).toBeCloseTo(corners[index]!.x, 6);
      expect(y).toBeCloseTo(corners[index]!.y, 6);
    }
  });

  it("corners on one line are refused", () => {
    expect(() =>
      homography(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 2, y: 0 },
          { x: 3, y: 0 },
        ],
        square,
      ),
    ).toThrow("one line");
  });
});

describe("the straightened page", () => {
  const small = { width: 200, height: 150 };
  const corners = seenPage({ ...small, lean: 20, turn: 9, size: 0.8 });
  const toPage = homography(corners, square);
  /** Quarters of the page in red, green, blue and yellow, on black. */
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 0],
  ] as const;
  const data = new Uint8ClampedArray(small.width * small.height * 4);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const { x: u, y: v } = project(toPage, { x: x + 0.5, y: y + 0.5 });
      const colour = u < 0 || v < 0 || u > 1 || v > 1 ? [0, 0, 0] : colours[(v < 0.5 ? 0 : 2) + (u < 0.5 ? 0 : 1)]!;
      data.set([...colour, 255], (y * small.width + x) * 4);
    }
  }
  const size = straightSize(corners, small, 3000);
  const page = straightened({ data, ...small }, corners, size);
  const at = (u: number, v: number) =>
    [...page.data.subarray((Math.floor(v * page.height) * page.width + Math.floor(u * page.width)) * 4)].slice(0, 3);

  it("shows each part of the page in its place, to its edges", () => {
    expect([at(0.03, 0.03), at(0.97, 0.03), at(0.03, 0.97), at(0.97, 0.97)]).toEqual(
      colours.map((colour) => [...colour]),
    );
    expect([at(0.47, 0.47), at(0.53, 0.53)]).toEqual([[...colours[0]], [...colours[3]]]);
  });

  it("has the shape of the page, as many points as the picture has of it, and no more than allowed", () => {
    expect(Math.abs(size.height / size.width / 1.414 - 1)).toBeLessThan(0.03);
    expect(size.height).toBeGreaterThanOrEqual(0.75 * small.height);
    expect(
      Math.max(
        ...Object.values(
          straightSize(seenPage({ width: 8000, height: 6000, size: 0.9 }), { width: 8000, height: 6000 }, 3000),
        ),
      ),
    ).toBe(3000);
  });
});
