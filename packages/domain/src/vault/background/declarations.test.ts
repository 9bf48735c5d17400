import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { declarationPages } from "./declarations.ts";

const visitor = aCase().type("VisitorVisa");
const anyOf = "isVisitorVisa or isTiedToEmployer or renewsVisaInCanada";

const levels: readonly LevelRow[] = [
  ["a student", aCase(), "authorityToReleaseInformation", "IfApplicable", "otherwise"],
  [
    "a visitor with a conviction",
    visitor.answers({ hasCriminalHistory: true }),
    "schedule1Background",
    "Required",
    "isVisitorVisa and toldOfCrime or criminalStatusPicked or wasIncarcerated",
  ],
  ["a visitor", visitor, "schedule1Background", "IfApplicable", anyOf],
  ["a student who renews the visa", aCase().type("TrvSpe"), "schedule1Background", "IfApplicable", anyOf],
  ["a student", aCase(), "schedule1Background", "NotApplicable", "otherwise"],
  ["a student", aCase(), "statutoryDeclaration", "IfApplicable", "otherwise"],
  [
    "a student whose lawyer reviews",
    aCase().status("LawyerReview"),
    "documentChecklist",
    "Recommended",
    "lawyerReviews and isStudent or isVisitorVisa or isTiedToEmployer",
  ],
  ["a student who prepares", aCase(), "documentChecklist", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a court case", aCase().type("JudicialReview"), "authority-to-release-information", ["View", "Upload"]],
  ["a student", aCase(), "document-checklist", ["View"]],
  ["a court case", aCase().type("JudicialReview"), "document-checklist", []],
];

describeLevels(declarationPages, levels);
describePermissions(declarationPages, permissions);
