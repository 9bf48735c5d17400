import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { Redirect, useLocation, useSearchParams } from "wouter";
import { answersPath, changePath, leadsBackTo, planPath, stepPath } from "../../../case/loading/addresses.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { SpouseInvitation } from "../../../case/invitation/SpouseInvitation.tsx";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { AssessmentHead } from "./AssessmentHead.tsx";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { KeptAnswersNote } from "../saving/KeptAnswers.tsx";
import { pageBeside, waitingPages } from "./pageOrder.ts";
import { StepContent } from "../questions/StepContent.tsx";
import { UnsettledAnswers } from "../saving/UnsettledAnswers.tsx";
import { withAnswers } from "./pageFields.ts";
import { text } from "../text.ts";
import { useAnswers, type Answers } from "../saving/useAnswers.ts";
import "../assessment.css";

/** One page of the questionnaire: whatever the definition of its step says. */
export function AssessmentPage({ applicationId, stepId }: { applicationId: string; stepId: string }) {
  const { answers, failure, reload } = useAnswers(applicationId);
  return (
    <ApplicationGate value={answers} failure={failure} onRetry={reload}>
      {(known) => <KnownPage answers={known} stepId={stepId} />}
    </ApplicationGate>
  );
}

function KnownPage({ answers, stepId }: { answers: Answers; stepId: string }) {
  const { t } = useLanguage();
  const { applicationId, caseFile } = answers;
  const { type } = caseFile.application;
  // The head and the way back follow a moment later: what is under the finger comes first.
  const settled = useDeferredValue(answers);
  const { back, goOn } = useWay(answers, settled, stepId);
  const [, navigate] = useLocation();
  const step = stepsOf(type).find((each) => each.id === stepId);
  if (!answers.mayAnswer) return <Redirect to={answersPath(applicationId)} replace />;
  if (!step) {
    return (
      <Page title={t(text.noSuchPage)}>
        <LinkButton href={planPath(applicationId)}>{t(text.toPlan)}</LinkButton>
      </Page>
    );
  }
  const title = t(step.question).replace("{applicationName}", t(applicationName(type)));
  const hasBack = step.type !== "breakpoint" || step.backButton;
  const pageKeys = askingSteps(step).map((asking) => splitPath(asking.id).key as string);
  return (
    <Page title={title} heading={null} backHref={hasBack ? back : undefined}>
      <AssessmentHead answers={settled} step={step} />
      <UnsettledAnswers answers={answers} pageKeys={pageKeys} />
      {step.type !== "review" && <KeptAnswersNote answers={answers} />}
      <StepContent
        key={stepId}
        step={step}
        answers={answers}
        goOn={goOn}
        onResolve={(at) => navigate(stepPath(applicationId, at))}
      />
      <SpouseInvitation applicationId={applicationId} caseFile={caseFile} besideStep={stepId} />
    </Page>
  );
}

/** Longest that going on waits for a save, when a confirmed contradiction may have come back. */
const patience = 3000;

/** Where back and forward lead from a page; from the list of answers a change leads back there, new questions first. */
function useWay(answers: Answers, settled: Answers, stepId: string) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { applicationId } = answers;
  const backTo = leadsBackTo(applicationId, search.get("from"));
  const latest = useRef(answers);
  latest.current = answers;
  const waitedAtStart = useRef<readonly string[]>([]);
  useEffect(() => {
    const { caseFile, acknowledged } = latest.current;
    waitedAtStart.current = waitingPages(caseFile, acknowledged);
    return () => void latest.current.sheet.queue.flush();
  }, [stepId]);

  const before = useMemo(
    () => pageBeside(settled.caseFile, settled.acknowledged, stepId, "previous"),
    [settled.caseFile, settled.acknowledged, stepId],
  );
  const back = backTo ? backTo.path : before ? stepPath(applicationId, before.id) : planPath(applicationId);

  const goOn = async () => {
    const saved = answers.sheet.settled();
    if (latest.current.acknowledged.length > 0)
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patience))]);
    const { acknowledged, sheet } = latest.current;
    // What was given a moment ago counts, before the page is drawn again.
    const caseFile = withAnswers(latest.current.caseFile, sheet.view().values);
    if (backTo) {
      const news = waitingPages(caseFile, acknowledged).find(
        (id) => id !== stepId && !waitedAtStart.current.includes(id),
      );
      navigate(news === undefined ? backTo.path : changePath(applicationId, news, backTo.from));
      return;
    }
    const after = pageBeside(caseFile, acknowledged, stepId, "next");
    navigate(after ? stepPath(applicationId, after.id) : answersPath(applicationId));
  };
  return { back, goOn };
}
