import type { ApplicationType } from '@boreal/domain/caseFile/application';
import type { Text } from '@boreal/domain/kernel/text';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import type { Step } from '@boreal/domain/questionnaire/step';

/** The page that asks for an answer, and the words of the question itself. */
export function questionOf(type: ApplicationType, key: string): { readonly stepId: string; readonly question: Text } | undefined {
  for (const step of stepsOf(type)) {
    if (asks(step, key)) return { stepId: step.id, question: step.question };
    const member = step.type === 'group' ? step.members.find((each) => each.id === key) : undefined;
    if (member) return { stepId: step.id, question: member.question };
  }
  return undefined;
}

const asks = (step: Step, key: string) => (step.type === 'question' || step.type === 'list') && step.id === key;
