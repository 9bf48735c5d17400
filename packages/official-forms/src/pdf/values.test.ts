import { expect, it } from "vitest";
import { textOf, textString } from "./values.ts";

it.each(["", "2", "Married", "(a\\b)", "Zoé", "李明", "œ’Ç", "first line\nsecond"])(
  "a text comes back as it was written: %s",
  (text) => {
    expect(textOf(textString(text))).toBe(text);
  },
);

it("a code of a list is written byte for byte as lists write theirs", () => {
  expect(textString("2").bytes.toString("latin1")).toBe("2");
  expect([...textString("é").bytes.subarray(0, 2)]).toEqual([0xfe, 0xff]);
});
