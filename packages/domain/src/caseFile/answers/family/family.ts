import { freeText, listOf, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country, province } from "../places.ts";

/** Answer keys of the theme family, spelt as in the specification (document 3 section 3). */
export const familyAnswers = about("nothingSensitive", {
  maritalStatus: oneOf([
    "single",
    "married",
    "legallySeparated",
    "divorced",
    "annulledMarriage",
    "widowed",
    "commonLaw",
  ]),
  hasCanadianSpouse: yesNo(),
  isSpouseOfTemporaryResident: yesNo(),
  accompanyingSpouse: yesNo(),
  familyMembersLocation: listOf(
    objectOf({
      familyMember: oneOf([
        "spouse",
        "commonLaw",
        "mother",
        "father",
        "stepMother",
        "stepFather",
        "brother",
        "sister",
        "halfBrother",
        "halfSister",
        "stepBrother",
        "stepSister",
        "grandmother",
        "grandfather",
        "son",
        "daughter",
        "stepSon",
        "stepDaughter",
        "grandson",
        "granddaughter",
        "aunt",
        "uncle",
        "niece",
        "nephew",
        "cousin",
        "other",
      ]),
      isEighteenOrOlder: yesNo(),
      country: country(),
      province: province(),
    }),
  ),
  childTravellingWithParent: oneOf(["bothParents", "oneParent", "oneGuardian", "alone"]),
  childNumberOfGuardians: oneOf(["one", "two"]),
  childWhyOneGuardian: freeText(),
  isLivingWithCustodian: yesNo(),
});
