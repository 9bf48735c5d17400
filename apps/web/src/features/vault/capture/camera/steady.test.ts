import { expect, it } from "vitest";
import { steady } from "./steady.ts";

it("follows only what has lasted", () => {
  const follow = steady("good", 700);
  const told = (
    [
      ["blurred", 0],
      ["good", 300],
      ["blurred", 500],
      ["blurred", 1100],
      ["blurred", 1200],
      ["good", 1300],
      ["blurred", 1900],
      ["blurred", 2500],
      ["good", 2600],
      ["good", 3300],
    ] as const
  ).map(([value, now]) => follow(value, now));
  expect(told).toEqual(["good", "good", "good", "good", "blurred", "blurred", "blurred", "blurred", "blurred", "good"]);
});
