import { expect, it } from "vitest";
import { languageTools } from "../ui/language.tsx";
import { centsOf, dollarsOfCents } from "./cents.ts";

it.each([
  ["900", 90_000],
  ["900.5", 90_050],
  ["900,50", 90_050],
  ["$1,234.50", 123_450],
  ["1 234,50 $", 123_450],
  ["1.234,50", undefined],
  ["1,234", 123_400],
  ["1.234", undefined],
  ["1,23,456", undefined],
  ["0.05", 5],
  ["", undefined],
  ["-5", undefined],
  ["12.345.6", undefined],
  ["1.005,123", undefined],
  ["ten", undefined],
])("%s is %s cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it("two decimals are written in both languages, and another currency by its code", () => {
  expect(dollarsOfCents(languageTools("en"), 90_000)).toBe("$900.00");
  expect(dollarsOfCents(languageTools("fr"), 123_450)).toBe("1\u00A0234,50\u00A0$");
  expect(dollarsOfCents(languageTools("en"), 90_050, "USD")).toBe("USD\u00A0900.50");
});
