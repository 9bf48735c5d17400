import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Step } from "@boreal/domain/questionnaire/step";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { Page } from "../../../shell/Page.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { answerQueue } from "../../../case/saving/answerQueue.ts";
import type { QueueSurroundings } from "../../../case/saving/queueSurroundings.ts";
import { answerSheet } from "../../../case/saving/answerSheet.ts";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { localCase } from "../saving/localCase.ts";
import { stepExamples } from "./stepExamples.ts";
import { StepContent } from "../questions/StepContent.tsx";
import { text } from "../text.ts";
import type { Answers } from "../saving/useAnswers.ts";
import "../assessment.css";

const path = "/gallery/steps";
const nothing = async () => {};

/** A list of every type of page, and each as it looks with made-up questions. Nothing given here leaves the browser. */
export function StepGalleryPage({ stepId }: { stepId?: string }) {
  const { t } = useLanguage();
  const at = stepExamples.findIndex((step) => step.id === stepId);
  const step = stepExamples[at];
  if (step) return <Example key={step.id} step={step} next={stepExamples[at + 1]?.id} />;
  return (
    <Page title={t(text.examples)} backHref="/gallery">
      <ul>
        {stepExamples.map((each) => (
          <li key={each.id}>
            <Link href={`${path}/${each.id}`}>{t(each.question)}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Example({ step, next }: { step: Step; next: string | undefined }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const answers = useExampleAnswers();
  const goOn = () => {
    navigate(next === undefined ? path : `${path}/${next}`);
    return Promise.resolve();
  };
  return (
    <Page title={t(step.question)} heading={null} backHref={path}>
      <div className="assessment-head">
        <ProgressBar label={t(text.progress)} ratio={0.4} />
      </div>
      <StepContent step={step} answers={answers} goOn={goOn} onResolve={() => void goOn()} />
    </Page>
  );
}

/** Of a type whose own flow asks for none of the answers that the examples borrow. */
const emptyCase: CaseFile = {
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "IrccRequest" },
  answers: {},
  dependents: [],
  documents: [],
};

const questions = allQuestionsOf(emptyCase.application.type);

/** Takes every answer at once, and forgets it with the page. */
const surroundings: QueueSurroundings = {
  send: (answers) =>
    Promise.resolve({
      saved: answers.map(({ key, baseVersion }) => ({ key, version: baseVersion + 1 })),
      conflicts: [],
      refusals: [],
    }),
  alone: (work) => work(),
  mayPass: () => false,
  standing: () => "unknown",
  now: () => new Date().toISOString(),
  delay: () => 0,
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  onLine: () => {},
};

function useExampleAnswers(): Answers {
  const [sheet] = useState(() => answerSheet(answerQueue({ values: {}, versions: {} }, surroundings)));
  const view = useSyncExternalStore(sheet.subscribe, sheet.view);
  return useMemo(
    () => ({
      applicationId: "gallery",
      mayAnswer: true,
      decide: () => Promise.resolve(undefined),
      sheet,
      view,
      acknowledged: [],
      acknowledge: nothing,
      ...localCase(questions, emptyCase, view, "part"),
    }),
    [sheet, view],
  );
}
