import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { visitLetterPages } from "./visitLetters.ts";

const visitor = aCase().type("VisitorVisa");
const atLawyer = visitor.status("LawyerReview");

const letters = ["visitorLetter", "visitorVisaItinerary", "visitorVisaFinancialExplanation", "visitorVisaTravelLetter"];

const levels: readonly LevelRow[] = [
  ...letters.flatMap((slot): readonly LevelRow[] => [
    ["the lawyer reviews the file", atLawyer, slot, "Required", "lawyerReviews"],
    ["a visitor who prepares", visitor, slot, "Recommended", "otherwise"],
  ]),
  ["the lawyer reviews the file", atLawyer, "visitorVisaLegalSubmission", "Required", "lawyerReviews"],
  ["a visitor who prepares", visitor, "visitorVisaLegalSubmission", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a visitor", visitor, "visitor-visa-itinerary", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "visitor-visa-itinerary", []],
  ["a visitor: the legal team writes", atLawyer, "visitor-visa-legal-submission", []],
];

describeLevels(visitLetterPages, levels);
describePermissions(visitLetterPages, permissions);
