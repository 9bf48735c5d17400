import { freeText } from "../../../kernel/shape.ts";

/** Answer keys of the theme spouseNarrative, spelt as in the specification (document 3 section 3). */
export const spouseNarrativeAnswers = {
  spouseHowWeMet: freeText(),
  spouseFamilyToReturnTo: freeText(),
  spouseFuturePlans: freeText(),
  spouseCommunity: freeText(),
  spouseReasonForAccompanying: freeText(),
};
