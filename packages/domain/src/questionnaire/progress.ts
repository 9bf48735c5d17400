import type { ApplicationType } from '../caseFile/application.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import { stepsOf } from './flow.ts';
import type { Step } from './step.ts';
import { stepStates, type StepState } from './stepState.ts';

export type Progress = { readonly answered: number; readonly skipped: number; readonly total: number; readonly ratio: number };

export type Assessment = {
  readonly progress: Progress;
  /** Id of the first question that is still open, inside a group that of the member. */
  readonly next: string | null;
  readonly states: readonly StepState[];
};

/**
 * Document 3 section 4.1: progress is answered over (total minus skipped). Breakpoints, warnings and the review page do
 * not count; a group counts as one.
 */
export function assess(type: ApplicationType, reader: CaseReader): Assessment {
  const perStep = stepsOf(type).map((step) => stepStates(step, reader));
  const counted = perStep.flatMap(([own]) => (own ? [own.decision.value] : [])).filter((value) => value !== 'page');
  const pages = stepsOf(type).filter((step) => asksSomething(step)).length;
  const skipped = perStep.filter(([own], index) => own?.decision.value === 'skipped' && asksSomething(stepsOf(type)[index])).length;
  const answered = counted.filter((value) => value === 'answered').length;
  const asked = pages - skipped;
  const states = perStep.flat();
  const open = states.find((state) => state.decision.value === 'open' && !isOpenGroup(state, states));
  return {
    progress: { answered, skipped, total: pages, ratio: asked === 0 ? 1 : answered / asked },
    next: open?.id ?? null,
    states,
  };
}

export const asksSomething = (step: Step | undefined): boolean =>
  step !== undefined && (step.type === 'question' || step.type === 'group' || step.type === 'list');

const isOpenGroup = (state: StepState, states: readonly StepState[]) => states.some((other) => other.group === state.id);

/** Pages of the flow that are shown now, in order. A page that was answered stays, even when its rule hides it. */
export function pagesToShow(type: ApplicationType, reader: CaseReader): readonly Step[] {
  return stepsOf(type).filter((step) => stepStates(step, reader)[0]?.decision.value !== 'skipped');
}

/** The shown page before or after this one; nothing at the ends. Jumps over skipped steps. */
export function neighbour(type: ApplicationType, reader: CaseReader, id: string, direction: 'next' | 'previous'): Step | undefined {
  const steps = stepsOf(type);
  const at = steps.findIndex((step) => step.id === id);
  const rest = direction === 'next' ? steps.slice(at + 1) : steps.slice(0, Math.max(at, 0)).reverse();
  return rest.find((step) => stepStates(step, reader)[0]?.decision.value !== 'skipped');
}
