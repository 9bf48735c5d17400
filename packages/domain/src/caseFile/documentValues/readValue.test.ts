import { describe, expect, it } from "vitest";
import { documentFields } from "./documentFields.ts";
import { areSureRows, isSure, readAsKept, rowsAsKept } from "./readValue.ts";

describe("a value that a machine read", () => {
  it("is kept by the kind of its definition", () => {
    expect(readAsKept("tuitionFees", "24500.50")).toBe(24_500.5);
    expect(readAsKept("isEnrolled", "true")).toBe(true);
    expect(readAsKept("passportNumber", "ab 12-34 567")).toBe("AB1234567");
    expect(readAsKept("issueDate", "2026-02-30")).toBeUndefined();
    expect(readAsKept("letterKind", "validity")).toBe("validity");
  });

  it("counts unseen when it was checked and can mean one thing only", () => {
    expect(isSure("passportExpiryDate", { value: "2030-01-09", confidence: 0.4, checked: "checkDigit" })).toBe(true);
    expect(
      isSure("passportExpiryDate", {
        value: "2030-01-09",
        confidence: 1,
        checked: "textLayer",
        ambiguous: "2030-09-01",
      }),
    ).toBe(false);
  });

  it("never counts unchecked, however sure the machine is", () => {
    for (const { id, kind } of documentFields)
      if (kind !== "found" && kind !== "rows")
        expect({ id, isSure: isSure(id, { value: "2026-01-01", confidence: 1 }) }).toEqual({ id, isSure: false });
    expect(isSure("letterKind", { value: "validity", confidence: 0.4 })).toBe(true);
  });

  it("never counts when it is not of its kind", () => {
    expect(isSure("closingBalance", { value: "about 4,000", confidence: 1, checked: "textLayer" })).toBe(false);
  });
});

describe("rows that a machine read", () => {
  const row = (values: Readonly<Record<string, string>>, checked?: string) => ({
    values: { date: "2026-03-04", description: "Rent", amount: "-1200.00", ...values },
    ...(checked ? { checked } : {}),
  });

  it("are kept by the kinds of their columns, with null where nothing stands", () => {
    expect(rowsAsKept("transactions", [row({ balance: "11829.65" }), row({ description: "" })])).toEqual([
      { date: "2026-03-04", description: "Rent", amount: -1200, balance: 11_829.65 },
      { date: "2026-03-04", description: null, amount: -1200, balance: null },
    ]);
  });

  it("stay as printed when a value is not of its column", () => {
    const odd = row({ date: "4 March" });
    expect(rowsAsKept("transactions", [odd])).toEqual([odd.values]);
  });

  it("count only when every one of them was checked and is of its columns", () => {
    expect(areSureRows("transactions", [row({}, "sum"), row({}, "sum")])).toBe(true);
    expect(areSureRows("transactions", [row({}, "sum"), row({})])).toBe(false);
    expect(areSureRows("transactions", [row({ amount: "" }, "sum")])).toBe(false);
    expect(areSureRows("visas", [row({}, "sum")])).toBe(false);
  });
});
