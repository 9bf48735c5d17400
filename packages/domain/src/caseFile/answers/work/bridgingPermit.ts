import { yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme bridgingPermit, spelt as in the specification (document 3 section 3). */
export const bridgingPermitAnswers = about("nothingSensitive", {
  bowpIsHoldingValidWorkPermit: yesNo(),
  bowpIsPrincipalApplicantOnPr: yesNo(),
  bowpSubmittedPrApplicationAndReceivedAor: yesNo(),
  bowpResidingInCanadaOutsideQuebec: yesNo(),
});
