import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { authorityRequestDeadlines } from "./authorityRequests.ts";

const of = (the: CaseBuilder) =>
  authorityRequestDeadlines(new CaseReader(the.build())).map(({ id, decision }) => [id, decision.value]);
const sent = aCase().status("IrccProcessing");
const issued = (issueDate: string) => ({ parsedValues: { issueDate } });
const family = sent.spouse("Visitor").child(5).child(7);

describe("a medical request letter", () => {
  const letter = sent.document("medical-request-letter", issued("2026-11-01"));

  test.each<readonly [string, CaseBuilder, readonly unknown[]]>([
    ["sets 30 days from its date", letter, [["medicalExam", "2026-12-01"]]],
    [
      "whose own day is known sets that day",
      sent.document("medical-request-letter", { parsedValues: { issueDate: "2026-11-01", dueDate: "2026-11-25" } }),
      [["medicalExam", "2026-11-25"]],
    ],
    [
      "without a date counts from its upload",
      sent.document("medical-request-letter", { uploadedAt: "2026-11-03T10:00:00.000Z" }),
      [["medicalExam", "2026-12-03"]],
    ],
    [
      "that was uploaded in the evening counts from that evening’s day",
      sent.document("medical-request-letter", { uploadedAt: "2026-11-04T01:30:00.000Z" }),
      [["medicalExam", "2026-12-03"]],
    ],
    ["of which no day at all is known sets none", sent.document("medical-request-letter"), []],
    [
      "that came anew sets its own time",
      letter.document("medical-request-letter", issued("2026-11-10")),
      [["medicalExam", "2026-12-10"]],
    ],
    [
      "is not outrun by a page of it that was uploaded later",
      letter.document("medical-request-letter", { uploadedAt: "2026-11-19T10:00:00.000Z" }),
      [["medicalExam", "2026-12-01"]],
    ],
    ["waits no more once the exam was proved", letter.document("medical-exam", issued("2026-11-15")), []],
    [
      "still waits beside proof of an exam before it",
      letter.document("medical-exam", issued("2026-03-01")),
      [["medicalExam", "2026-12-01"]],
    ],
    [
      "still waits beside a doctor’s letter on an illness",
      letter.document("medical-exam", { slotId: "medicalTreatmentLetter" }),
      [["medicalExam", "2026-12-01"]],
    ],
    [
      "waits no more once somebody says so",
      sent.document("medical-request-letter", { parsedValues: { issueDate: "2026-11-01", answeredOn: "2026-11-12" } }),
      [],
    ],
    [
      "waits no more once the application is refused",
      letter.status("Refused").application({ decisionNotifiedAt: "2026-11-15" }),
      [],
    ],
    [
      "waits where it came after the refusal",
      letter.status("Refused").application({ decisionNotifiedAt: "2026-10-15" }),
      [["medicalExam", "2026-12-01"]],
    ],
    [
      "waits while a reconsideration is asked for",
      letter.status("RefusedReconsideration").application({ decisionNotifiedAt: "2026-11-15" }),
      [["medicalExam", "2026-12-01"]],
    ],
    ["waits no more once nothing more is done", letter.status("RefusedClosed"), []],
    [
      "of the husband ends with his exam",
      family
        .document("spouse-medical-request-letter", issued("2026-11-02"))
        .document("spouse-medical-exam", issued("2026-11-09")),
      [],
    ],
    [
      "counts for each person",
      family
        .document("medical-request-letter", issued("2026-11-01"))
        .document("medical-exam", issued("2026-11-05"))
        .document("spouse-medical-request-letter", issued("2026-11-02"))
        .document("child-medical-request-letter", { childNumber: 2, ...issued("2026-11-03") }),
      [
        ["medicalExam.spouse", "2026-12-02"],
        ["medicalExam.child2", "2026-12-03"],
      ],
    ],
  ])("%s", (_words, the, expected) => {
    expect(of(the)).toEqual(expected);
  });

  test("says when it was counted from the upload, and that the true day may be earlier", () => {
    const [found] = authorityRequestDeadlines(
      new CaseReader(sent.document("medical-request-letter", { uploadedAt: "2026-11-03T10:00:00.000Z" }).build()),
    );
    expect(found?.decision.because[0]?.en).toContain(
      "we do not know the date of the letter, so these days are counted from its upload",
    );
    expect(found?.decision.because[0]?.en).toContain("the true day may be earlier");
    expect(found?.decision.sources[0]).toMatchObject({ status: "unverified" });
  });

  test("on a day without a row gives no date and says so", () => {
    const [found] = authorityRequestDeadlines(
      new CaseReader(aCase().on("2002-06-01").document("medical-request-letter", issued("2002-05-20")).build()),
    );
    expect([found?.decision.value, found?.decision.because[0]?.en]).toEqual([
      null,
      "no number of days is known for today; look at the date in the letter",
    ]);
  });
});

describe("a request for the original passport", () => {
  const approved = aCase().status("Approved");
  const letter = approved.document("original-passport-request", issued("2026-11-05"));

  test.each<readonly [string, CaseBuilder, readonly unknown[]]>([
    ["sets 30 days", letter, [["originalPassport", "2026-12-05"]]],
    ["waits no more with the visa", letter.document("temporary-resident-visa", issued("2026-11-18")), []],
    [
      "waits beside an older visa",
      letter.document("temporary-resident-visa", issued("2024-11-18")),
      [["originalPassport", "2026-12-05"]],
    ],
    ["waits no more on the way to the border", letter.status("Poe"), []],
    [
      "of the husband does not end with her visa",
      letter
        .spouse("Visitor")
        .document("spouse-original-passport-request", issued("2026-11-06"))
        .document("temporary-resident-visa"),
      [["originalPassport.spouse", "2026-12-06"]],
    ],
    [
      "of a child ends when the passport was sent",
      letter.child(4).document("child-original-passport-request", {
        childNumber: 1,
        parsedValues: { issueDate: "2026-11-06", answeredOn: "2026-11-10" },
      }),
      [["originalPassport", "2026-12-05"]],
    ],
  ])("%s", (_words, the, expected) => {
    expect(of(the)).toEqual(expected);
  });
});

describe("a request for documents", () => {
  test.each<readonly [string, CaseBuilder, readonly unknown[]]>([
    [
      "sets the day that it names",
      sent.document("additional-document-request", { parsedValues: { dueDate: "2026-12-03" } }),
      [["additionalDocuments", "2026-12-03"]],
    ],
    [
      "of which no day is known has none, and stands all the same",
      sent.document("additional-document-request", issued("2026-11-01")),
      [["additionalDocuments", null]],
    ],
    [
      "of International Experience Canada gives 30 days",
      sent.type("Iec").document("additional-document-request", issued("2026-11-01")),
      [["additionalDocuments", "2026-12-01"]],
    ],
    [
      "among several: the earliest day counts",
      sent
        .document("additional-document-request", { parsedValues: { dueDate: "2026-12-20" } })
        .document("additional-document-request", { parsedValues: { dueDate: "2026-12-03" } }),
      [["additionalDocuments", "2026-12-03"]],
    ],
    [
      "that was answered waits no more",
      sent.document("additional-document-request", {
        parsedValues: { dueDate: "2026-12-03", answeredOn: "2026-11-19" },
      }),
      [],
    ],
    [
      "that a submitted file answers waits no more",
      sent
        .document("additional-document-request", { fileId: "letter", parsedValues: { dueDate: "2026-12-03" } })
        .document("additional-document", { parentDocumentFileId: "letter", detailsChangeStatus: "Submitted" }),
      [],
    ],
    [
      "to the husband and a child",
      family
        .document("spouse-additional-document-request", { parsedValues: { dueDate: "2026-12-04" } })
        .document("child-additional-document-request", { childNumber: 1, parsedValues: { dueDate: "2026-12-05" } }),
      [
        ["additionalDocuments.spouse", "2026-12-04"],
        ["additionalDocuments.child1", "2026-12-05"],
      ],
    ],
  ])("%s", (_words, the, expected) => {
    expect(of(the)).toEqual(expected);
  });
});

test("nobody’s name and no value of the case is in a title", () => {
  const all = family
    .document("spouse-additional-document-request", { parsedValues: { dueDate: "2026-12-04" } })
    .document("child-medical-request-letter", { childNumber: 2, ...issued("2026-11-03") });
  const titles = authorityRequestDeadlines(new CaseReader(all.build())).map(({ title }) => title);
  expect(titles.map(({ en }) => en)).toEqual([
    "Immigration medical exam of your child 2 is due",
    "Answer the request for documents of your spouse or partner",
  ]);
  expect(titles.map(({ fr }) => fr)).toEqual([
    "Examen médical aux fins de l’immigration de votre enfant 2 à passer",
    "Répondre à la demande de documents au sujet de votre conjoint ou partenaire",
  ]);
});
