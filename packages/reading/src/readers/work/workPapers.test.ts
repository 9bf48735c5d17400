import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import {
  coOpLetters,
  employmentLetters,
  pilotLicences,
} from "../../../../../tests/samples/papers/work/employmentPapers.ts";
import { paySlips, taxDocuments } from "../../../../../tests/samples/papers/work/wagePapers.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("papers about work and wages", () => {
  test.each(seen([...employmentLetters, ...coOpLetters, ...pilotLicences, ...paySlips, ...taxDocuments]))(
    "$name",
    async (sample) => {
      expect(await mistakesIn(sample)).toEqual([]);
    },
  );
});
