import type { Step } from "@boreal/domain/questionnaire/step";
import { Link, useLocation } from "wouter";
import { Page } from "../../../shell/Page.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useExampleAnswers } from "./exampleAnswers.ts";
import { stepExamples } from "./stepExamples.ts";
import { StepContent } from "../questions/StepContent.tsx";
import { text } from "../text.ts";
import "../assessment.css";

const path = "/gallery/steps";

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
  // Of a type whose own flow asks for none of the answers that the examples borrow.
  const answers = useExampleAnswers("IrccRequest");
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
