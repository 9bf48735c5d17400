import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import type { Step } from "@boreal/domain/questionnaire/step";
import { askingSteps, valueAt } from "../../../case/answers/askedFields.ts";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { questionnaireOf } from "../questions/questionnaire.ts";
import { guestText as text } from "./guest.text.ts";
import type { GuestAnswers } from "./useGuestAnswers.ts";

export type PartProps = { answers: GuestAnswers };

/** How far the part is; a group of questions on one page counts as one, and what may be left empty counts once it is answered. */
export function progressOf(answers: GuestAnswers) {
  const { pages, caseFile } = answers;
  const { stateOf } = questionnaireOf(answers);
  const asking = pages.filter(asksSomething);
  const open = asking.filter((step) => stateOf.get(step.id)?.decision.value === "open");
  const isGiven = (step: Step) => askingSteps(step).some(({ id }) => valueAt(caseFile.answers, id) !== undefined);
  const answered = asking.filter((step) => !open.includes(step) && isGiven(step)).length;
  return { total: open.length + answered, answered, open };
}

export function Progress({ answers }: PartProps) {
  const { t } = useLanguage();
  const { total, answered } = progressOf(answers);
  return <ProgressBar label={t(text.progress, { answered, total })} ratio={total === 0 ? 1 : answered / total} />;
}
