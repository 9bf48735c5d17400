import type { AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { indexOfSteps } from "@boreal/domain/questionnaire/flowIndex";
import { readerForFlow } from "@boreal/domain/questionnaire/inUseInFlow";
import { assessSteps } from "@boreal/domain/questionnaire/stepsProgress";
import { computePlan } from "@boreal/domain/plan/plan";
import { answeredCase, otherValues, withAnswer, type AnsweredCase } from "./answeredCase.ts";
import { repeated } from "./manyQuestions.ts";
import { SurveyPeer } from "./surveyPeer.ts";

/**
 * One answer changes, everything is computed again. The same code runs in Node and, bundled, in Chromium. Changes go over all
 * questions that have another value to offer; every second one takes the change back, so that the case stays answered.
 */

type Change = { readonly path: AnswerPath; readonly caseFile: AnsweredCase["caseFile"] };
/** Milliseconds. `calmest`: of the slowest in twenty, in that round in which others left the machine alone the most. */
export type Times = { readonly median: number; readonly p95: number; readonly calmest: number; readonly runs: number };
export type RulesFigures = {
  readonly plan: Times;
  readonly questionnaire: Times;
  readonly survey: Times;
  readonly surveySets: Times;
  readonly many: Times;
  readonly manySurvey: Times;
  readonly counts: Readonly<
    Record<
      | "changes"
      | "steps"
      | "asking"
      | "inputs"
      | "answers"
      | "surveyQuestions"
      | "surveyVisible"
      | "manySteps"
      | "manyAsking"
      | "manyInputs",
      number
    >
  >;
};

const inputs = ({ asking }: AnsweredCase): number =>
  asking.reduce((sum, step) => sum + (step.type === "question" ? 1 : step.fields.length), 0);

/** Of a long flow every nth question: each change is a case of its own, and thousands of long ones would fill the memory. */
function changesOf(answered: AnsweredCase, everyNth = 1): readonly Change[] {
  const the = readerForFlow(indexOfSteps(answered.steps), answered.caseFile);
  return answered.asking.flatMap((step, index) => {
    if (index % everyNth !== 0) return [];
    if (the.isSetAside(step.id) || the.value(step.id) === undefined) return [];
    const [other] = otherValues(step, answered.caseFile, the);
    if (other === undefined) return [];
    return [
      { path: step.id, caseFile: withAnswer(answered.caseFile, step.id, other) },
      { path: step.id, caseFile: answered.caseFile },
    ];
  });
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), calmest: Number.NaN, runs: sorted.length };
}

const rounds = 8;

function measured(changes: readonly Change[], runs: number, warm: number, work: (change: Change) => unknown): Times {
  const times: number[][] = Array.from({ length: rounds }, () => []);
  for (let run = 0; run < warm + runs; run += 1) {
    const change = changes[run % changes.length];
    if (!change) throw new Error("nothing can be changed");
    const begun = performance.now();
    const made = work(change);
    const took = performance.now() - begun;
    if (made === undefined) throw new Error("nothing was made");
    if (run >= warm) times[Math.floor(((run - warm) * rounds) / runs)]?.push(took);
  }
  return { ...timesOf(times.flat()), calmest: Math.min(...times.map((round) => timesOf(round).p95)) };
}

function assessed({ steps }: AnsweredCase) {
  const index = indexOfSteps(steps);
  return ({ caseFile }: Change) => assessSteps(steps, readerForFlow(index, caseFile));
}

export function runRules(runs = 2000): RulesFigures {
  const student = answeredCase("Student", stepsOf("Student"));
  const changes = changesOf(student);
  const many = repeated(student, Math.ceil(4000 / inputs(student)));
  const survey = new SurveyPeer(student, [
    student.caseFile,
    { ...student.caseFile, answers: {} },
    ...changes.map(({ caseFile }) => caseFile),
  ]);
  const changesOfMany = changesOf(many, 67);
  const surveyOfMany = new SurveyPeer(many, [many.caseFile, ...changesOfMany.slice(0, 10).map((one) => one.caseFile)]);
  const surveyVisible = survey.answer("country", student.caseFile).visible;
  return {
    plan: measured(changes, runs, runs / 2, ({ caseFile }) => computePlan(caseFile)),
    questionnaire: measured(changes, runs, runs / 2, assessed(student)),
    survey: measured(changes, runs / 4, changes.length, ({ path, caseFile }) => survey.answer(path, caseFile)),
    surveySets: measured(changes, runs / 4, 0, ({ path, caseFile }) => survey.set(path, caseFile)),
    many: measured(changesOfMany, runs / 4, runs / 8, assessed(many)),
    // Half a second each: enough for a median.
    manySurvey: measured(changesOfMany, 16, 4, ({ path, caseFile }) => surveyOfMany.answer(path, caseFile)),
    counts: {
      changes: changes.length,
      steps: student.steps.length,
      asking: student.asking.length,
      inputs: inputs(student),
      answers: Object.keys(student.caseFile.answers).length,
      surveyQuestions: survey.questions,
      surveyVisible,
      manySteps: many.steps.length,
      manyAsking: many.asking.length,
      manyInputs: inputs(many),
    },
  };
}
