import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { attestationLetters } from "../../../../../tests/samples/papers/studies/attestationLetters.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("provincial attestation letters", () => {
  test.each(seen(attestationLetters))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
