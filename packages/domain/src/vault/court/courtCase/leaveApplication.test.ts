import { expect, test } from "vitest";
import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { leaveApplicationPages } from "./leaveApplication.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");
const filed = court("JrLeaveFiled");

const levels: readonly LevelRow[] = [
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
  ["leave applied for", filed, "leaveApplication", "Required", "caseWasFiledInCourt"],
  [
    "after the judgment",
    court("JrDismissed"),
    "leaveApplication",
    "Recommended",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
  ["in preparation", preparing, "leaveApplication", "Recommended", "otherwise"],
  ["leave applied for", filed, "judicialReviewPaymentRequest", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "judicialReviewPaymentRequest", "IfApplicable", "otherwise"],
  ["leave applied for", filed, "judicialReviewPaymentReceipt", "Required", "caseWasFiledInCourt"],
  ["in preparation", preparing, "judicialReviewPaymentReceipt", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [["the client", filed, "leave-application", []]];

describeLevels(leaveApplicationPages, levels);
describePermissions(leaveApplicationPages, permissions);

test("the instructions name the fee of the dated table", () => {
  const receipt = leaveApplicationPages.find(({ slug }) => slug === "judicial-review-payment-receipt");
  expect(receipt?.slots[0]?.instructionValues?.(filed.reader())).toEqual({ fee: 50 });
});
