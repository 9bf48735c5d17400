import { describe, expect, it } from "vitest";
import { chosenAfter, fromTo, inParts } from "./choosing.ts";

const ids = ["a", "b", "c", "d", "e"];

describe("choosing cases", () => {
  it.each([
    ["b", "d", ["b", "c", "d"]],
    ["d", "b", ["b", "c", "d"]],
    ["c", "c", ["c"]],
    [undefined, "c", ["c"]],
    ["of another page", "c", ["c"]],
  ])("from %s to %s chooses what lies between", (one, other, between) => {
    expect(fromTo(ids, one, other)).toEqual(between);
  });

  it("adds to what is chosen on other pages, and takes a whole range out again", () => {
    const chosen = chosenAfter(new Set(["z"]), ["b", "c"], true);
    expect([...chosen]).toEqual(["z", "b", "c"]);
    expect([...chosenAfter(chosen, ["c", "z"], false)]).toEqual(["b"]);
  });

  it("is changed in parts that the server takes", () => {
    const many = Array.from({ length: 101 }, (_, at) => `case ${at}`);
    expect(inParts(many).map((part) => part.length)).toEqual([50, 50, 1]);
    expect(inParts(many).flat()).toEqual(many);
    expect(inParts([])).toEqual([]);
  });
});
