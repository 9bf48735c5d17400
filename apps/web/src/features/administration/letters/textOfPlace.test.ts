import { expect, it } from "vitest";
import { offsetIn } from "./textOfPlace.ts";

it.each([
  ["One {a}", 1, 5, "{a}"],
  ["One.\n\nTwo {b} here", 3, 5, "{b} here"],
  ["One.\n{c}", 2, 1, "{c}"],
])("the place of a fault is where its line and column say: %s", (words, line, column, follows) => {
  expect(words.slice(offsetIn(words, line, column))).toBe(follows);
});
