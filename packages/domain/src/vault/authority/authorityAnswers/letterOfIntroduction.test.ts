import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import { letterOfIntroductionPages } from "./letterOfIntroduction.ts";

const court = aCase().type("JudicialReview");
const sent = aCase().status("IrccProcessing");
const approved = aCase().status("Approved");

const levels: readonly LevelRow[] = [
  ["approved", approved, "letterOfIntroduction", "Required", "wasApproved and not isMadeInsideCanada"],
  ["approved, a graduate in Canada", approved.type("WorkPermit"), "letterOfIntroduction", "NotApplicable", "otherwise"],
  ["sent", sent, "letterOfIntroduction", "NotApplicable", "otherwise"],
  [
    "approved, with a spouse",
    approved.spouse(),
    "spouseLetterOfIntroduction",
    "Required",
    "wasApproved and not isMadeInsideCanada",
  ],
  ["sent, with a spouse", sent.spouse(), "spouseLetterOfIntroduction", "NotApplicable", "otherwise"],
  [
    "approved, with a child",
    approved.child(2),
    "childLetterOfIntroduction",
    "Required",
    "wasApproved and not isMadeInsideCanada",
  ],
  ["sent, with a child", sent.child(2), "childLetterOfIntroduction", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "letter-of-introduction", ["View", "Upload"]],
  [
    "an American who applies at the border",
    aCase().answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "letter-of-introduction",
    ["View"],
  ],
  ["a court case", court, "letter-of-introduction", ["View"]],
];

describeLevels(letterOfIntroductionPages, levels);
describePermissions(letterOfIntroductionPages, permissions);
