import { placeOf } from "@boreal/domain/questionnaire/place";
import type { Step } from "@boreal/domain/questionnaire/step";
import { memo } from "react";
import { Link } from "wouter";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { questionnaireOf } from "../questions/questionnaire.ts";
import { PageSaveStatus } from "../../../case/saving/savingOfPage.tsx";
import { SectionsNav } from "./SectionsNav.tsx";
import { text } from "../text.ts";
import type { Answers } from "../saving/useAnswers.ts";

type HeadProps = { answers: Answers; step: Step; back: string | undefined };

/** In one line: the way back, which section this is with the way to the others, and whether everything is saved. */
export const AssessmentHead = memo(function AssessmentHead({ answers, step, back }: HeadProps) {
  const { t } = useLanguage();
  const { flow, pages } = questionnaireOf(answers);
  // By the first questions alone nobody can say how many sections there are.
  const place = flow.isWhole ? placeOf(flow.sections, new Set(pages), step) : undefined;
  const section = flow.sections.find(({ steps }) => steps.includes(step));
  const count = place && t(text.sectionOf, { n: place.n, of: place.of });
  return (
    <div className="assessment-head">
      <div className="assessment-head__line">
        {back !== undefined && (
          <Link href={back} className="assessment-head__back">
            <Icon name="arrowLeft" />
            <span className="assessment-head__word">{t(text.back)}</span>
          </Link>
        )}
        {section && <SectionsNav answers={answers} step={step} count={count} title={t(section.title)} />}
        <PageSaveStatus state={answers.view.state} />
      </div>
      <ProgressBar label={t(text.progress)} ratio={place?.ratio} value={count ?? ""} wordsHidden />
    </div>
  );
});
