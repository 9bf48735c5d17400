import { describe, expect, it } from "vitest";
import { turnedBox, turnedBy } from "./turned.ts";

/** A value in the upper left of an upright page, wide and flat. */
const upperLeft = [0.1, 0.2, 0.4, 0.05];
const rounded = (box: readonly number[]) => box.map((part) => Math.round(part * 1000) / 1000);

describe("the place of a read value on a turned page", () => {
  it.each([
    [0, [0.1, 0.2, 0.4, 0.05]],
    [90, [0.75, 0.1, 0.05, 0.4]],
    [180, [0.5, 0.75, 0.4, 0.05]],
    [270, [0.2, 0.5, 0.05, 0.4]],
  ])("turned by %i degrees", (rotation, place) => {
    expect(rounded(turnedBox(upperLeft, rotation))).toEqual(place);
  });

  it("comes back after four quarter turns, whichever way", () => {
    for (const quarter of [90, -90] as const) {
      let rotation = 0;
      let box: readonly number[] = upperLeft;
      for (let turn = 0; turn < 4; turn += 1) {
        rotation = turnedBy(rotation, quarter);
        box = turnedBox(box, quarter === 90 ? 90 : 270);
        expect(rounded(turnedBox(upperLeft, rotation))).toEqual(rounded(box));
      }
      expect(rotation).toBe(0);
    }
  });
});
