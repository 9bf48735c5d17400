import { expect, test } from "vitest";
import { languageTools } from "./language.tsx";

const english = languageTools("en");
const french = languageTools("fr");

test("dates, months and shares are written as each language writes them", () => {
  expect(english.date("2027-05-09")).toBe("May 9, 2027");
  expect(french.date("2027-05-09")).toBe("9 mai 2027");
  expect(french.month("2027-05")).toBe("mai 2027");
  expect(english.percent(0.625)).toBe("63%");
  expect(french.percent(0.625)).toMatch(/^63\s%$/);
});

test("placeholders are filled; one without a value stays visible", () => {
  const text = { en: "{count} of {total}", fr: "{count} sur {total}" };
  expect(english.t(text, { count: 4, total: 9 })).toBe("4 of 9");
  expect(french.t(text, { count: 4 })).toBe("4 sur {total}");
});
