import { freeText } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme spouseNarrative, spelt as in the specification (document 3 section 3). */
export const spouseNarrativeAnswers = about("nothingSensitive", {
  spouseHowWeMet: freeText(),
  spouseFamilyToReturnTo: freeText(),
  spouseFuturePlans: freeText(),
  spouseCommunity: freeText(),
  spouseReasonForAccompanying: freeText(),
});
