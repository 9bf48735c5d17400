import type { Step, WarningStep } from "@boreal/domain/questionnaire/step";
import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import type { Raised } from "@boreal/domain/warnings/raised";
import { readerOf } from "../../../case/flow/questions.ts";
import { questionnaireOf, type Standing } from "../questions/questionnaire.ts";

export type Acknowledged = readonly { readonly warningId: string; readonly fileId?: string | null }[];

/** A case, the questions by which it is read, and what the person said of its contradictions. */
export type Walked = Standing & { readonly acknowledged: Acknowledged };

/** What a page of contradictions is about now. */
export const raisedOn = (step: WarningStep, { questions, caseFile }: Standing): readonly Raised[] =>
  questions.raise(readerOf(questions, caseFile), new Set(step.warnings));

/** Whether the person said already that these answers are right. The server forgets it when an answer behind it changes. */
const isSettled = (step: WarningStep, walked: Walked): boolean =>
  raisedOn(step, walked).every((raised) => isAcknowledged(raised, walked.acknowledged));

/** Whether the person went on past this warning about her answers, as they are now. */
export const isAcknowledged = ({ warning }: Raised, acknowledged: Acknowledged): boolean =>
  acknowledged.some((each) => each.warningId === warning.id && !each.fileId);

/** The pages one walks through, in order: those that concern the person, without contradictions confirmed already. */
export const pagesOf = (walked: Walked): readonly Step[] =>
  questionnaireOf(walked).pages.filter((step) => step.type !== "warning" || !isSettled(step, walked));

/** The page after or before; also from a page that no longer concerns the person. Nothing at the ends of what is known. */
export function pageBeside(walked: Walked, id: string, direction: "next" | "previous"): Step | undefined {
  const order = new Map(walked.questions.flow.steps.map((step, index) => [step.id, index]));
  const at = order.get(id) ?? -1;
  const place = (step: Step) => order.get(step.id) ?? -1;
  const pages = pagesOf(walked);
  return direction === "next" ? pages.find((step) => place(step) > at) : pages.findLast((step) => place(step) < at);
}

/** Pages that wait for the person: open questions, and contradictions that were not confirmed. */
export function waitingPages(walked: Walked): readonly string[] {
  const { stateOf } = questionnaireOf(walked);
  return pagesOf(walked)
    .filter((step) => step.type === "warning" || stateOf.get(step.id)?.decision.value === "open")
    .map((step) => step.id);
}

/** How many questions wait for an answer, as the plan counts them: a page with several questions is one. */
export function openQuestions(walked: Walked, untold: readonly string[] = []): number {
  const { stateOf } = questionnaireOf(walked);
  return walked.questions.flow.steps.filter(
    (step) => asksSomething(step) && !untold.includes(step.id) && stateOf.get(step.id)?.decision.value === "open",
  ).length;
}
