import { date, listOf, number, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";

/** Answer keys of the theme children, spelt as in the specification (document 3 section 3). */
export const childrenAnswers = {
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
};
