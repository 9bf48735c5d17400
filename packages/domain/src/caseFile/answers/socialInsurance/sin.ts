import { freeText, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** With a number somebody opens accounts in another name, so it is kept from those who may not know about money. */
const numbers = about("money", { pastSin: freeText() });

/** Answer keys of the theme sin, spelt as in the specification (document 3 section 3). */
const told = about("nothingSensitive", {
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
  /** Ours: a request by mail alone goes on a form. */
  sinByMail: yesNo(),
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

export const sinAnswers = { ...told, ...numbers };
