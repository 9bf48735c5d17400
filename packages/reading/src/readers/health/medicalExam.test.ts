import { describe, expect, test } from "vitest";
import { medicalExams } from "../../../../../tests/samples/papers/health/medicalExams.ts";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("proofs of a medical exam", () => {
  test.each(seen(medicalExams))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
