import { describe, expect, it } from "vitest";
import { chosenBoxes } from "./chosenBoxes.ts";

const boxes = [{ value: "work" }, { value: "study" }, { value: "none", exclusive: true }];

describe("boxes of which one excludes the others", () => {
  it("are kept in their own order, whatever the order of ticking", () => {
    expect(chosenBoxes(boxes, ["study"], "work", true)).toEqual(["work", "study"]);
    expect(chosenBoxes(boxes, ["work", "study"], "work", false)).toEqual(["study"]);
  });

  it("are cleared by it", () => {
    expect(chosenBoxes(boxes, ["work", "study"], "none", true)).toEqual(["none"]);
  });

  it("clear it", () => {
    expect(chosenBoxes(boxes, ["none"], "study", true)).toEqual(["study"]);
  });

  it("can all be cleared", () => {
    expect(chosenBoxes(boxes, ["none"], "none", false)).toEqual([]);
  });
});
