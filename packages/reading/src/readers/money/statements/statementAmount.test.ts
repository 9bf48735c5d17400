import { fc } from "../../../../../../tests/running/properties.ts";
import { describe, expect, it, test } from "vitest";
import { balanceIn, cellAmount, signed, withoutDates } from "./statementAmount.ts";

describe("dates are no amounts", () => {
  test.each([
    ["from March 12, 2026 to April 1, 2026", "from ·············· to ·············"],
    ["12 mars au 1er avril, 30 jours à 4,25 %", "······· au ·········, ········ à 4,····"],
    ["March 1, 2026   April 1, 2026   2,500.00", "············· ··············· ··2,500.00"],
  ])("%s", (text, rest) => {
    expect(withoutDates(text)).toBe(rest);
  });

  test.each([
    ["March 1 to March 31: $1,250.00", "1250.00"],
    ["March 1, 2026   April 1, 2026   2,500.00", "2500.00"],
    ["Du 1er au 31 mars 2026, 90 jours : 3 200,00 $", "3200.00"],
  ])("%s: %s", (text, value) => {
    expect(balanceIn(text, "")?.value).toBe(value);
  });

  it("ends whatever the text is made of, and keeps its length", () => {
    const part = fc.constantFrom(
      "March 12, 2026",
      "1er avril",
      "e\u0301",
      " ",
      "   ",
      "30 days",
      "4.5 %",
      "12/03/2026",
      "x",
      "2 500,00",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join(" ");
        expect(withoutDates(text)).toHaveLength(text.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what is owed to the bank is below zero", () => {
  test.each([
    ["4,250.75 DR", "-4250.75"],
    ["4,250.75 (DR)", "-4250.75"],
    ["DR 4,250.75", "-4250.75"],
    ["OD: 4,250.75", "-4250.75"],
    ["4,250.75 DB", "-4250.75"],
    ["4.250,75 D", "-4250.75"],
    ["1.234,56D", "-1234.56"],
    ["4.250,75 S", "-4250.75"],
    ["4.250,75 EUR S", "-4250.75"],
    ["4,250.75-", "-4250.75"],
    ["4,250.75 (CR)", "4250.75"],
    ["4.250,75 H", "4250.75"],
    ["1.234,- Kč", "1234.00"],
    ["CHF 1'234.--", "1234.00"],
    ["Rs. 42,50,750/-", "4250750.00"],
    ["¥１２，３４５", "12345.00"],
    ["1,000.00 debit card", "1000.00"],
    // A hyphen that joins, or a minus: nobody knows.
    ["4,250.75-CR", undefined],
  ])("%s: %s", (text, value) => expect(balanceIn(text, "")?.value).toBe(value));

  test.each([
    ["4,250.75 (DR)", -4250.75],
    ["4.250,75 D", -4250.75],
    ["Rs. 42,50,750/-", 4_250_750],
    ["1.234,- Kč", 1234],
    ["4,250.75-CR", undefined],
  ])("the cell %s: %s", (text, value) => {
    const cell = cellAmount(text);
    expect(cell && signed(cell) / 1000).toBe(value);
  });
});
