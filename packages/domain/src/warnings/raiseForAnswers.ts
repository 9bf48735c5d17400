import type { CaseReader } from "../caseFile/reader.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { biometricsAnswerWarnings } from "./biometrics/biometrics.ts";
import { contradictionWarnings } from "./background/contradictions.ts";
import { historyWarnings } from "./background/history.ts";
import { passportWarnings } from "./identity/passport.ts";
import { amountWarnings } from "./money/amounts.ts";
import type { Raised } from "./raised.ts";
import { programDateWarnings } from "./studies/programDates.ts";
import { validityWarnings } from "./status/validity.ts";
import { visitWarnings } from "./visit/visit.ts";
import type { AssessmentWarning } from "./warning.ts";
import type { WarningId } from "./warningIds.ts";

/** Every warning about answers; what a step may name is what stands here. */
export const assessmentWarnings = [
  ...biometricsAnswerWarnings,
  ...contradictionWarnings,
  ...historyWarnings,
  ...passportWarnings,
  ...amountWarnings,
  ...programDateWarnings,
  ...validityWarnings,
  ...visitWarnings,
] as const;

export type AssessmentWarningId = (typeof assessmentWarnings)[number]["id"];

const byId = new Map<WarningId, AssessmentWarning<AssessmentWarningId>>(
  assessmentWarnings.map((warning) => [warning.id, warning]),
);

/** Warnings about the answers, for the warnings that the flow's steps name. */
export function raiseForAnswers(the: CaseReader, named: ReadonlySet<WarningId>): readonly Raised[] {
  return [...named].flatMap((id) => {
    const warning = byId.get(id);
    if (!warning) return [];
    const reader = the.fresh();
    const outcome = warning.raisedWhen.evaluate(reader);
    if (!outcome.holds) return [];
    return [
      {
        warning,
        decision: decisionFrom(reader, { value: true, because: outcome.because, decidedBy: `warnings.${warning.id}` }),
      },
    ];
  });
}
