import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { balanceIn, withoutDates } from "./statementAmount.ts";

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
