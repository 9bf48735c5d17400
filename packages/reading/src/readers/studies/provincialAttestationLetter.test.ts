import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { attestationLetters } from "../../../../../tests/samples/papers/studies/attestationLetters.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("provincial attestation letters", () => {
  test.each(seen(attestationLetters))("$name", async (sample) => {
    // What its words do not say plainly is offered, not counted.
    const mistakes = await mistakesIn(sample);
    expect(mistakes.filter((line) => !line.endsWith(": unchecked"))).toEqual([]);
  });
});
