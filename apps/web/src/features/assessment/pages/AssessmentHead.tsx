import type { Step } from "@boreal/domain/questionnaire/step";
import { memo } from "react";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { whereabouts } from "./pageOrder.ts";
import { questionnaireOf } from "../questions/questionnaire.ts";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { SectionsNav } from "./SectionsNav.tsx";
import { text } from "../text.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** Which part of the questionnaire this is, how far the whole is, and whether everything is saved. */
export const AssessmentHead = memo(function AssessmentHead({ answers, step }: { answers: Answers; step: Step }) {
  const { t } = useLanguage();
  const where = whereabouts(answers, step);
  const { flow, assessment } = questionnaireOf(answers);
  return (
    <div className="assessment-head">
      <SaveStatus state={answers.view.state} />
      {/* By the first questions alone nobody can say how far the whole is. */}
      <ProgressBar label={t(text.progress)} ratio={flow.isWhole ? assessment.progress.ratio : undefined} />
      {where && (
        <p className="assessment-head__section">
          {t(where.section.title)}
          {where.position && <> · {t(text.positionInSection, where.position)}</>}
        </p>
      )}
      <SectionsNav answers={answers} step={step} />
    </div>
  );
});
