import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { KnownFlow } from "@boreal/domain/questionnaire/knownFlow";
import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import { isOnTheWay, stepStates } from "@boreal/domain/questionnaire/stepState";
import { readerOf } from "../flow/questions.ts";

export const isSpousePage = ({ steps }: KnownFlow, stepId: string): boolean =>
  steps.some((step) => step.id === stepId && step.person === "spouse");

/** Pages that are shown now and that the spouse or partner may be asked to answer, in order. */
export function spousePages(
  flow: KnownFlow,
  caseFile: CaseFile,
): readonly { readonly id: string; readonly asks: boolean; readonly isOpen: boolean }[] {
  const pages = flow.steps.filter((step) => step.person === "spouse");
  if (pages.length === 0) return [];
  const the = readerOf({ flow }, caseFile);
  return pages.flatMap((step) => {
    const own = stepStates(step, the)[0];
    return own && isOnTheWay(own)
      ? [{ id: step.id, asks: asksSomething(step), isOpen: own.decision.value === "open" }]
      : [];
  });
}
