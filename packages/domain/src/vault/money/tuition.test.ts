import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow } from "../../../test/vaultRows.ts";
import { tuitionPages } from "./tuition.ts";

const levels: readonly LevelRow[] = [
  [
    "a student who paid a deposit",
    aCase().answers({ tuitionPayment: "depositFee" }),
    "tuitionReceipt",
    "Required",
    "isStudyApplication and paidTuition",
  ],
  ["a student, not answered", aCase(), "tuitionReceipt", "IfApplicable", "isStudyApplication"],
  ["a graduate", aCase().type("WorkPermit"), "tuitionReceipt", "NotApplicable", "otherwise"],
  [
    "a spouse who will study",
    aCase().spouse("Student"),
    "spouseTuitionReceipt",
    "IfApplicable",
    "spouseAsksToStudy or spouseRenewsStudies",
  ],
  ["a spouse who will work", aCase().spouse("OpenWorkPermit"), "spouseTuitionReceipt", "NotApplicable", "otherwise"],
  ["an extension", aCase().type("StudentExtension"), "tuitionInvoice", "Recommended", "renewsStudy"],
  ["a student", aCase(), "tuitionInvoice", "IfApplicable", "isStudent"],
  ["a graduate", aCase().type("WorkPermit"), "tuitionInvoice", "NotApplicable", "otherwise"],
  [
    "a scholarship",
    aCase().answers({ scholarship: true }),
    "scholarshipLetter",
    "Required",
    "namesScholarship or namesGlobalAffairs",
  ],
  [
    "an award of Global Affairs Canada",
    aCase().answers({ scholarship: false, gacFunding: true }),
    "scholarshipLetter",
    "Required",
    "namesScholarship or namesGlobalAffairs",
  ],
  [
    "another scholarship, told apart",
    aCase().type("Dli").answers({ hasOtherScholarship: true }),
    "scholarshipLetter",
    "Required",
    "namesScholarship or namesGlobalAffairs",
  ],
  ["not answered", aCase(), "scholarshipLetter", "NotApplicable", "otherwise"],
];

describeLevels(tuitionPages, levels);
describePermissions(tuitionPages, [
  ["a student", aCase(), "tuition-receipt", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "tuition-receipt", []],
]);
