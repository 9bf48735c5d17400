import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { isPartOf } from "@boreal/domain/questionnaire/ownWords";
import { preparesThemselves } from "@boreal/domain/questionnaire/preparer";
import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import { isOnTheWay, stepStates } from "@boreal/domain/questionnaire/stepState";
import { readerOf } from "../flow/questions.ts";

export const isPageOf = (section: GuestSection, { steps }: LoadedFlow, stepId: string): boolean =>
  steps.some((step) => step.id === stepId && isPartOf(section, step));

/** Pages that are shown now and that the person of a section may be asked to answer, in order. */
export function sectionPages(
  section: GuestSection,
  flow: LoadedFlow,
  caseFile: CaseFile,
): readonly { readonly id: string; readonly asks: boolean; readonly isOpen: boolean }[] {
  const pages = flow.steps.filter((step) => isPartOf(section, step));
  if (pages.length === 0) return [];
  const the = readerOf({ flow }, caseFile);
  if (preparesThemselves(section, the)) return [];
  return pages.flatMap((step) => {
    const own = stepStates(step, the)[0];
    return own && isOnTheWay(own)
      ? [{ id: step.id, asks: asksSomething(step), isOpen: own.decision.value === "open" }]
      : [];
  });
}
