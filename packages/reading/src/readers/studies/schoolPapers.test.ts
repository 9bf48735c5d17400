import { describe, expect, it, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { completionLetters } from "../../../../../tests/samples/papers/studies/completionLetters.ts";
import { degreeCertificates } from "../../../../../tests/samples/papers/studies/degreeCertificates.ts";
import { childSchoolLetters } from "../../../../../tests/samples/papers/studies/schoolLetters.ts";
import { transcripts } from "../../../../../tests/samples/papers/studies/transcripts.ts";
import { tuitionReceipts } from "../../../../../tests/samples/papers/studies/tuitionReceipts.ts";
import { drawPaper } from "../../../../../tests/samples/papers/paper.ts";
import { mistakesIn } from "../../../test/readPapers.ts";
import { readDocument } from "../../readDocument.ts";
import { createRecogniser } from "../../text/recogniseText.ts";

describe.each([
  ["letters of completion", completionLetters],
  ["degrees and diplomas", degreeCertificates],
  ["transcripts", transcripts],
  ["letters of schools about pupils", childSchoolLetters],
  ["tuition receipts", tuitionReceipts],
])("%s", (_, papers) => {
  test.each(seen(papers))("$name", async (sample) => {
    // What its words do not say plainly is offered, not counted.
    const mistakes = await mistakesIn(sample);
    expect(mistakes.filter((line) => !line.endsWith(": unchecked"))).toEqual([]);
  });
});

it("a transcript without a student number: that is told, and is no fault of the paper", async () => {
  const [first] = transcripts;
  if (!first) throw new Error("There are no made-up transcripts.");
  const rows = first.paper.rows.filter(([label]) => label !== "Student Number");
  const bytes = await drawPaper({ layout: "letter", paper: { ...first.paper, rows } });
  const recogniser = createRecogniser(["eng", "fra"]);
  const reading = await readDocument({ bytes, fileName: "transcript.pdf", expectedTypes: [] }, { recogniser });
  expect(reading.notFound).toEqual(["studentId"]);
  expect(reading.warnings).toEqual([]);
});
