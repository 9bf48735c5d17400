import { expect, test } from "vitest";
import { lengthRefusal } from "./entryLength.ts";

test.each([
  ["nothing", undefined, false],
  ["a yes", true, false],
  ["as much as is kept", "x".repeat(4000), false],
  ["as much of signs that have two halves", "👩".repeat(4000), false],
  ["one sign more", "x".repeat(4001), true],
  ["a megabyte", "x".repeat(1_000_000), true],
])("%s is kept or not", (_, value, isTooLong) => {
  expect(lengthRefusal(value)?.code).toBe(isTooLong ? "formTextTooLong" : undefined);
});
