import { listOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme coOp, spelt as in the specification (document 3 section 3). */
export const coOpAnswers = about("nothingSensitive", {
  coOp: yesNo(),
  hasCoOpLetter: yesNo(),
  coOpLength: yesNo(),
  coOpIneligibility: listOf(
    oneOf(["underSixMonths", "languageCourse", "generalInterest", "prerequisite", "nonCredential", "none"]),
  ),
});
