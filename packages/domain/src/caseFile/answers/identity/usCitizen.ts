import { oneOf } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme usCitizen, spelt as in the specification (document 3 section 3). */
export const usCitizenAnswers = about("nothingSensitive", {
  usCitizenVisaApplicationMethod: oneOf(["APPLY_ONLINE", "APPLY_AT_BORDER"]),
});
