import type { CaseReader } from '@boreal/domain/caseFile/reader';
import type { CaseCondition } from '@boreal/domain/caseFile/rule';
import type { Field, ListStep, QuestionStep, Step } from '@boreal/domain/questionnaire/step';

export type Row = Readonly<Record<string, unknown>>;

/** A step that sets one answer. */
export type AskingStep = QuestionStep | ListStep;

const holds = (condition: CaseCondition | undefined, the: CaseReader) => condition === undefined || condition.evaluate(the.fresh()).holds;

/** The steps of a page that set answers, whether they concern the person or not. */
export const askingSteps = (step: Step): readonly AskingStep[] =>
  step.type === 'group' ? step.members : step.type === 'question' || step.type === 'list' ? [step] : [];

/** The questions that stand on a page now: of a group those that concern the person. */
export const askedOn = (step: Step, the: CaseReader): readonly AskingStep[] =>
  step.type === 'group' ? step.members.filter((member) => holds(member.shown, the)) : askingSteps(step);

export const askedInRow = (step: ListStep, rowReader: CaseReader): readonly Field[] => step.fields.filter((field) => holds(field.shown, rowReader));
