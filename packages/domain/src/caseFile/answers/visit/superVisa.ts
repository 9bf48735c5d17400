import { number, yesNo } from "../../../kernel/shape.ts";

/** Answer keys of the theme superVisa, spelt as in the specification (document 3 section 3). */
export const superVisaAnswers = {
  vvIsSuperVisa: yesNo(),
  vvNumberOfFamilyMembers: number(),
  vvIsSpouseSponsoring: yesNo(),
  vvHasFamilyFundsRequired: yesNo(),
};
