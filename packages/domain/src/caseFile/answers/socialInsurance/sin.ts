import { freeText, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme sin, spelt as in the specification (document 3 section 3). */
export const sinAnswers = about("nothingSensitive", {
  sinApplicationType: oneOf([
    "firstSin",
    "confirmation",
    "updateExpiry",
    "changeName",
    "changeStatus",
    "correctRecord",
    "resolveDiscrepancy",
    "lostStolen",
  ]),
  isFirstSin: yesNo(),
  pastSin: freeText(),
  birthPlace: objectOf({
    City: freeText(),
    ProvinceStateTerritory: freeText(),
    Country: country(),
  }),
  isMultipleBirth: yesNo(),
  parentBirthName: objectOf({
    givenName: freeText(),
    familyName: freeText(),
  }),
  otherParentBirthName: objectOf({
    givenName: freeText(),
    familyName: freeText(),
  }),
});
