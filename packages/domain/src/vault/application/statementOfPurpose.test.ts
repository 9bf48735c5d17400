import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { statementPages } from "./statementOfPurpose.ts";

const settled = "statementIsConfirmed or lawyerUploadedStatement";

const levels: readonly LevelRow[] = [
  ["confirmed", aCase().application({ confirmedSoP: true }), "studyPlan", "Complete", settled],
  [
    "uploaded by the lawyer",
    aCase().application({ sopManuallyUploadedByLawyer: true }),
    "studyPlan",
    "Complete",
    settled,
  ],
  ["pending", aCase(), "studyPlan", "NotApplicable", "otherwise"],
  [
    "a spouse who comes along",
    aCase().spouse("Visitor").answers({ maritalStatus: "married", accompanyingSpouse: true }),
    "spouseSpousalSupport",
    "Recommended",
    "spouseAccompanies",
  ],
  [
    "a spouse in the case, not answered",
    aCase().spouse("Visitor"),
    "spouseSpousalSupport",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["pending", aCase(), "study-plan", ["View", "Upload"]],
  ["confirmed", aCase().application({ confirmedSoP: true }), "study-plan", ["View"]],
  ["uploaded by the lawyer", aCase().application({ sopManuallyUploadedByLawyer: true }), "study-plan", ["View"]],
  [
    "a court case, even when it was confirmed",
    aCase().type("JudicialReview").application({ confirmedSoP: true }),
    "study-plan",
    [],
  ],
  ["a spouse", aCase().spouse("Visitor"), "spousal-support", []],
];

describeLevels(statementPages, levels);
describePermissions(statementPages, permissions);
