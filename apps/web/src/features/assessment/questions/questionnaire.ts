import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { assess, type Assessment } from "@boreal/domain/questionnaire/progress";
import type { Step } from "@boreal/domain/questionnaire/step";
import { isOnTheWay, type StepState } from "@boreal/domain/questionnaire/stepState";
import { readerOfCase } from "../../../case/loading/theCase.ts";

/** The whole questionnaire as it stands with these answers. */
export type Questionnaire = {
  readonly the: CaseReader;
  readonly assessment: Assessment;
  readonly stateOf: ReadonlyMap<string, StepState>;
  /** Pages that concern the person, in order. */
  readonly pages: readonly Step[];
};

const known = new WeakMap<CaseFile, Questionnaire>();

export const readerOf = (caseFile: CaseFile): CaseReader => readerOfCase(caseFile);

/** One pass over all steps for each state of the answers, whoever on the page asks. */
export function questionnaireOf(caseFile: CaseFile): Questionnaire {
  const before = known.get(caseFile);
  if (before) return before;
  const { type } = caseFile.application;
  const the = readerOf(caseFile);
  const assessment = assess(type, the);
  const stateOf = new Map(assessment.states.map((state) => [state.id, state]));
  const made = { the, assessment, stateOf, pages: stepsOf(type).filter((step) => isOnTheWay(stateOf.get(step.id))) };
  known.set(caseFile, made);
  return made;
}
