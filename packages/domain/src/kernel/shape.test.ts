import { describe, expect, test } from "vitest";
import { date, freeText, listOf, money, nullable, objectOf, oneOf, yesNo, type Fault } from "./shape.ts";

const shape = objectOf(
  { name: freeText(5), born: date(), kind: oneOf(["a", "b"]), sums: listOf(money()), sure: nullable(yesNo()) },
  ["name"],
);

function faultsOf(value: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  shape.read(value, "case", faults);
  return faults;
}

describe("a shape", () => {
  test("takes what fits and gives it back", () => {
    const faults: Fault[] = [];
    const value = { name: "Mei", born: "2003-05-04", kind: "a", sums: [1, 2.5], sure: null };
    expect(shape.read(value, "", faults)).toEqual(value);
    expect(faults).toEqual([]);
  });

  test.each(["$21,500", "CAD 21500", "21 500 $", "21,500.00", "21500"])("takes %s as an amount", (typed) => {
    const faults: Fault[] = [];
    expect(money().read(typed, "", faults)).toBe(21_500);
    expect(faults).toEqual([]);
  });

  test.each([
    ["USD 21500", "otherCurrency"],
    ["21.500", "twoReadings"],
    ["a lot", "notAnAmount"],
    ["-5", "notAnAmount"],
    ["9".repeat(400), "notAnAmount"],
  ])("refuses %s as an amount, and says why", (typed, code) => {
    const faults: Fault[] = [];
    expect(money().read(typed, "sum", faults)).toBeUndefined();
    expect(faults).toMatchObject([{ path: "sum", refusal: { code } }]);
  });

  test("names every fault with its path, what was found and what is accepted", () => {
    expect(faultsOf({ born: "2003-13-01", kind: "c", sums: [1.005], other: 1 })).toEqual([
      { path: "case.born", found: 'string "2003-13-01"', accepted: "a date as YYYY-MM-DD" },
      { path: "case.kind", found: 'string "c"', accepted: "one of a, b" },
      {
        path: "case.sums[0]",
        found: "number 1.005",
        accepted: 'Canadian dollars, 0 or more, with at most two decimals, as a number or as text such as "$21,500"',
      },
      {
        path: "case.other",
        found: 'the unknown key "other"',
        accepted: "one of the keys name, born, kind, sums, sure",
      },
      { path: "case.name", found: "nothing", accepted: "text" },
    ]);
  });

  test("refuses a value of the wrong kind without throwing", () => {
    for (const value of [null, [], "x", 7, true, undefined]) expect(faultsOf(value)).toHaveLength(1);
  });

  test("a key of Object.prototype is unknown like every other", () => {
    expect(faultsOf({ name: "a", constructor: 1 })).toMatchObject([{ path: "case.constructor" }]);
    expect(faultsOf(JSON.parse('{"name":"a","__proto__":{"x":1}}'))).toMatchObject([{ path: "case.__proto__" }]);
  });
});
