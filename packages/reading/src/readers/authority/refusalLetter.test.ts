import { describe, expect, test } from "vitest";
import { refusalLetters } from "../../../../../tests/samples/papers/authority/refusalLetters.ts";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("letters of refusal", () => {
  test.each(seen(refusalLetters))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
