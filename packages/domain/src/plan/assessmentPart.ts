import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decided } from "../kernel/decision.ts";
import { asksOnlyPart, stepsOf } from "../questionnaire/flow.ts";
import { indexOfFlow, type FlowIndex } from "../questionnaire/flowIndex.ts";
import type { Assessment, Progress } from "../questionnaire/progress.ts";
import type { StepState } from "../questionnaire/stepState.ts";
import { raiseForAnswers } from "../warnings/raiseForAnswers.ts";
import type { Plan, PlannedPrefill, PlannedStep, SetAside } from "./plan.ts";
import { plannedWarning } from "./vaultPart.ts";
import { whyOf } from "../kernel/why.ts";

/** The questionnaire as a part of the plan. */

const ratioOf = (progress: Progress): Progress => ({ ...progress, ratio: Math.round(progress.ratio * 1000) / 1000 });

/** Steps that are open, or may stay empty and are, and can be filled in from what is known. */
export const prefillsOf = (
  type: ApplicationType,
  { states }: Assessment,
  the: CaseReader,
): readonly PlannedPrefill[] => {
  const { prefilled } = indexOfFlow(stepsOf(type));
  return states.flatMap((state) => prefillOf(state, prefilled, the) ?? []);
};

function prefillOf(
  { id, given, decision }: StepState,
  prefilled: FlowIndex["prefilled"],
  the: CaseReader,
): PlannedPrefill | undefined {
  const step = given || decision.value === "skipped" ? undefined : prefilled.get(id);
  if (!step?.prefill) return undefined;
  const reader = the.fresh();
  const found = step.prefill(reader);
  if (!found) return undefined;
  const why = decided(reader, found.value, [found.origin], `prefill.${id}`);
  return { id, value: found.value, origin: found.origin, why: whyOf(why) };
}

/** In one walk over the states: most are neither set aside nor filled in. */
export function assessmentPart(
  type: ApplicationType,
  { progress, next, states }: Assessment,
  the: CaseReader,
): Plan["assessment"] {
  const { groups, warnings, prefilled } = indexOfFlow(stepsOf(type));
  const steps: PlannedStep[] = [];
  const setAside: SetAside[] = [];
  const prefills: PlannedPrefill[] = [];
  for (let at = 0; at < states.length; at += 1) {
    const state = states[at] as StepState;
    const { id, group, decision } = state;
    const why = whyOf(decision);
    steps.push(group === undefined ? { id, state: decision.value, why } : { id, state: decision.value, group, why });
    if (state.setAside && !groups.has(id)) setAside.push({ id, why });
    const prefill = prefilled.has(id) ? prefillOf(state, prefilled, the) : undefined;
    if (prefill) prefills.push(prefill);
  }
  return {
    ...(asksOnlyPart(type) ? { asksOnlyPart: true } : {}),
    progress: ratioOf(progress),
    next,
    steps,
    warnings: raiseForAnswers(the, warnings).map((raised) => plannedWarning(raised)),
    setAside,
    prefills,
  };
}
