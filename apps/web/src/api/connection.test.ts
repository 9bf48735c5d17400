import { expect, test } from "vitest";
import { connectionStore } from "./connection.ts";

test("answers that wait are counted over all applications, and one that is not kept is said", () => {
  const connection = connectionStore();
  const told: number[] = [];
  connection.subscribe(() => told.push(connection.waiting().count));
  const [one, other] = [Symbol("one"), Symbol("other")];
  connection.waits(one, { count: 2, isKept: true });
  connection.waits(other, { count: 1, isKept: false });
  expect(connection.waiting()).toEqual({ count: 3, isKept: false });
  const same = connection.waiting();
  connection.waits(other, { count: 1, isKept: false });
  expect(connection.waiting()).toBe(same);
  connection.waits(other, { count: 0, isKept: false });
  connection.waits(one, { count: 0, isKept: true });
  expect(connection.waiting()).toEqual({ count: 0, isKept: true });
  expect(told).toEqual([2, 3, 2, 0]);
});
