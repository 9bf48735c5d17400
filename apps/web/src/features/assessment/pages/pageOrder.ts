import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { flowOf, stepsOf, type Section } from "@boreal/domain/questionnaire/flow";
import { asksSomething } from "@boreal/domain/questionnaire/progress";
import type { Step, WarningStep } from "@boreal/domain/questionnaire/step";
import type { Raised } from "@boreal/domain/warnings/raised";
import { raiseForAnswers } from "@boreal/domain/warnings/raiseForAnswers";
import { questionnaireOf, readerOf } from "../questions/questionnaire.ts";

export type Acknowledged = readonly { readonly warningId: string; readonly fileId?: string | null }[];

/** What a page of contradictions is about now. */
export const raisedOn = (step: WarningStep, caseFile: CaseFile): readonly Raised[] =>
  raiseForAnswers(readerOf(caseFile), new Set(step.warnings));

/** Whether the person said already that these answers are right. The server forgets it when an answer behind it changes. */
const isSettled = (step: WarningStep, caseFile: CaseFile, acknowledged: Acknowledged): boolean =>
  raisedOn(step, caseFile).every((raised) => isAcknowledged(raised, acknowledged));

/** Whether the person went on past this warning about her answers, as they are now. */
export const isAcknowledged = ({ warning }: Raised, acknowledged: Acknowledged): boolean =>
  acknowledged.some((each) => each.warningId === warning.id && !each.fileId);

/** The pages one walks through, in order: those that concern the person, without contradictions confirmed already. */
export const pagesOf = (caseFile: CaseFile, acknowledged: Acknowledged): readonly Step[] =>
  questionnaireOf(caseFile).pages.filter((step) => step.type !== "warning" || !isSettled(step, caseFile, acknowledged));

/** The page after or before; also from a page that no longer concerns the person. Nothing at the ends. */
export function pageBeside(
  caseFile: CaseFile,
  acknowledged: Acknowledged,
  id: string,
  direction: "next" | "previous",
): Step | undefined {
  const order = new Map(stepsOf(caseFile.application.type).map((step, index) => [step.id, index]));
  const at = order.get(id) ?? -1;
  const place = (step: Step) => order.get(step.id) ?? -1;
  const pages = pagesOf(caseFile, acknowledged);
  return direction === "next" ? pages.find((step) => place(step) > at) : pages.findLast((step) => place(step) < at);
}

/** Pages that wait for the person: open questions, and contradictions that were not confirmed. */
export function waitingPages(caseFile: CaseFile, acknowledged: Acknowledged): readonly string[] {
  const { stateOf } = questionnaireOf(caseFile);
  return pagesOf(caseFile, acknowledged)
    .filter((step) => step.type === "warning" || stateOf.get(step.id)?.decision.value === "open")
    .map((step) => step.id);
}

type Whereabouts = { readonly section: Section; readonly position?: { readonly n: number; readonly of: number } };

/** The section of a page, and which of its questions it is; pages that ask nothing have no number. */
export function whereabouts(caseFile: CaseFile, acknowledged: Acknowledged, step: Step): Whereabouts | undefined {
  const section = flowOf(caseFile.application.type).find((each) => each.steps.includes(step));
  if (!section) return undefined;
  const shown = new Set(pagesOf(caseFile, acknowledged));
  const asking = section.steps.filter((each) => asksSomething(each) && shown.has(each));
  const at = asking.indexOf(step);
  return at < 0 ? { section } : { section, position: { n: at + 1, of: asking.length } };
}
