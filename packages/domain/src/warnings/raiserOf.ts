import type { CaseReader } from "../caseFile/reader.ts";
import { decisionFrom } from "../kernel/decision.ts";
import type { AssessmentWarningId } from "./raiseForAnswers.ts";
import type { Raised } from "./raised.ts";
import type { AssessmentWarning } from "./warning.ts";
import type { WarningId } from "./warningIds.ts";

/** Raises, of the warnings that the steps of a flow name, those that hold. */
export type Raise = (the: CaseReader, named: ReadonlySet<WarningId>) => readonly Raised[];

export function raiserOf(warnings: readonly AssessmentWarning<AssessmentWarningId>[]): Raise {
  const byId = new Map<WarningId, AssessmentWarning<AssessmentWarningId>>(
    warnings.map((warning) => [warning.id, warning]),
  );
  return (the, named) =>
    [...named].flatMap((id) => {
      const warning = byId.get(id);
      if (!warning) return [];
      const reader = the.fresh();
      const outcome = warning.raisedWhen.evaluate(reader);
      if (!outcome.holds) return [];
      return [
        {
          warning,
          decision: decisionFrom(reader, {
            value: true,
            because: outcome.because,
            decidedBy: `warnings.${warning.id}`,
          }),
        },
      ];
    });
}
