import type { Decision } from "../kernel/decision.ts";
import type { AssessmentWarningId } from "./raiseForAnswers.ts";
import type { AssessmentWarning, DocumentWarning } from "./warning.ts";

/** A warning that holds, with its reason. */
export type Raised = {
  readonly warning: DocumentWarning | AssessmentWarning<AssessmentWarningId>;
  readonly decision: Decision<true>;
};
