import { describe, expect, test } from "vitest";
import { authorityLetters } from "../../../../../tests/samples/papers/authority/authorityLetters.ts";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import {
  enrolmentLetters,
  quebecCertificates,
} from "../../../../../tests/samples/papers/studies/quebecCertificates.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe.each([
  ["letters of the authority", authorityLetters],
  ["acceptance certificates of Quebec", quebecCertificates],
  ["letters of enrolment", enrolmentLetters],
])("%s", (_, papers) => {
  test.each(seen(papers))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
