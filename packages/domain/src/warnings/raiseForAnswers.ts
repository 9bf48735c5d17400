import { biometricsAnswerWarnings } from "./biometrics/biometrics.ts";
import { contradictionWarnings } from "./background/contradictions.ts";
import { historyWarnings } from "./background/history.ts";
import { spouseWarnings } from "./family/anotherSpouse.ts";
import { grownChildWarnings } from "./family/grownChild.ts";
import { ageWarnings } from "./identity/ageLeftOpen.ts";
import { citizenshipWarnings } from "./identity/citizenship.ts";
import { passportWarnings } from "./identity/passport.ts";
import { amountWarnings } from "./money/amounts.ts";
import { raiserOf } from "./raiserOf.ts";
import { programDateWarnings } from "./studies/programDates.ts";
import { validityWarnings } from "./status/validity.ts";
import { visitWarnings } from "./visit/visit.ts";

/** Every warning about answers; what a step may name is what stands here. */
export const assessmentWarnings = [
  ...biometricsAnswerWarnings,
  ...contradictionWarnings,
  ...historyWarnings,
  ...spouseWarnings,
  ...grownChildWarnings,
  ...ageWarnings,
  ...citizenshipWarnings,
  ...passportWarnings,
  ...amountWarnings,
  ...programDateWarnings,
  ...validityWarnings,
  ...visitWarnings,
] as const;

export type AssessmentWarningId = (typeof assessmentWarnings)[number]["id"];

export const raiseForAnswers = raiserOf(assessmentWarnings);
