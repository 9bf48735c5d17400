import { expect, it } from "vitest";
import { agesOn, firstPossibleDay, isPartialDate, isYoungerOn, knownPart, lastPossibleDay } from "./partialDate.ts";

it.each([
  ["1985", true],
  ["1985-03", true],
  ["1985-02-28", true],
  ["1985-**-**", true],
  ["1985-03-**", true],
  ["****-**-**", true],
  ["****", true],
  ["1985-02-30", false],
  ["1985-13", false],
  ["1985-**-03", false],
  ["****-03-04", false],
  ["85", false],
  ["", false],
])("%s is a date or a part of one: %s", (text, is) => {
  expect(isPartialDate(text)).toBe(is);
});

it("keeps what is known, and no more", () => {
  expect(["1985-**-**", "1985-03-**", "1985-03-04", "****-**-**"].map(knownPart)).toEqual([
    "1985",
    "1985-03",
    "1985-03-04",
    "",
  ]);
  expect(["1984", "1984-02", "1984-02-03", "****"].map(firstPossibleDay)).toEqual([
    "1984-01-01",
    "1984-02-01",
    "1984-02-03",
    undefined,
  ]);
  expect(["1984", "1984-02", "1984-02-03", "****"].map(lastPossibleDay)).toEqual([
    "1984-12-31",
    "1984-02-29",
    "1984-02-03",
    undefined,
  ]);
});

it("an age is told by its bounds and never guessed", () => {
  expect(agesOn("2008", "2026-11-20")).toEqual({ least: 17, most: 18 });
  expect([isYoungerOn("2008", 18, "2026-11-20"), isYoungerOn("2007", 18, "2026-11-20")]).toEqual([undefined, false]);
  expect([isYoungerOn("2009", 18, "2026-11-20"), isYoungerOn("****", 18, "2026-11-20")]).toEqual([true, undefined]);
});
