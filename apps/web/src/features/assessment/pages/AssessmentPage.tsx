import { asPreparerReads } from "@boreal/domain/questionnaire/visit/asPreparerReads";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import type { Step } from "@boreal/domain/questionnaire/step";
import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import { useDeferredValue, useEffect } from "react";
import { Redirect, useLocation, useSearchParams } from "wouter";
import { ApiError } from "../../../api/failure.ts";
import { answersPath, leadsBackTo, planPath, stepPath } from "../../../case/loading/addresses.ts";
import type { DrawAskedOfLife } from "../../../case/forms/askedOfLife.ts";
import { useQuestions } from "../../../case/flow/useQuestions.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { Page } from "../../../shell/Page.tsx";
import { text as shellText } from "../../../shell/text.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { AssessmentHead } from "./AssessmentHead.tsx";
import { breakpointWords } from "./breakpointWords.ts";
import { breakpointIn } from "../questions/questionnaire.ts";
import { SavingOfPage } from "../../../case/saving/savingOfPage.tsx";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { KeptAnswersNote } from "../saving/KeptAnswers.tsx";
import { StepContent } from "../questions/StepContent.tsx";
import { UnsettledAnswers } from "../saving/UnsettledAnswers.tsx";
import { useWay } from "./useWay.ts";
import { text } from "../text.ts";
import { useAnswers, type Answers } from "../saving/useAnswers.ts";
import "../assessment.css";

const UnderPage = lazyPart<{ answers: Answers; step: Step }>(async () => (await import("./UnderPage.tsx")).UnderPage);
const ReopenedHere = lazyPart(async () => (await import("../../../case/reopened/ReopenedHere.tsx")).ReopenedHere);

const unreachable = new ApiError("unreachable");

type PageProps = { applicationId: string; stepId: string; AskedOfLife: DrawAskedOfLife };

/** One page of the questionnaire: whatever the definition of its step says. */
export function AssessmentPage({ applicationId, stepId, AskedOfLife }: PageProps) {
  const [search] = useSearchParams();
  // Who changes one answer is led on to what that opens: only by all questions it can be told from what was open before.
  const needsAll = leadsBackTo(applicationId, search.get("from")) !== undefined;
  const { questionsOf, ask, isFailing } = useQuestions(needsAll ? undefined : stepId);
  const { answers, failure, reload, type, lacksQuestions } = useAnswers(applicationId, questionsOf);
  const isShown = Boolean(answers);
  useEffect(() => {
    // Behind the first view, so that nothing is in its way.
    if (type && (isShown || lacksQuestions)) void ask(type);
  }, [type, isShown, lacksQuestions, ask]);
  return (
    <ApplicationGate
      value={answers}
      failure={failure ?? (lacksQuestions && isFailing ? unreachable : undefined)}
      onRetry={() => {
        reload();
        if (type) void ask(type);
      }}
    >
      {(known) => <LoadedPage answers={known} stepId={stepId} later={{ ask, isFailing }} AskedOfLife={AskedOfLife} />}
    </ApplicationGate>
  );
}

type Later = Pick<ReturnType<typeof useQuestions>, "ask" | "isFailing">;

type LoadedProps = { answers: Answers; stepId: string; later: Later } & Pick<PageProps, "AskedOfLife">;

function LoadedPage({ answers, stepId, later, AskedOfLife }: LoadedProps) {
  const { t } = useLanguage();
  const { applicationId, questions, caseFile } = answers;
  const { type } = caseFile.application;
  // The head and the way back follow a moment later: what is under the finger comes first.
  const settled = useDeferredValue(answers);
  const { back, goOn, isWaiting } = useWay(answers, settled, stepId, () => later.ask(type));
  const [, navigate] = useLocation();
  const found = questions.flow.steps.find((each) => each.id === stepId);
  const step = found && asPreparerReads(found, answers.reader);
  const around = step
    ? undefined
    : questions.flow.steps.find((each) => each.type === "group" && each.members.some(({ id }) => id === stepId));
  if (!answers.mayAnswerAt(around?.id ?? stepId)) return <Redirect to={answersPath(applicationId)} replace />;
  if (!step) {
    if (around) return <Redirect to={stepPath(applicationId, around.id)} replace />;
    return (
      <Page title={t(text.noSuchPage)}>
        <LinkButton href={planPath(applicationId)}>{t(text.toPlan)}</LinkButton>
      </Page>
    );
  }
  const title =
    step.type === "breakpoint"
      ? breakpointWords(breakpointIn(answers, step), t).title
      : t(stepText(step, answers.reader));
  const hasBack = step.type !== "breakpoint" || step.backButton;
  const pageKeys = askingSteps(step).map((asking) => splitPath(asking.id).key as string);
  return (
    <Page title={title} heading={null}>
      <SavingOfPage>
        <AssessmentHead answers={settled} step={step} back={hasBack ? back : undefined} />
        {answers.isReopenedAt?.(step.id) === true && (
          <ReopenedHere applicationId={applicationId} place={{ step: step.id }} />
        )}
        <UnsettledAnswers answers={answers} pageKeys={pageKeys} />
        {step.type !== "review" && <KeptAnswersNote answers={answers} />}
        <StepContent
          key={stepId}
          step={step}
          answers={answers}
          goOn={goOn}
          onResolve={(at) => navigate(stepPath(applicationId, at))}
          AskedOfLife={AskedOfLife}
        />
        {settled.questions.flow.isWhole && <UnderPage answers={settled} step={step} />}
        {isWaiting && <OnTheirWay isFailing={later.isFailing} />}
      </SavingOfPage>
    </Page>
  );
}

/** Under a page that is done, while the questions that follow it are not here yet. */
function OnTheirWay({ isFailing }: { isFailing: boolean }) {
  const { t } = useLanguage();
  if (!isFailing) return <Spinner label={t(text.laterQuestions)} />;
  return (
    <Banner tone="attention" live>
      <p>{t(text.laterQuestionsFail)}</p>
      <Button look="quiet" onClick={() => location.reload()}>
        {t(shellText.loadAgain)}
      </Button>
    </Banner>
  );
}
