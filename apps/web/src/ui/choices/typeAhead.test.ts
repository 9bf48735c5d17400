import { countries } from "@boreal/domain/lists/countries";
import { expect, test } from "vitest";
import { comboboxKey, firstHighlight } from "./comboboxKeys.ts";
import { countryOptions } from "./countryOptions.ts";
import { exactly, matching } from "./typeAhead.ts";

const english = countryOptions(countries, "en");
const french = countryOptions(countries, "fr");
const labels = (typed: string, options = english) => matching(options, typed).map((option) => option.label);

test("a country is found by either official language, without accents", () => {
  expect(labels("allemagne")).toEqual(["Germany"]);
  expect(labels("germany", french)).toEqual(["Allemagne"]);
  expect(exactly(english, "cote divoire")).toBeUndefined();
  expect(exactly(english, "cote d'ivoire")?.value).toBe("CI");
});

test("a country is found by its own name", () => {
  expect(labels("deutschland")).toEqual(["Germany"]);
  expect(exactly(english, "日本")?.value).toBe("JP");
  expect(exactly(french, "España")?.value).toBe("ES");
});

test("names that begin with the letters come first", () => {
  expect(labels("ni").slice(0, 3)).toEqual(["Nicaragua", "Niger", "Nigeria"]);
  expect(labels("guinea")[0]).toBe("Guinea");
});

test("countries are in the order of the page’s language", () => {
  const names = french.map((option) => option.label);
  expect(names.indexOf("Égypte")).toBeLessThan(names.indexOf("Finlande"));
});

test("nothing typed matches everything, nonsense nothing", () => {
  expect(labels("")).toHaveLength(english.length);
  expect(labels("qqq")).toEqual([]);
});

test("arrows go round the list, Enter chooses only what is highlighted", () => {
  const list = { open: true, highlighted: 2, count: 3, typed: "x" };
  expect(comboboxKey("ArrowDown", list)).toEqual({ to: "highlight", index: 0 });
  expect(comboboxKey("ArrowUp", { ...list, highlighted: 0 })).toEqual({ to: "highlight", index: 2 });
  expect(comboboxKey("Enter", list)).toEqual({ to: "choose" });
  expect(comboboxKey("Enter", { ...list, highlighted: -1 })).toBeUndefined();
  expect(comboboxKey("ArrowDown", { ...list, open: false })).toEqual({ to: "open", step: 1 });
});

test("Escape closes first, then clears, then belongs to the dialog", () => {
  const list = { open: true, highlighted: -1, count: 3, typed: "x" };
  expect(comboboxKey("Escape", list)).toEqual({ to: "close" });
  expect(comboboxKey("Escape", { ...list, open: false })).toEqual({ to: "clear" });
  expect(comboboxKey("Escape", { ...list, open: false, typed: "" })).toBeUndefined();
});

test("the list opens at the chosen line", () => {
  expect(firstHighlight(english, english[7], 1)).toBe(7);
  expect(firstHighlight(english, undefined, 1)).toBe(0);
  expect(firstHighlight(english, undefined, -1)).toBe(english.length - 1);
  expect(firstHighlight([], undefined, 1)).toBe(-1);
});
