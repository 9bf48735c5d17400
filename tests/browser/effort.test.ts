import { expect, it } from "vitest";
import { Effort } from "./effort.ts";

it("knows a value that was typed on two pages, and leaves out what may be a coincidence", () => {
  const effort = new Effort();
  effort.typed("Okafor", "spouse");
  effort.typed("2014-05-04", "children");
  for (const [words, screen] of [
    ["okafor ", "family"],
    ["2014-05-04", "children"],
    ["2026", "a"],
    ["2026", "b"],
    ["14", "a"],
    ["14", "b"],
    ["7.5", "a"],
    ["7.5", "b"],
  ] as const)
    effort.typed(words, screen);
  expect(effort.typedTwice()).toEqual(["okafor: spouse, family"]);
});
