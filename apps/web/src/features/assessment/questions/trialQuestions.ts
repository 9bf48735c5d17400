import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import { flowOf } from "@boreal/domain/questionnaire/flow";
import type { AskingStep, GroupStep } from "@boreal/domain/questionnaire/step";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import type { ListOption } from "../../../ui/choices/typeAhead.ts";

/** A question that can be tried, with the page that asks it and the title of its part of the questionnaire. */
export type TrialQuestion = {
  readonly step: AskingStep;
  readonly page: AskingStep | GroupStep;
  readonly section: Text;
};

const byType = new Map<ApplicationType, readonly TrialQuestion[]>();

/** Every question of the flow, each once, in its order. */
export function trialQuestions(type: ApplicationType): readonly TrialQuestion[] {
  const made = byType.get(type) ?? questionsIn(type);
  byType.set(type, made);
  return made;
}

function questionsIn(type: ApplicationType): readonly TrialQuestion[] {
  const all = flowOf(type).flatMap(({ title, steps }) =>
    // Only pages that ask something have asking steps, and those are the pages this type names.
    steps.flatMap((page) =>
      askingSteps(page).map((step): TrialQuestion => ({ step, page: page as TrialQuestion["page"], section: title })),
    ),
  );
  return all.filter(({ step }, index) => all.findIndex((other) => other.step.id === step.id) === index);
}

/** The questions that set one of these answers. */
export const questionsBehind = (type: ApplicationType, keys: readonly string[]): readonly TrialQuestion[] =>
  trialQuestions(type).filter(({ step }) => keys.includes(splitPath(step.id).key));

/** What a question is called: as it is asked now. */
export const nameOf = (step: AskingStep, the: CaseReader): Text => stepText(step, the);

/** The questions to search in, by the words of both languages. Two that sound alike are told apart by their part of the questionnaire, then by number. */
export function trialOptions(
  questions: readonly TrialQuestion[],
  the: CaseReader,
  language: keyof Text,
): readonly ListOption[] {
  const other = language === "en" ? "fr" : "en";
  const named = questions.map(({ step, section }) => ({ value: step.id, name: nameOf(step, the), section }));
  const withSections = named.map((one) => ({
    ...one,
    label: named.some((each) => each !== one && each.name[language] === one.name[language])
      ? `${one.name[language]} (${one.section[language]})`
      : one.name[language],
  }));
  return withSections.map(({ value, name, label }, index) => {
    const before = withSections.slice(0, index).filter((each) => each.label === label).length;
    return { value, label: before === 0 ? label : `${label} (${before + 1})`, alsoFoundBy: [name[other]] };
  });
}
