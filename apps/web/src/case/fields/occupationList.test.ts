import { expect, it } from "vitest";
import { named, takenByEnter } from "../../ui/choices/typeAhead.ts";
import { longTitle, occupationOptions, occupationTitle, searchOccupations } from "./occupationList.ts";

const options = { en: occupationOptions("en"), fr: occupationOptions("fr") };
const codes = (typed: string, language: "en" | "fr" = "en") =>
  searchOccupations(options[language], typed).map(({ value }) => value);

it.each([
  ["by its title", "Civil engineers", "21300"],
  ["by one person who has the job", "civil engineer", "21300"],
  ["in any order of the words", "engineer civil", "21300"],
  ["in capitals", "CIVIL ENGINEER", "21300"],
  ["in French on an English page", "ingénieure civile", "21300"],
  ["in French without accents", "ingenieur civil", "21300"],
  ["by its code", "21300", "21300"],
  ["by the words that people use", "truck driver", "73300"],
  ["by a name that no title has", "barista", "65201"],
  ["by several people", "nurses", "33102"],
])("an occupation is found %s: %s", (_how, typed, code) => {
  expect(codes(typed)).toContain(code);
});

it.each([
  ["directrice financière", "10010"],
  ["éducatrice petite enfance", "42202"],
  ["developpeur web", "21234"],
  ["manœuvre construction", "75110"],
  ["manoeuvre construction", "75110"],
  ["carpenter", "72310"],
  ["camionneuse", "73300"],
])("on a French page, %s finds it", (typed, code) => {
  expect(codes(typed, "fr")).toContain(code);
});

it("the beginning of a code finds all that begin with it", () => {
  expect(codes("2130").toSorted()).toEqual(["21300", "21301"]);
});

it("nonsense and a code of no occupation find nothing", () => {
  expect([codes("xqzzy"), codes("99999"), codes("engineer of cheese dreams")]).toEqual([[], [], []]);
});

it("a title or a code is taken as it stands; a name that only leads there is not, whatever stands alone", () => {
  expect([named(options.en, "cooks")?.value, named(options.en, "63200")?.value]).toEqual(["63200", "63200"]);
  expect([named(options.en, "barista"), takenByEnter(options.en, "barista")]).toEqual([undefined, undefined]);
  expect(codes("barista")).toEqual(["65201"]);
  expect(codes("").length).toBe(516);
});

it("the title stands in the language of the page, with the code", () => {
  expect([occupationTitle("63200", "en"), occupationTitle("63200", "fr"), occupationTitle("99999", "en")]).toEqual([
    "Cooks (63200)",
    "Cuisiniers/cuisinières (63200)",
    undefined,
  ]);
});

it("a title that no narrow field holds is said whole below it", () => {
  expect([longTitle("63200", "en"), longTitle("65201", "en"), longTitle(undefined, "en")]).toEqual([
    undefined,
    "Food counter attendants, kitchen helpers and related support occupations (65201)",
    undefined,
  ]);
});
