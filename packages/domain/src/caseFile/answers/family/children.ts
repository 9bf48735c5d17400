import { date, listOf, number, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme children, spelt as in the specification (document 3 section 3). */
export const childrenAnswers = about("nothingSensitive", {
  hasAccompanyingChild: yesNo(),
  numberOfChildren: number(),
  accompanyingChildren: listOf(
    objectOf({
      childNumber: number(),
      dateOfBirth: date(),
      accompanying: yesNo(),
      visaType: oneOf(["Visitor", "Student", "VisaFree"]),
      hasBiometrics: yesNo(),
      biometricsExpiryDate: date(),
    }),
  ),
  accompanyingChild: yesNo(),
});
