import { date, listOf, number, objectOf, oneOf, partialDate, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme children, spelt as in the specification (document 3 section 3). */
export const childrenAnswers = about("nothingSensitive", {
  hasAccompanyingChild: yesNo(),
  numberOfChildren: number(),
  accompanyingChildren: listOf(
    objectOf({
      childNumber: number(),
      dateOfBirth: partialDate(),
      /** The birthday under which this child was known, where the person said that it is the same child (ADR 0245). */
      sameChildAs: partialDate(),
      /** What is chosen on the screen, which turns it into `sameChildAs` or into a row of another child. */
      sameChild: oneOf(["same", "another"]),
      accompanying: yesNo(),
      visaType: oneOf(["Visitor", "Student", "VisaFree"]),
      hasBiometrics: yesNo(),
      biometricsExpiryDate: date(),
    }),
  ),
  accompanyingChild: yesNo(),
});
