import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { studyPermits, visitorRecords, workPermits } from "../../../../../tests/samples/papers/status/permits.ts";
import { usVisas } from "../../../../../tests/samples/papers/status/usVisas.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("study permits, work permits and visitor records are told apart and read", () => {
  test.each(seen([...studyPermits, ...workPermits, ...visitorRecords]))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});

describe("visas of the United States", () => {
  test.each(seen(usVisas))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
