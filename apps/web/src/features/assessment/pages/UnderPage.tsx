import type { Step } from "@boreal/domain/questionnaire/step";
import { SectionInvitations } from "../../../case/invitation/SectionInvitation.tsx";
import { SectionCheck } from "../check/SectionCheck.tsx";
import type { Answers } from "../saving/useAnswers.ts";
import { AddedQuestions } from "./AddedQuestions.tsx";

/** Under a question, once all questions are here: what the answer adds, at the end of a section its answers, and beside the part of a spouse or host who else may answer it. */
export function UnderPage({ answers, step }: { answers: Answers; step: Step }) {
  const { applicationId, questions, caseFile } = answers;
  return (
    <>
      <AddedQuestions answers={answers} step={step} />
      <SectionCheck key={step.id} answers={answers} step={step} />
      <SectionInvitations
        applicationId={applicationId}
        flow={questions.flow}
        caseFile={caseFile}
        besideStep={step.id}
      />
    </>
  );
}
