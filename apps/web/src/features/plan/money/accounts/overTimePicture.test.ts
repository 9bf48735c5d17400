import { expect, test } from "vitest";
import { drawn } from "./overTimePicture.ts";

const money = {
  days: [
    { day: "2026-10-01", balance: 1000, deposits: [] },
    { day: "2026-10-11", balance: 4000, deposits: [{ amount: 3000, isLarge: true }] },
    { day: "2026-10-21", balance: 2000, deposits: [] },
  ],
  required: 2000,
  withoutRate: [],
};

test("the line steps on the day of each change, over the whole width", () => {
  expect(drawn(money).path).toBe("M0 177H320V24H640V126");
});

test("what is needed lies at its height, and a deposit on the line on its day", () => {
  expect(drawn(money)).toMatchObject({ required: 126, marks: [{ x: 320, y: 24, isLarge: true }] });
});

test("lines of round amounts from zero", () => {
  expect(drawn(money).ticks.map(({ amount }) => amount)).toEqual([0, 1000, 2000, 3000, 4000]);
});

test("a need above all balances is still in the picture", () => {
  expect(drawn({ ...money, required: 8000 }).required).toBe(24);
});

test("an empty account on one day draws a line at the foot", () => {
  expect(drawn({ days: [{ day: "2026-10-01", balance: 0, deposits: [] }], required: null, withoutRate: [] }).path).toBe(
    "M0 228",
  );
});
