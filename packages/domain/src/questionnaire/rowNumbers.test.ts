import { describe, expect, it } from "vitest";
import { accompanyingChildren } from "./family/children.ts";
import { isEmptyRow, numberedRows, rowNumbers, withEmptyRows, withoutEmptyEnd } from "./rowNumbers.ts";

const numbersOf = (rows: readonly object[]) =>
  rowNumbers(accompanyingChildren, rows as readonly Record<string, unknown>[]);

describe("children", () => {
  it("of an older list without numbers are known by their place, beside those that have one", () => {
    expect(numbersOf([{}, {}, {}])).toEqual([1, 2, 3]);
    expect(numbersOf([{}, { childNumber: 1 }, {}])).toEqual([2, 1, 3]);
    expect(numbersOf([{ childNumber: 3 }, {}, {}])).toEqual([3, 2, 1]);
  });

  it("keep their number when the one in the middle is taken out, and in any order", () => {
    const [one, , three] = numberedRows(accompanyingChildren, [
      { dateOfBirth: "2011-03-02" },
      { dateOfBirth: "2013-01-01" },
      { dateOfBirth: "2015-09-30" },
    ]);
    expect(numberedRows(accompanyingChildren, [one ?? {}, three ?? {}])).toEqual([
      { childNumber: 1, dateOfBirth: "2011-03-02" },
      { childNumber: 3, dateOfBirth: "2015-09-30" },
    ]);
    expect(numbersOf([three ?? {}, one ?? {}])).toEqual([3, 1]);
  });

  it("that are added take a number that no row has, nor one that was ever used", () => {
    const numbers = withEmptyRows(accompanyingChildren, [{ childNumber: 3 }, { childNumber: 1 }], 2).map(
      (row) => row["childNumber"],
    );
    expect(numbers).toEqual([3, 1, 4, 5]);
    const after = withEmptyRows(accompanyingChildren, [{ childNumber: 1 }], 1, [1, 2, 6]).map(
      (row) => row["childNumber"],
    );
    expect(after).toEqual([1, 7]);
  });

  it("never share a number, whatever was stored", () => {
    for (const rows of [
      [{ childNumber: 1 }, { childNumber: 1 }],
      [{ childNumber: 0 }, { childNumber: 1.5 }],
      [{ childNumber: 2 }, { childNumber: -1 }, {}],
    ]) {
      expect(new Set(numbersOf(rows)).size).toBe(rows.length);
    }
  });

  it("are empty while they have nothing but a number", () => {
    expect(isEmptyRow(accompanyingChildren, { childNumber: 2 })).toBe(true);
    expect(isEmptyRow(accompanyingChildren, { childNumber: 2, accompanying: false })).toBe(false);
  });

  it("that were added at the end and left empty are none; one in between is", () => {
    const [told, empty] = [{ childNumber: 1, dateOfBirth: "2011-03-02" }, { childNumber: 2 }];
    expect(withoutEmptyEnd(accompanyingChildren, [empty, told, empty, empty])).toEqual([empty, told]);
    expect(withoutEmptyEnd(accompanyingChildren, [empty])).toEqual([]);
  });
});

it("rows of other lists stay as they are", () => {
  const visas = [{ country: "CA" }, {}];
  expect(numberedRows({}, visas)).toBe(visas);
  expect(withEmptyRows({}, visas, 1)).toEqual([...visas, {}]);
});
