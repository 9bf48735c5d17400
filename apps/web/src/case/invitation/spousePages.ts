import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { asksSomething } from "@boreal/domain/questionnaire/progress";
import { isOnTheWay, stepStates } from "@boreal/domain/questionnaire/stepState";

export const isSpousePage = (caseFile: CaseFile, stepId: string): boolean =>
  stepsOf(caseFile.application.type).some((step) => step.id === stepId && step.person === "spouse");

/** Pages that are shown now and that the spouse or partner may be asked to answer, in order. */
export function spousePages(
  caseFile: CaseFile,
): readonly { readonly id: string; readonly asks: boolean; readonly isOpen: boolean }[] {
  const pages = stepsOf(caseFile.application.type).filter((step) => step.person === "spouse");
  if (pages.length === 0) return [];
  const the = readerFor(caseFile);
  return pages.flatMap((step) => {
    const own = stepStates(step, the)[0];
    return own && isOnTheWay(own)
      ? [{ id: step.id, asks: asksSomething(step), isOpen: own.decision.value === "open" }]
      : [];
  });
}
