import { date, freeText, yesNo } from "../../../kernel/shape.ts";

/** Answer keys of the theme biometrics, spelt as in the specification (document 3 section 3). */
export const biometricsAnswers = {
  hasBiometrics: yesNo(),
  biometricsIdentificationNumber: freeText(),
  biometricsExpiryDate: date(),
};
