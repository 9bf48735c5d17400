import { describe, expect, it } from "vitest";
import { jobTitles } from "./jobTitles.ts";
import { isOccupation } from "./occupationCodes.ts";
import { occupations } from "./occupations.ts";

const codes = occupations.map(({ code }) => code);

describe("occupations", () => {
  it("are the 516 unit groups, each with five digits of which the second is a TEER category", () => {
    expect([occupations.length, new Set(codes).size]).toEqual([516, 516]);
    expect(codes.filter((code) => !/^\d[0-5]\d{3}$/.test(code))).toEqual([]);
    expect(codes).toEqual(codes.toSorted());
  });

  it("have the same codes in the list without titles", () => {
    const every = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0"));
    expect(every.filter(isOccupation)).toEqual(codes);
  });

  it("have a title in both languages, each of its own", () => {
    for (const language of ["en", "fr"] as const)
      expect(new Set(occupations.map((one) => one[language].trim())).size).toBe(516);
  });

  it.each([
    ["21232", "Software developers and programmers"],
    ["31301", "Registered nurses and registered psychiatric nurses"],
    ["63200", "Cooks"],
    ["72310", "Carpenters"],
    ["73300", "Transport truck drivers"],
  ])("%s is: %s", (code, en) => {
    expect(occupations.find((one) => one.code === code)?.en).toBe(en);
  });
});

describe("what people call their job", () => {
  it("leads to occupations that there are, and repeats no title", () => {
    expect(Object.keys(jobTitles).filter((code) => !isOccupation(code))).toEqual([]);
    const titles = new Map(occupations.map(({ code, en, fr }) => [code, [en.toLowerCase(), fr.toLowerCase()]]));
    const repeated = Object.entries(jobTitles).flatMap(([code, names]) =>
      names.filter((name) => titles.get(code)?.includes(name.toLowerCase())),
    );
    expect(repeated).toEqual([]);
  });
});
