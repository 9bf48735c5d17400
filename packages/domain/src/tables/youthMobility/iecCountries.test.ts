import { describe, expect, it } from "vitest";
import { rowOn } from "../../kernel/datedTable.ts";
import { iecCountries } from "./iecCountries.ts";

const countries = (() => {
  const answer = rowOn(iecCountries, "2026-11-20");
  if (!answer.found) throw new Error("no row");
  return answer.row.value;
})();
const codes = Object.keys(countries).toSorted();

const whose = (test: (country: NonNullable<(typeof countries)["AD"]>) => boolean) =>
  Object.entries(countries)
    .filter(([, country]) => test(country))
    .map(([code]) => code)
    .toSorted();

describe("countries of International Experience Canada", () => {
  it("are thirty-six, without Ukraine, Mexico and the United States", () => {
    expect(codes.length).toBe(36);
    expect(codes.filter((code) => ["UA", "MX", "US"].includes(code))).toEqual([]);
  });

  it("ask for residence in twelve of them, in Austria for the co-op only, and not in Costa Rica", () => {
    expect(whose((country) => country.residence === "required")).toEqual([
      "BE",
      "CZ",
      "DK",
      "ES",
      "HK",
      "IT",
      "JP",
      "LV",
      "NL",
      "NO",
      "SE",
      "SK",
    ]);
    expect(whose((country) => country.residence === "coopOnly")).toEqual(["AT"]);
  });

  it("have a working holiday everywhere but in Switzerland", () => {
    expect(whose((country) => country.workingHoliday === undefined)).toEqual(["CH"]);
    expect(whose((country) => country.youngProfessionals === undefined)).toEqual([
      "AD",
      "BE",
      "DK",
      "HK",
      "IS",
      "JP",
      "NZ",
      "SM",
    ]);
    expect(whose((country) => country.internationalCoop === undefined)).toEqual([
      "AD",
      "BE",
      "DK",
      "HK",
      "IS",
      "JP",
      "NL",
      "NZ",
      "SM",
    ]);
  });

  it("end the working holiday at 30 in eight of them, and at 35 in the others", () => {
    expect(whose((country) => country.workingHoliday?.upToAge === 30)).toEqual([
      "AD",
      "AT",
      "BE",
      "HK",
      "IS",
      "JP",
      "NL",
      "SE",
    ]);
    expect(
      whose(
        (country) => (country.workingHoliday?.upToAge ?? 35) !== 30 && (country.workingHoliday?.upToAge ?? 35) !== 35,
      ),
    ).toEqual([]);
  });

  it("allow one to three participations", () => {
    expect(whose((country) => country.participations === 1)).toEqual(["AD", "BE", "DK", "HK", "LU", "NZ", "PT", "TW"]);
    expect(whose((country) => country.participations === 3)).toEqual(["AT", "FI"]);
  });

  it("keep months between two participations in six of them", () => {
    expect(
      Object.entries(countries)
        .flatMap(([code, { gapMonths }]) => (gapMonths === undefined ? [] : [`${code} ${gapMonths}`]))
        .toSorted(),
    ).toEqual(["ES 3", "HR 3", "LT 3", "LV 12", "PL 6", "SK 3"]);
  });

  it("have the lengths that the manual prints for the ones that differ", () => {
    expect(countries.NZ?.workingHoliday).toEqual({ upToAge: 35, months: 23 });
    expect(countries.GB?.workingHoliday).toEqual({ upToAge: 35, months: 24, secondMonths: 12 });
    expect(countries.CH?.internationalCoop).toEqual({ upToAge: 35, months: 18, studentAtHome: true });
    expect(countries.KR?.internationalCoop).toEqual({ upToAge: 35, months: 24, participations: 1 });
    expect(countries.AT).toEqual({
      participations: 3,
      repeatsCategory: false,
      residence: "coopOnly",
      workingHoliday: { upToAge: 30, months: 12 },
      youngProfessionals: { upToAge: 35, months: 12 },
      internationalCoop: { upToAge: 35, months: 6 },
    });
  });

  it("were not read for the days before the page of 24 December 2025", () => {
    expect(rowOn(iecCountries, "2025-12-23").found).toBe(false);
    expect(rowOn(iecCountries, "2025-12-24").found).toBe(true);
  });
});
