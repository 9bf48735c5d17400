import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { placeOf, type Place } from "@boreal/domain/questionnaire/place";
import type { BreakpointStep, Step } from "@boreal/domain/questionnaire/step";
import { assessSteps, type Assessment } from "@boreal/domain/questionnaire/stepsProgress";
import { isOnTheWay, type StepState } from "@boreal/domain/questionnaire/stepState";
import { readerOf, type Questions } from "../../../case/flow/questions.ts";

/** A case with the questions by which it is read. */
export type Standing = { readonly questions: Questions; readonly caseFile: CaseFile };

/** The questionnaire, as far as it is known, as it stands with these answers. */
export type Questionnaire = {
  readonly flow: LoadedFlow;
  readonly the: CaseReader;
  readonly assessment: Assessment;
  readonly stateOf: ReadonlyMap<string, StepState>;
  /** Pages that concern the person, in order. */
  readonly pages: readonly Step[];
};

const known = new WeakMap<CaseFile, Questionnaire>();

/** One pass over all known steps for each state of the answers, whoever on the page asks. */
export function questionnaireOf({ questions, caseFile }: Standing): Questionnaire {
  const { flow } = questions;
  const before = known.get(caseFile);
  if (before?.flow === flow) return before;
  const the = readerOf(questions, caseFile);
  const assessment = assessSteps(flow.steps, the);
  const stateOf = new Map(assessment.states.map((state) => [state.id, state]));
  const made = { flow, the, assessment, stateOf, pages: flow.steps.filter((step) => isOnTheWay(stateOf.get(step.id))) };
  known.set(caseFile, made);
  return made;
}

/** Where a page without a question stands. How much is left is not known by the first questions alone. */
export function breakpointIn(
  { questions, shownCase }: { questions: Questions; shownCase: CaseFile },
  step: BreakpointStep,
) {
  const { sections, steps, isWhole } = questions.flow;
  const place: Place | undefined = isWhole
    ? placeOf(sections, new Set(questionnaireOf({ questions, caseFile: shownCase }).pages), step)
    : undefined;
  return { step, type: shownCase.application.type, isFirst: steps[0]?.id === step.id, place };
}
