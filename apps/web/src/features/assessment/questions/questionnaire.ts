import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { assess, type Assessment } from "@boreal/domain/questionnaire/progress";
import type { Step } from "@boreal/domain/questionnaire/step";
import { isOnTheWay, type StepState } from "@boreal/domain/questionnaire/stepState";

/** The whole questionnaire as it stands with these answers. */
export type Questionnaire = {
  readonly the: CaseReader;
  readonly assessment: Assessment;
  readonly stateOf: ReadonlyMap<string, StepState>;
  /** Pages that concern the person, in order. */
  readonly pages: readonly Step[];
};

const readers = new WeakMap<CaseFile, CaseReader>();
const known = new WeakMap<CaseFile, Questionnaire>();

/** The reader of the answers in use; made once for each case, which never changes. */
export function readerOf(caseFile: CaseFile): CaseReader {
  const before = readers.get(caseFile);
  if (before) return before;
  const made = readerFor(caseFile);
  readers.set(caseFile, made);
  return made;
}

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
