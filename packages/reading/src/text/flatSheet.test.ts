import { sidesOf, type Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import { describe, expect, it } from "vitest";
import { flatSheet } from "./flatSheet.ts";
import { outlineOf } from "./pageOutline.ts";
import type { GreyPicture } from "./tesseractEngine.ts";

const paper = 225;
const table = 70;

/** Whether a point lies inside of four corners that go clockwise. */
const isInside = (outline: Quadrilateral, x: number, y: number): boolean =>
  sidesOf(outline).every(([from, to]) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0);

function photoOf(levelAt: (x: number, y: number) => number, width = 900, height = 1200): GreyPicture {
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = levelAt(x, y);
  return { data, width, height };
}

const aslant: Quadrilateral = [
  { x: 90, y: 120 },
  { x: 800, y: 90 },
  { x: 840, y: 1080 },
  { x: 60, y: 1050 },
];
const sheetOnTable = photoOf((x, y) => (isInside(aslant, x, y) ? paper : table));

describe("the sheet on a photo of a table", () => {
  it("has its corners where they are seen", async () => {
    const found = await outlineOf(sheetOnTable);
    for (const [at, { x, y }] of (found ?? []).entries()) {
      expect(Math.hypot(x - (aslant[at]?.x ?? 0), y - (aslant[at]?.y ?? 0))).toBeLessThan(12);
    }
    expect(found).toHaveLength(4);
  });

  it.each([
    ["a page without a table around it", photoOf(() => paper)],
    ["a scan with a dark band at its head", photoOf((_, y) => (y < 150 ? table : paper))],
    ["a page with a dark panel beside its text", photoOf((x) => (x < 280 ? table : paper))],
    [
      "a sheet on a table of which a dark panel takes the shape of a sheet",
      photoOf((x, y) => (isInside(aslant, x, y) && x > 380 ? paper : table)),
    ],
    ["a table without a sheet", photoOf(() => table)],
  ])("is not seen on %s", async (_, photo) => {
    expect(await outlineOf(photo)).toBeUndefined();
  });

  it("is set flat, and its places lead back to the photo", () => {
    const { picture, inPhoto } = flatSheet(sheetOnTable, aslant);
    const { width, height } = picture;
    expect(Math.min(width, height)).toBe(1700);
    const dark = picture.data.filter((level) => level < (paper + table) / 2).length;
    expect(dark / picture.data.length).toBeLessThan(0.01);
    const corner = inPhoto({ left: width, top: height, width: 0, height: 0 });
    expect(corner.left).toBeCloseTo(840, 3);
    expect(corner.top).toBeCloseTo(1080, 3);
    const whole = inPhoto({ left: 0, top: 0, width, height });
    expect([whole.left, whole.top, whole.left + whole.width, whole.top + whole.height].map(Math.round)).toEqual([
      60, 90, 840, 1080,
    ]);
  });
});
