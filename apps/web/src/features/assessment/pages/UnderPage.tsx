import type { Step } from "@boreal/domain/questionnaire/step";
import { SectionCheck } from "../check/SectionCheck.tsx";
import type { Answers } from "../saving/useAnswers.ts";
import { AddedQuestions } from "./AddedQuestions.tsx";

/** Under a question, once all questions are here: what the answer adds, and at the end of a section its answers. */
export function UnderPage({ answers, step }: { answers: Answers; step: Step }) {
  return (
    <>
      <AddedQuestions answers={answers} step={step} />
      <SectionCheck key={step.id} answers={answers} step={step} />
    </>
  );
}
