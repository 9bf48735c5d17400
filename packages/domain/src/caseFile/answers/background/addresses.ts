import { freeText, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { address } from "../places.ts";

/** Answer keys of the theme addresses, spelt as in the specification (document 3 section 3). */
export const addressesAnswers = about("nothingSensitive", {
  residentialAddress: address(),
  isSameAddress: yesNo(),
  mailingAddress: address(),
  homeAddress: address(),
  canadianPhone: freeText(),
});
