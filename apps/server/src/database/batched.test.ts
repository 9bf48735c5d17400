import { describe, expect, test } from "vitest";
import { batched } from "./batched.ts";

/** A work that ends when the test says so, and notes what it was given. */
function heldWork() {
  const works: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const work = async (items: readonly string[]) => {
    works.push(items);
    await new Promise<void>((end) => ends.push(end));
    if (items.includes("bad")) throw new Error("bad");
    return items.map((item) => item.toUpperCase());
  };
  return { works, work, endNext: () => ends.shift()?.() };
}

const turn = () => new Promise((next) => setImmediate(next));

describe("works that are batched", () => {
  test("what comes alone is worked at once, and what comes meanwhile is worked together", async () => {
    const { works, work, endNext } = heldWork();
    const doOne = batched(work, { most: 10 });
    const first = doOne("a");
    expect(works).toEqual([["a"]]);
    const others = [doOne("b"), doOne("c")];
    await turn();
    expect(works).toHaveLength(1);
    endNext();
    expect(await first).toBe("A");
    await turn();
    expect(works[1]).toEqual(["b", "c"]);
    endNext();
    expect(await Promise.all(others)).toEqual(["B", "C"]);
  });

  test("no more than the most, and of one name only the first", async () => {
    const { works, work, endNext } = heldWork();
    const doOne = batched(work, { most: 2, nameOf: (item) => item.slice(0, 1) });
    const all = ["x", "a1", "a2", "b1", "c1"].map((item) => doOne(item));
    for (let left = 3; left > 0; left -= 1) {
      await turn();
      endNext();
    }
    expect(await Promise.all(all)).toEqual(["X", "A1", "A2", "B1", "C1"]);
    expect(works).toEqual([["x"], ["a1", "b1"], ["a2", "c1"]]);
  });

  test("nobody fails for the sake of another", async () => {
    const { works, work, endNext } = heldWork();
    const doOne = batched(work, { most: 10 });
    const all = Promise.allSettled(["first", "good", "bad", "better"].map((item) => doOne(item)));
    for (let left = 5; left > 0; left -= 1) {
      await turn();
      endNext();
    }
    expect((await all).map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
      "FIRST",
      "GOOD",
      "failed",
      "BETTER",
    ]);
    expect(works).toEqual([["first"], ["good", "bad", "better"], ["good"], ["bad"], ["better"]]);
  });

  test("one that never ends holds up nobody", async () => {
    const doOne = batched(
      (items: readonly string[]) =>
        items.includes("stuck") ? new Promise<never>(() => undefined) : Promise.resolve(items),
      { most: 10 },
    );
    void doOne("stuck");
    expect(await Promise.all([doOne("a"), doOne("b")])).toEqual(["a", "b"]);
  });

  test("goes on after a failure", async () => {
    const doOne = batched(
      (items: readonly string[]) => (items.includes("bad") ? Promise.reject(new Error("bad")) : Promise.resolve(items)),
      { most: 10 },
    );
    await expect(doOne("bad")).rejects.toThrow("bad");
    expect(await doOne("good")).toBe("good");
  });
});
