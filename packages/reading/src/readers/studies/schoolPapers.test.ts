import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { completionLetters } from "../../../../../tests/samples/papers/studies/completionLetters.ts";
import { degreeCertificates } from "../../../../../tests/samples/papers/studies/degreeCertificates.ts";
import { childSchoolLetters } from "../../../../../tests/samples/papers/studies/schoolLetters.ts";
import { transcripts } from "../../../../../tests/samples/papers/studies/transcripts.ts";
import { tuitionReceipts } from "../../../../../tests/samples/papers/studies/tuitionReceipts.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe.each([
  ["letters of completion", completionLetters],
  ["degrees and diplomas", degreeCertificates],
  ["transcripts", transcripts],
  ["letters of schools about pupils", childSchoolLetters],
  ["tuition receipts", tuitionReceipts],
])("%s", (_, papers) => {
  test.each(seen(papers))("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
