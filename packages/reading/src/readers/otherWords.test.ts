import { describe, expect, test } from "vitest";
import { seen } from "../../../../tests/samples/papers/everyLayout.ts";
import { papersInOtherWords } from "../../../../tests/samples/papers/otherWords/all.ts";
import { mistakesIn } from "../../test/readPapers.ts";

describe("papers that say the same in other words", () => {
  test.each(seen(papersInOtherWords))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
