import type { CaseReader } from "../caseFile/reader.ts";
import type { Step } from "./step.ts";
import { stepStates, type StepState } from "./stepState.ts";

export type Progress = {
  readonly answered: number;
  readonly skipped: number;
  readonly total: number;
  readonly ratio: number;
};

export type Assessment = {
  readonly progress: Progress;
  /** Id of the first question that is still open, inside a group that of the member. */
  readonly next: string | null;
  readonly states: readonly StepState[];
};

/**
 * Document 3 section 4.1: progress is answered over (total minus skipped). Breakpoints, intros, warnings and the review
 * page do not count; a group counts as one. A flow is data: any list of steps in their order. The reader is one of answers
 * in use.
 */
export function assessSteps(steps: readonly Step[], reader: CaseReader): Assessment {
  const states: StepState[] = [];
  const count = { answered: 0, skipped: 0, total: 0 };
  let next: string | null = null;
  for (const step of steps) {
    const ofStep = stepStates(step, reader);
    const own = ofStep[0];
    if (!own) continue;
    states.push(...ofStep);
    const value = own.decision.value;
    if (value === "page" || !asksSomething(step)) continue;
    count.total += 1;
    if (value === "answered") count.answered += 1;
    else if (value === "skipped") count.skipped += 1;
    else next ??= (ofStep.find((state) => state !== own && state.decision.value === "open") ?? own).id;
  }
  const asked = count.total - count.skipped;
  return { progress: { ...count, ratio: asked === 0 ? 1 : count.answered / asked }, next, states };
}

const asking = new Set<Step["type"]>(["question", "group", "list", "composite", "agreement"]);

export const asksSomething = (step: Step | undefined): boolean => step !== undefined && asking.has(step.type);
