import { expect, test } from "vitest";
import { readTypedAmount } from "./typedAmount.ts";

test.each([
  ["$21,500", 21_500],
  ["CAD 21500", 21_500],
  ["21 500 $", 21_500],
  ["21\u00A0500\u202F$ CA", 21_500],
  ["21,500.00", 21_500],
  ["21 500,00", 21_500],
  ["C$21500.5", 21_500.5],
  ["CA$ 1,234,567.89", 1_234_567.89],
  ["21’500", 21_500],
  ["21500 dollars", 21_500],
  ["12,50", 12.5],
  ["0,5", 0.5],
  ["-3", -3],
])("%j is %d dollars", (typed, dollars) => {
  expect(readTypedAmount(typed)).toEqual({ is: "amount", dollars });
});

test.each([
  ["USD 500", "otherCurrency"],
  ["US$500", "otherCurrency"],
  ["€ 500", "otherCurrency"],
  ["500 zł", "otherCurrency"],
  ["Rs. 25000", "otherCurrency"],
  ["₦21,500", "otherCurrency"],
  ["21.500", "twoReadings"],
  ["$1.000", "twoReadings"],
  ["21.500,00", "twoReadings"],
  ["1.234.567", "twoReadings"],
  ["about 5", "notAnAmount"],
  ["1,2,3", "notAnAmount"],
  ["25 lakh", "notAnAmount"],
  ["21,50,000", "notAnAmount"],
  ["12.5k", "notAnAmount"],
  ["  ", "empty"],
])("%j is no amount: %s", (typed, is) => {
  expect(readTypedAmount(typed)).toEqual({ is });
});
