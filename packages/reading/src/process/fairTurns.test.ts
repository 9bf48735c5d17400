import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { FairTurns } from "./fairTurns.ts";

const roomy = { mostOfOne: 1000, mostOfAll: 10_000 };

/** Everybody's work in the order in which it was done. */
async function orderOf(
  asked: readonly string[],
  limits = roomy,
): Promise<{ readonly done: string[]; readonly busy: number }> {
  const turns = new FairTurns(limits);
  const done: string[] = [];
  const ends = await Promise.all(
    asked.map((person) => turns.take(person, async () => void done.push(await Promise.resolve(person)))),
  );
  return { done, busy: ends.filter((end) => end === "busy").length };
}

describe("turns", () => {
  test("somebody with one page waits for one page of somebody with two hundred", async () => {
    const { done } = await orderOf([...Array.from({ length: 200 }, () => "many"), "one"]);
    expect(done.indexOf("one")).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(201);
  });

  test("whatever is asked is done once, and nobody is passed twice by the same person while waiting", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 60 }), async (asked) => {
        const { done, busy } = await orderOf(asked);
        expect(busy).toBe(0);
        expect(done.toSorted()).toEqual(asked.toSorted());
        // From the second on: the first is done as it comes, before anybody waits.
        for (const person of new Set(asked)) {
          const mine = done.flatMap((one, at) => (one === person && at > 0 ? [at] : []));
          for (const [index, at] of mine.entries()) {
            const others = done.slice((mine[index - 1] ?? 0) + 1, at);
            expect(new Set(others).size).toBe(others.length);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test("whoever has too much waiting is told at once; others still find room", async () => {
    const limits = { mostOfOne: 3, mostOfAll: 10 };
    const { done, busy } = await orderOf(["a", "a", "a", "a", "a", "a", "b"], limits);
    expect({ done: done.toSorted(), busy }).toEqual({ done: ["a", "a", "a", "a", "b"], busy: 2 });
  });

  test("work that fails gives the turn on", async () => {
    const turns = new FairTurns(roomy);
    const failed = turns.take("a", () => Promise.reject(new Error("a fault of the work")));
    const after = turns.take("b", () => Promise.resolve("done"));
    await expect(failed).rejects.toThrow("a fault of the work");
    expect(await after).toBe("done");
    expect(await turns.take("a", () => Promise.resolve("again"))).toBe("again");
  });
});
