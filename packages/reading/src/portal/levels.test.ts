import { describe, expect, test } from "vitest";
import { chosenLevel, nextTrials } from "./levels.ts";
import { smallestLevel } from "./pageEncoding.ts";

/** A page of `first` bytes at the best level, a tenth less at each further one. */
const sizeOf = (firsts: readonly number[]) => (page: number, level: number) =>
  Promise.resolve(Math.round((firsts[page] ?? 0) * (1 - level / 10)));

describe("the level of the pages", () => {
  test.each([
    ["room for the best", [100, 100], 200, 0],
    ["room for less", [100, 100], 165, 2],
    ["pages that differ: the sum counts", [300, 10], 220, 3],
    ["no room even for the smallest", [100, 100], 50, undefined],
    ["no pages", [], 10, 0],
  ])("%s", async (_, firsts, room, level) => {
    expect(await chosenLevel(firsts.length, room, sizeOf(firsts))).toBe(level);
  });

  test("pages that were not in the sample count too", async () => {
    const firsts = Array.from({ length: 20 }, (_, page) => (page % 5 === 0 ? 10 : 100));
    const level = (await chosenLevel(20, 900, sizeOf(firsts))) ?? Number.NaN;
    expect(firsts.reduce((sum, first) => sum + first * (1 - level / 10), 0)).toBeLessThanOrEqual(900);
  });
});

describe("pages that read badly", () => {
  test("are made clearer at the cost of pages that read without a fault", async () => {
    const trials = await nextTrials(
      [
        { level: 3, share: 0.8 },
        { level: 3, share: 1 },
      ],
      0.95,
      140,
      sizeOf([100, 100]),
    );
    expect(Object.fromEntries(trials)).toEqual({ 0: 2, 1: 4 });
  });

  test("stay as they are when nobody can give", async () => {
    expect(
      (
        await nextTrials(
          [
            { level: 3, share: 0.8 },
            { level: smallestLevel, share: 1 },
          ],
          0.95,
          100,
          sizeOf([100, 100]),
        )
      ).size,
    ).toBe(0);
  });

  test("nothing is tried when all pages read well", async () => {
    expect((await nextTrials([{ level: 3, share: 0.97 }], 0.95, 1000, sizeOf([100]))).size).toBe(0);
  });
});
