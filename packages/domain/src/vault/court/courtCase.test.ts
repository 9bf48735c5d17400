import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../caseFile/application.ts";
import { courtCasePages } from "./courtCase.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");
const filed = court("JrLeaveFiled");
const recordFiled = court("JrRecordFiled");

const email = (filingStatus: string | undefined, issueDate?: string) => ({
  parsedValues: {
    ...(filingStatus === undefined ? {} : { filingStatus }),
    ...(issueDate === undefined ? {} : { issueDate }),
  },
});
const slug = "document-filing-status-email";

const levels: readonly LevelRow[] = [
  ["nothing filed", preparing, "documentFilingStatusEmail", "IfApplicable", "otherwise"],
  ["filed, no email", filed, "documentFilingStatusEmail", "Required", "caseWasFiledInCourt"],
  [
    "filed, accepted",
    filed.document(slug, email("Accepted")),
    "documentFilingStatusEmail",
    "Complete",
    "registryAccepted",
  ],
  [
    "filed, returned",
    filed.document(slug, email("Returned")),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "returned, said in French",
    filed.document(slug, email("Renvoyé")),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "something else",
    filed.document(slug, email("Received")),
    "documentFilingStatusEmail",
    "Required",
    "caseWasFiledInCourt",
  ],
  [
    "returned, then accepted",
    filed.document(slug, email("Returned", "2026-11-02")).document(slug, email("Accepted", "2026-11-09")),
    "documentFilingStatusEmail",
    "Complete",
    "registryAccepted",
  ],
  [
    "the older email added last",
    filed.document(slug, email("Accepted", "2026-11-09")).document(slug, email("Returned", "2026-11-02")),
    "documentFilingStatusEmail",
    "Complete",
    "registryAccepted",
  ],
  [
    "two emails of one day",
    filed.document(slug, email("Accepted", "2026-11-09")).document(slug, email("Returned", "2026-11-09")),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "accepted, then an email that says neither",
    filed.document(slug, email("Accepted", "2026-11-02")).document(slug, email(undefined, "2026-11-09")),
    "documentFilingStatusEmail",
    "Required",
    "caseWasFiledInCourt",
  ],
  [
    "emails without a date count by the day they were added",
    filed
      .document(slug, { ...email("Returned"), uploadedAt: "2026-11-09T08:00:00Z" })
      .document(slug, { ...email("Accepted"), uploadedAt: "2026-11-02T08:00:00Z" }),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "an accepted email in the trash",
    filed.document(slug, { ...email("Accepted"), deletedAt: "2026-11-10" }),
    "documentFilingStatusEmail",
    "Required",
    "caseWasFiledInCourt",
  ],

  [
    "the Court has decided",
    court("JrDismissed"),
    "documentFilingStatusEmail",
    "IfApplicable",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "leaveApplication",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "judicialReviewPaymentRequest",
    "IfApplicable",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "judicialReviewPaymentReceipt",
    "IfApplicable",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "applicantAffidavit",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "affidavitExhibits",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],

  ["leave applied for", filed, "leaveApplication", "Required", "caseWasFiledInCourt"],
  [
    "after the judgment",
    court("JrDismissed"),
    "leaveApplication",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "after the judgment",
    court("JrAllowed"),
    "applicantAffidavit",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  [
    "given up",
    court("JrDiscontinued"),
    "affidavitExhibits",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  ["in preparation", preparing, "leaveApplication", "Recommended", "otherwise"],
  ["leave applied for", filed, "judicialReviewPaymentRequest", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "judicialReviewPaymentRequest", "IfApplicable", "otherwise"],
  ["leave applied for", filed, "judicialReviewPaymentReceipt", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "judicialReviewPaymentReceipt", "IfApplicable", "otherwise"],
  ["leave applied for", filed, "proofOfService", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "proofOfService", "NotApplicable", "otherwise"],
  ["leave applied for", filed, "noticeOfAppearance", "IfApplicable", "caseWasFiledInCourt"],
  ["in preparation", preparing, "noticeOfAppearance", "NotApplicable", "otherwise"],
  ["the reasons arrived", court("JrRule9Received"), "rule9Reasons", "Required", "reasonsArrived"],
  ["the reasons asked for", court("JrRule9Requested"), "rule9Reasons", "NotApplicable", "otherwise"],
  ["the record filed", recordFiled, "applicantAffidavit", "Required", "recordWasFiled"],
  ["in preparation", preparing, "applicantAffidavit", "Recommended", "otherwise"],
  ["the record filed", recordFiled, "affidavitExhibits", "Required", "recordWasFiled"],
  ["in preparation", preparing, "affidavitExhibits", "Recommended", "otherwise"],
  ["the record filed", recordFiled, "respondentMemorandum", "IfApplicable", "recordWasFiled"],
  ["leave applied for", filed, "respondentMemorandum", "NotApplicable", "otherwise"],
  ["the government replied", court("JrRespondentReplied"), "replyMemorandum", "IfApplicable", "recordWasFiled"],
  ["leave applied for", filed, "replyMemorandum", "NotApplicable", "otherwise"],
  ["leave granted", court("JrLeaveGranted"), "leaveDecision", "Required", "leaveWasGranted or courtHasDecided"],
  ["leave refused", court("JrLeaveDismissed"), "leaveDecision", "Required", "leaveWasGranted or courtHasDecided"],
  ["leave pending", court("JrLeavePending"), "leaveDecision", "NotApplicable", "otherwise"],
  ["leave granted", court("JrLeaveGranted"), "certifiedTribunalRecord", "Required", "leaveWasGranted"],
  ["leave refused", court("JrLeaveDismissed"), "certifiedTribunalRecord", "NotApplicable", "otherwise"],
  ["leave granted", court("JrLeaveGranted"), "hearingNotice", "IfApplicable", "leaveWasGranted"],
  ["leave pending", court("JrLeavePending"), "hearingNotice", "NotApplicable", "otherwise"],
  ["allowed", court("JrAllowed"), "courtJudgment", "Required", "courtHasDecided"],
  ["judgment reserved", court("JrDecisionReserved"), "courtJudgment", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["the client", filed, slug, []],
  ["the client", filed, "leave-application", []],
  ["the client swears", filed, "applicant-affidavit", ["View", "Upload"]],
  ["the client brings the documents", filed, "affidavit-exhibits", ["View", "Upload"]],
  ["the client reads the order", filed, "leave-decision", ["View"]],
  ["the client reads the notice", filed, "hearing-notice", ["View"]],
  ["the client reads the judgment", filed, "court-judgment", ["View"]],
  ["the client", filed, "certified-tribunal-record", []],
];

describeLevels(courtCasePages, levels);
describePermissions(courtCasePages, permissions);

describe("what the instructions of court pages name", () => {
  const valuesOf = (page: string) =>
    courtCasePages.find((known) => known.slug === page)?.slots[0]?.instructionValues?.(filed.reader());

  test("the fee and the days come from the dated tables", () => {
    expect(valuesOf("judicial-review-payment-receipt")).toEqual({ fee: 50 });
    expect(valuesOf("proof-of-service")).toMatchObject({ service: 10 });
    expect(valuesOf("respondent-memorandum")).toMatchObject({ reply: 10 });
  });
});
