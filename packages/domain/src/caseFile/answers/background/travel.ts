import { freeText, listOf, month, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme travel, spelt as in the specification (document 3 section 3). */
export const travelAnswers = about("nothingSensitive", {
  hasTravelHistory: yesNo(),
  travelHistory: listOf(
    objectOf({
      country: country(),
      city: freeText(),
      purpose: oneOf(["tourism", "visitFamily", "business", "study", "work", "medical", "transit", "other"]),
      otherPurpose: freeText(),
      arrivalDate: month(),
      departureDate: month(),
    }),
  ),
});
