import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { otherPapers } from "../../../../../tests/samples/papers/other/otherPapers.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("papers without a type of their own", () => {
  test.each(seen(otherPapers))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
