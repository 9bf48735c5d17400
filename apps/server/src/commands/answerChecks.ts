import { answerShapes, isAnswerKey } from '@boreal/domain/caseFile/answers/answers';
import type { ApplicationType } from '@boreal/domain/caseFile/application';
import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { Fault } from '@boreal/domain/kernel/shape';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import type { ListStep, QuestionStep } from '@boreal/domain/questionnaire/step';
import { stepStates } from '@boreal/domain/questionnaire/stepState';
import type { PlacedRefusal } from './deps.ts';

const unknownAnswer = (key: string): PlacedRefusal => ({
  code: 'unknownAnswer',
  path: `answers.${key}`,
  text: {
    en: 'This version does not know this question. Reload the page, then answer again.',
    fr: 'Cette version ne connaît pas cette question. Rechargez la page, puis répondez de nouveau.',
  },
});

const wrongShape = (path: string): PlacedRefusal => ({
  code: 'wrongShape',
  path,
  text: {
    en: 'This answer is not in the form this question needs. Choose or enter it again.',
    fr: 'Cette réponse n’a pas la forme attendue pour cette question. Choisissez-la ou entrez-la de nouveau.',
  },
});

/** Whether the value can be an answer to this question at all. Never quotes the value. */
export function shapeRefusals(key: string, value: unknown): readonly PlacedRefusal[] {
  if (!isAnswerKey(key)) return [unknownAnswer(key)];
  const faults: Fault[] = [];
  answerShapes[key].read(value, `answers.${key}`, faults);
  return [...new Set(faults.map((fault) => fault.path))].map(wrongShape);
}

const asking = new Map<ApplicationType, ReadonlyMap<string, QuestionStep | ListStep>>();

function stepsByAnswer(type: ApplicationType): ReadonlyMap<string, QuestionStep | ListStep> {
  const known = asking.get(type);
  if (known) return known;
  const steps = stepsOf(type).flatMap((step) => (step.type === 'group' ? [...step.members] : [step]));
  const found = new Map(steps.flatMap((step) => (step.type === 'question' || step.type === 'list' ? [[step.id as string, step] as const] : [])));
  asking.set(type, found);
  return found;
}

/** Whether a step of this application asks for the answer, and so has something to say about its value. */
export const isChecked = (type: ApplicationType, key: string): boolean => stepsByAnswer(type).has(key);

/** What the step that asks for this answer says of its value in this case, which holds the new values already. */
export function stepRefusals(caseFile: CaseFile, key: string): readonly PlacedRefusal[] {
  const step = stepsByAnswer(caseFile.application.type).get(key);
  if (!step) return [];
  return stepStates(step, readerFor(caseFile)).flatMap((state) => state.refusals.map(({ path, refusal }) => ({ ...refusal, path })));
}
