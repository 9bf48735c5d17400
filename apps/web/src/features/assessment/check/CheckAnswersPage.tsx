import { Link } from "wouter";
import { answersSheetPath, planPath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { allQuestionsHere } from "../../../case/flow/allQuestions.ts";
import { caseIsReady } from "../../../case/flow/loadedFlows.ts";
import { text as caseText } from "../../../case/text.ts";
import { Page } from "../../../shell/Page.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { AnswerReview } from "./AnswerReview.tsx";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { UnsettledAnswers } from "../saving/UnsettledAnswers.tsx";
import { text } from "../text.ts";
import { useAnswers } from "../saving/useAnswers.ts";
import "../assessment.css";

/** The answers of an application at an address of their own. */
export function CheckAnswersPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const { answers, failure, reload } = useAnswers(applicationId, allQuestionsHere, caseIsReady);
  return (
    <ApplicationGate value={answers} failure={failure} onRetry={reload}>
      {(known) => (
        <Page title={t(text.checkTitle)} heading={null} backHref={planPath(applicationId)}>
          <div className="assessment-head">
            <SaveStatus state={known.view.state} />
          </div>
          <UnsettledAnswers answers={known} pageKeys={[]} />
          <AnswerReview answers={known} />
          {known.mayReadHistory && (
            <p className="no-print">
              <Link href={answersSheetPath(applicationId)}>{t(caseText.answersSheet)}</Link>
            </p>
          )}
        </Page>
      )}
    </ApplicationGate>
  );
}
