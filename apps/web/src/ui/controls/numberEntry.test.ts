import { expect, test } from "vitest";
import { hasWholeCents, readNumber } from "./numberEntry.ts";

test.each([
  ["12500", 12_500],
  ["12,500", 12_500],
  ["1,234,567.5", 1_234_567.5],
  ["12 500,75", 12_500.75],
  ["12\u00a0500", 12_500],
  ["12\u202f500,5", 12_500.5],
  ["$ 12,50", 12.5],
  ["-3", -3],
  ["0,5", 0.5],
])("%j is read as %d", (typed, value) => {
  expect(readNumber(typed)).toEqual({ state: "complete", value });
});

test("nothing is empty, words are not a number and stay as typed", () => {
  expect(readNumber("  ")).toEqual({ state: "empty" });
  expect(readNumber("about 5")).toEqual({ state: "notANumber", typed: "about 5" });
  expect(readNumber("1,2,3")).toEqual({ state: "notANumber", typed: "1,2,3" });
});

test("an amount of money has whole cents and is not below nothing", () => {
  expect([1200, 1200.5, 0.07, 19.99].map(hasWholeCents)).toEqual([true, true, true, true]);
  expect([1200.505, -1].map(hasWholeCents)).toEqual([false, false]);
});
