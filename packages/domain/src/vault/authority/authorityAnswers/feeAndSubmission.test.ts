import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { feeAndSubmissionPages } from "./feeAndSubmission.ts";

const court = aCase().type("JudicialReview");
const sent = aCase().status("IrccProcessing");

const levels: readonly LevelRow[] = [
  ["in preparation", aCase(), "submissionConfirmation", "NotApplicable", "otherwise"],
  ["sent", sent, "submissionConfirmation", "Required", "applicationWasSent"],
  ["in preparation", aCase(), "governmentFeeReceipt", "NotApplicable", "otherwise"],
  [
    "after a refusal",
    aCase().status("Refused"),
    "governmentFeeReceipt",
    "NotApplicable",
    "authorityIsDone or wentToCourt",
  ],
  ["with the lawyer", aCase().status("LawyerReview"), "governmentFeeReceipt", "Recommended", "lawyerReviews"],
  ["refused", aCase().status("Refused"), "governmentFeeReceipt", "NotApplicable", "authorityIsDone or wentToCourt"],
  [
    "before the Court",
    aCase().status("JrLeaveFiled"),
    "governmentFeeReceipt",
    "NotApplicable",
    "authorityIsDone or wentToCourt",
  ],
  ["sent", sent, "governmentFeeReceipt", "Required", "applicationWasSent"],
  [
    "an American who applies at the border",
    aCase()
      .status("LawyerReview")
      .answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "governmentFeeReceipt",
    "NotApplicable",
    "appliesOnArrival",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "submission-confirmation", ["View"]],
  ["a court case", court, "submission-confirmation", []],
  ["a student", aCase(), "government-fee-receipt", ["View", "Upload"]],
];

describeLevels(feeAndSubmissionPages, levels);
describePermissions(feeAndSubmissionPages, permissions);
