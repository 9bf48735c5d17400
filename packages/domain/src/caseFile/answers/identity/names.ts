import { freeText, listOf, objectOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme names, spelt as in the specification (document 3 section 3). */
export const namesAnswers = about("nothingSensitive", {
  isNameSameOnOfficialDocs: yesNo(),
  hasOtherFamilyNames: yesNo(),
  otherFamilyNames: listOf(freeText()),
  hasOtherGivenNames: yesNo(),
  otherGivenNames: listOf(freeText()),
  isDiffToBirthName: yesNo(),
  birthName: objectOf({
    givenName: freeText(),
    familyName: freeText(),
  }),
});
