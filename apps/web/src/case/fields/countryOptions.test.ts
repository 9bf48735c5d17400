import { countries } from "@boreal/domain/lists/countries";
import { threeLetterCodes } from "@boreal/domain/lists/threeLetterCodes";
import { countryNames } from "@boreal/domain/lists/countryNames";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import { everydayCountryNames } from "@boreal/domain/test/rows/everydayCountryNames";
import { describe, expect, it, test } from "vitest";
import { isShared, matching, named, takenByEnter } from "../../ui/choices/typeAhead.ts";
import { countryOptions } from "./countryOptions.ts";
import { otherCountryNames } from "./otherCountryNames.ts";

const all = { otherNames: otherCountryNames };
const english = countryOptions(countries, "en", all);
const french = countryOptions(countries, "fr", all);
const labels = (typed: string, options = english) => matching(options, typed).map((option) => option.label);

describe("the names that people use", () => {
  it("are at least 300, of more than 100 countries", () => {
    expect(new Set(everydayCountryNames.map(([name]) => name)).size).toBeGreaterThan(300);
    expect(new Set(everydayCountryNames.map(([, code]) => code)).size).toBeGreaterThan(100);
  });

  it.each([
    ["English", english],
    ["French", french],
  ])("find their country first, on the %s page", (_language, options) => {
    const lost = everydayCountryNames.filter(([name, code]) => matching(options, name)[0]?.value !== code);
    expect(lost).toEqual([]);
  });

  it("are never taken for another country by Enter or by leaving the field", () => {
    const wrong = [english, french].flatMap((options) =>
      everydayCountryNames.filter(([name, code]) =>
        [takenByEnter(options, name), named(options, name)].some((taken) => taken && taken.value !== code),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("are none of another country: a code, a name in the list", () => {
    const codes = new Map(
      Object.entries(threeLetterCodes).flatMap(([code, alpha3]) => [
        [code, code],
        [alpha3, code],
      ]),
    );
    const inList = new Map<string, string>(
      countries.flatMap(({ code, en, fr }) => [[en, code] as const, [fr, code] as const]),
    );
    const taken = Object.entries(countryNames).flatMap(([code, names]) =>
      names.filter((name) => [codes.get(name), inList.get(name)].some((other) => other && other !== code)),
    );
    expect(taken).toEqual([]);
  });
});

describe("every country of the list", () => {
  it("is found first by its codes, and by its name in either language", () => {
    const lost = [english, french].flatMap((options) =>
      countries.flatMap(({ code, en, fr }) => {
        const alpha3 = (threeLetterCodes as Readonly<Record<string, string>>)[code];
        return [en, fr, ...(alpha3 ? [code, alpha3, code.toLowerCase()] : [])].filter(
          (name) => matching(options, name)[0]?.value !== code,
        );
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe("a name that two countries share", () => {
  it.each([
    ["Congo", ["CD", "CG"]],
    ["le congo", ["CD", "CG"]],
    ["Korea", ["KP", "KR"]],
    ["Corée", ["KP", "KR"]],
    ["Saint Martin", ["MF", "SX"]],
    ["Virgin Islands", ["VG", "VI"]],
    ["Yugoslavia", ["BA", "HR", "MK", "ME", "RS", "SI", "XK"]],
    ["Tchécoslovaquie", ["CZ", "SK"]],
    ["USSR", ["BY", "RU"]],
  ])("%s: stand first, and Enter takes none", (typed, codes) => {
    for (const options of [english, french]) {
      const first = matching(options, typed).slice(0, codes.length);
      expect(first.map(({ value }) => value).toSorted()).toEqual(codes.toSorted());
      expect([takenByEnter(options, typed), named(options, typed), isShared(options, typed)]).toEqual([
        undefined,
        undefined,
        true,
      ]);
    }
  });

  it("Guinea is the name of one, which stands before those that have it in theirs", () => {
    expect(labels("guinea").slice(0, 4)).toEqual(["Guinea", "Guinea-Bissau", "Equatorial Guinea", "Papua New Guinea"]);
    expect(named(english, "Guinea")?.value).toBe("GN");
  });
});

test("two letters are no name: only a code that begins no other name is taken", () => {
  expect([takenByEnter(english, "UK")?.value, takenByEnter(french, "uk")?.value]).toEqual(["GB", "GB"]);
  expect([labels("de")[0], takenByEnter(english, "de")]).toEqual(["Germany", undefined]);
  expect(labels("ni").slice(0, 3)).toEqual(["Nicaragua", "Niger", "Nigeria"]);
});

test("a part of the United Kingdom comes first where a form asks for it", () => {
  const parts = countryOptions([...countries, ...unitedKingdomParts], "en", all);
  expect(matching(parts, "England").map(({ value }) => value)).toEqual(["002", "GB"]);
  expect(takenByEnter(parts, "angleterre")?.value).toBeUndefined();
  expect(takenByEnter(parts, "Scotland")?.value).toBe("007");
});

test("countries are in the order of the page’s language", () => {
  const names = french.map((option) => option.label);
  expect(names.indexOf("Égypte")).toBeLessThan(names.indexOf("Finlande"));
});

test("what names nothing finds nothing", () => {
  expect(["zzz", "qqq", "12"].map((typed) => [labels(typed), named(english, typed)])).toEqual([
    [[], undefined],
    [[], undefined],
    [[], undefined],
  ]);
});
