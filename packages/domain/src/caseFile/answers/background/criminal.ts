import { freeText, listOf, month, monthOrOngoing, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme criminal, spelt as in the specification (document 3 section 3). */
export const criminalAnswers = about("crime", {
  hasOrganizedCrimeHistory: yesNo(),
  organizedCrimeHistoryDetails: freeText(),
  hasCriminalHistory: yesNo(),
  criminalHistoryDetails: freeText(),
  criminalHistoryStatus: listOf(
    oneOf([
      "charged",
      "onTrial",
      "convicted",
      "acquitted",
      "discharged",
      "withdrawn",
      "pardoned",
      "served",
      "rehabilitated",
      "none",
    ]),
  ),
  criminalHistoryStatusDetails: freeText(),
  hasBeenIncarcerated: yesNo(),
  incarcerationDetails: listOf(
    objectOf({
      country: country(),
      streetNumber: freeText(),
      streetName: freeText(),
      city: freeText(),
      province: freeText(),
      from: month(),
      to: monthOrOngoing(),
      details: freeText(),
    }),
  ),
});
