import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { summaryOf } from "./caseSummary.ts";
import { computePlan } from "./plan.ts";

test("of a closed court case the day of the appeal stays, and nothing of the authority", () => {
  const dismissed = aCase()
    .type("JudicialReview")
    .status("JrDismissed")
    .application({ judgmentAt: "2026-11-10" })
    .request({ kind: "court", dueDate: "2026-11-25" });
  const plan = computePlan(dismissed.build());
  const known = { caseFile: dismissed.build(), the: dismissed.reader() };
  expect(summaryOf(plan, known)).toMatchObject({ nextDeadline: "2026-12-10", isBlocked: false, openRequest: null });
});

const sent = aCase().status("IrccProcessing");
const recordedAt = "2026-11-10T12:00:00.000Z";
const police = { id: "i1", page: "police-certificate", slotId: "policeCertificate" };
const certificate = { slotId: "policeCertificate", uploadedAt: "2026-11-12T09:00:00.000Z" } as const;

test.each<readonly [string, CaseBuilder, "applicant" | "team" | null]>([
  ["nothing is asked for", sent, null],
  ["a document is asked for, and is not there", sent.request({ recordedAt, items: [police] }), "applicant"],
  [
    "it is there: the team sends it",
    sent.request({ recordedAt, items: [police] }).document("police-certificate", certificate),
    "team",
  ],
  ["it was sent", sent.request({ recordedAt, items: [{ ...police, sentOn: "2026-11-15" }] }), null],
  ["biometrics are asked for", sent.request({ recordedAt, kind: "biometrics" }), "applicant"],
  ["a court asks", sent.request({ recordedAt, kind: "court" }), "team"],
  ["a court and the authority ask", sent.request({ recordedAt, kind: "court" }).request({ recordedAt }), "applicant"],
  ["a letter is there that nobody took apart", sent.document("additional-document-request"), "applicant"],
  [
    "it was answered",
    sent.document("additional-document-request", { parsedValues: { answeredOn: "2026-11-15" } }),
    null,
  ],
  [
    "what was asked for before the decision",
    sent.status("JrLeaveFiled").application({ decisionNotifiedAt: "2026-11-15" }).request({ recordedAt }),
    null,
  ],
])("who acts on what the authority asks for, where %s", (_, the, party) => {
  const known = { caseFile: the.build(), the: the.reader() };
  const plan = computePlan(known.caseFile);
  expect(summaryOf(plan, known).openRequest).toBe(party);
});
