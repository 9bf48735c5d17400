import { describe, expect, it } from "vitest";
import { writtenDay, writtenNumber } from "./written.ts";

describe("a day in a sentence", () => {
  it.each([
    ["2036-05-03", "May 3, 2036", "3\u00A0mai\u00A02036"],
    ["2027-01-01", "January 1, 2027", "1er\u00A0janvier\u00A02027"],
    ["2026-12-31", "December 31, 2026", "31\u00A0décembre\u00A02026"],
  ])("%s", (day, en, fr) => expect(writtenDay(day)).toEqual({ en, fr }));
});

describe("a number in a sentence", () => {
  it.each([
    [45_648, "45,648", "45\u00A0648"],
    [999, "999", "999"],
    [1_000_000, "1,000,000", "1\u00A0000\u00A0000"],
  ])("%s", (value, en, fr) => expect(writtenNumber(value)).toEqual({ en, fr }));
});
