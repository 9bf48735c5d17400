import { expect, test } from "vitest";
import { printedNumber } from "./printedNumber.ts";

test.each([
  ["IMM1294", "IMM\u00A01294"],
  ["IMM5257:visitor", "IMM\u00A05257"],
  ["NAS2120", "NAS\u00A02120"],
  ["IR1", "IR-1"],
])("%s", (form, printed) => {
  expect(printedNumber(form)).toBe(printed);
});
