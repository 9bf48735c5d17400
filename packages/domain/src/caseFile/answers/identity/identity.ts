import { date, freeText, listOf, oneOf, partialDate } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme identity, spelt as in the specification (document 3 section 3). */
export const identityAnswers = about("nothingSensitive", {
  passportCountries: listOf(country()),
  passportCountryEntry: country(),
  passportNumber: freeText(),
  passportIssueDate: date(),
  passportExpiryDate: date(),
  birthday: partialDate(),
  gender: oneOf(["male", "female", "anotherGender", "unknown"]),
  birthCountry: country(),
});
