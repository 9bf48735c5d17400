import type { Plan, PlannedDifference, PlannedPrefill, PlannedStep, SetAside } from "./planned.ts";
import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decided } from "../kernel/decision.ts";
import { indexOfFlow } from "../questionnaire/flow.ts";
import { asksOnlyPart } from "../questionnaire/flows/askedInPart.ts";
import { comparable, readOtherwise, readOtherwiseId } from "../questionnaire/application/readOtherwise.ts";
import { prefilledFor } from "../questionnaire/application/prefilled.ts";
import type { AskingStep } from "../questionnaire/step.ts";
import type { Assessment, Progress } from "../questionnaire/stepsProgress.ts";
import type { StepState } from "../questionnaire/stepState.ts";
import { raiseForAnswers } from "../warnings/raiseForAnswers.ts";
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
  const { prefilled, places } = indexOfFlow(type);
  // An earlier application may fill in any question, documents and other answers only those that say so.
  const fillable = the.fresh().startedFrom() ? new Map(places.map(({ step }) => [step.id as string, step])) : prefilled;
  return states.flatMap((state) => prefillOf(state, fillable, the) ?? []);
};

function prefillOf(
  { id, given, decision }: StepState,
  fillable: ReadonlyMap<string, AskingStep>,
  the: CaseReader,
): PlannedPrefill | undefined {
  const step = given || decision.value === "skipped" ? undefined : fillable.get(id);
  if (!step) return undefined;
  const reader = the.fresh();
  const found = prefilledFor(step, reader);
  if (!found) return undefined;
  const why = decided(reader, found.value, [found.origin], `prefill.${id}`);
  return { id, value: found.value, origin: found.origin, why: whyOf(why) };
}

/** Answers of which a document says something else. */
export const differencesOf = (
  type: ApplicationType,
  { states }: Assessment,
  the: CaseReader,
): readonly PlannedDifference[] =>
  comparable(states, indexOfFlow(type)).flatMap((step) => {
    const reader = the.fresh();
    const found = readOtherwise(step, reader);
    if (!found) return [];
    const { read, origin, readIn } = found;
    const id = readOtherwiseId(step.id);
    return [{ id, step: step.id, read, origin, ...readIn, why: whyOf(decided(reader, read, [origin], id)) }];
  });

function plannedStep({ id, group, decision }: StepState): PlannedStep {
  const why = whyOf(decision);
  return group === undefined ? { id, state: decision.value, why } : { id, state: decision.value, group, why };
}

export function assessmentPart(type: ApplicationType, assessment: Assessment, the: CaseReader): Plan["assessment"] {
  const { progress, states } = assessment;
  const { groups, warnings } = indexOfFlow(type);
  return {
    ...(asksOnlyPart(type) ? { asksOnlyPart: true } : {}),
    progress: ratioOf(progress),
    next: assessment.next,
    steps: states.map(plannedStep),
    warnings: raiseForAnswers(the, warnings).map((raised) => plannedWarning(raised)),
    setAside: states
      .filter((state) => state.setAside && !groups.has(state.id))
      .map(({ id, decision }): SetAside => ({ id, why: whyOf(decision) })),
    prefills: prefillsOf(type, assessment, the),
    differences: differencesOf(type, assessment, the),
  };
}
