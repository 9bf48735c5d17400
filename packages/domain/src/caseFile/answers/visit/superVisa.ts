import { number, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme superVisa, spelt as in the specification (document 3 section 3). */
export const superVisaAnswers = {
  ...about("nothingSensitive", {
    vvIsSuperVisa: yesNo(),
    vvNumberOfFamilyMembers: number(),
    vvIsSpouseSponsoring: yesNo(),
    /** Ours: where nobody said yet that the host is the visitor’s child, the relation has to be told. */
    vvHostIsDescendant: yesNo(),
  }),
  ...about("money", {
    vvHasFamilyFundsRequired: yesNo(),
  }),
};
