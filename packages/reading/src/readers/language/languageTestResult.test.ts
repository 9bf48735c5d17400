import { describe, expect, test } from "vitest";
import { languageTests } from "../../../../../tests/samples/papers/language/languageTests.ts";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("reports of language tests", () => {
  test.each(seen(languageTests))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
