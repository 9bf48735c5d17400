import { date, freeText, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme biometrics, spelt as in the specification (document 3 section 3). */
export const biometricsAnswers = about("nothingSensitive", {
  hasBiometrics: yesNo(),
  biometricsIdentificationNumber: freeText(),
  biometricsExpiryDate: date(),
});
