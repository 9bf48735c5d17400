import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import type { CaseReader } from '@boreal/domain/caseFile/reader';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { Text } from '@boreal/domain/kernel/text';
import { flowOf, type Section } from '@boreal/domain/questionnaire/flow';
import type { Step } from '@boreal/domain/questionnaire/step';
import { stepStates } from '@boreal/domain/questionnaire/stepState';
import { askingSteps, type AskingStep } from './askedFields.ts';

/** One question on the list of answers. */
export type AnswerLine = {
  readonly step: AskingStep;
  /** The page that asks it. */
  readonly pageId: string;
  readonly value: unknown;
  readonly state: 'answered' | 'open' | 'empty' | 'wrong';
};

export type UnneededAnswer = { readonly step: AskingStep; readonly value: unknown; readonly because: readonly Text[] };

export type AnswerLists = {
  readonly sections: readonly { readonly section: Section; readonly lines: readonly AnswerLine[] }[];
  /** Given once, and not asked any more. */
  readonly unneeded: readonly UnneededAnswer[];
};

/** Why a step is not asked now: by its own rule or by that of its group. */
function hiddenBecause(the: CaseReader, page: Step, step: AskingStep): readonly Text[] | undefined {
  for (const shown of [page.shown, step.shown]) {
    if (!shown) continue;
    const outcome = shown.evaluate(the.fresh());
    if (!outcome.holds) return outcome.because;
  }
  return undefined;
}

/** Every question that concerns the person with its answer, and apart the answers that are no longer asked for. */
export function answerLists(caseFile: CaseFile): AnswerLists {
  const the = readerFor(caseFile);
  const unneeded: UnneededAnswer[] = [];
  const sections = flowOf(caseFile.application.type).map((section) => ({
    section,
    lines: section.steps.flatMap((page) => {
      const states = stepStates(page, the.fresh());
      return askingSteps(page).flatMap((step): readonly AnswerLine[] => {
        const value: unknown = caseFile.answers[step.id];
        const state = states.find((each) => each.id === step.id);
        const because = hiddenBecause(the, page, step);
        if (because && value !== undefined) unneeded.push({ step, value, because });
        if (because || !state || state.decision.value === 'skipped') return [];
        return [{ step, pageId: page.id, value, state: lineState(state.decision.value === 'open', value, state.refusals.length > 0) }];
      });
    }),
  }));
  return { sections: sections.filter(({ lines }) => lines.length > 0), unneeded };
}

function lineState(isOpen: boolean, value: unknown, isRefused: boolean): AnswerLine['state'] {
  if (isRefused) return 'wrong';
  if (isOpen) return 'open';
  return value === undefined ? 'empty' : 'answered';
}
