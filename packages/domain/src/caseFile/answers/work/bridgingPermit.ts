import { yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme bridgingPermit, spelt as in the specification (document 3 section 3), and one of ours (ADR 0221). */
export const bridgingPermitAnswers = about("nothingSensitive", {
  bowpIsHoldingValidWorkPermit: yesNo(),
  bowpIsPrincipalApplicantOnPr: yesNo(),
  bowpSubmittedPrApplicationAndReceivedAor: yesNo(),
  bowpResidingInCanadaOutsideQuebec: yesNo(),
  bowpNominationNamesEmployer: yesNo(),
});
