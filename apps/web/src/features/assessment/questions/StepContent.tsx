import type { Step } from "@boreal/domain/questionnaire/step";
import { isOnTheWay, stepStates } from "@boreal/domain/questionnaire/stepState";
import { useMemo } from "react";
import { documentsPath, planPath } from "../../../case/loading/addresses.ts";
import { askingSteps, valueAt } from "../../../case/answers/askedFields.ts";
import type { DrawAskedOfLife } from "../../../case/forms/askedOfLife.ts";
import { readerOf } from "../../../case/flow/questions.ts";
import { AgreementView } from "../pages/AgreementView.tsx";
import { AnswerReview } from "../check/AnswerReview.tsx";
import { breakpointWords } from "../pages/breakpointWords.ts";
import { BreakpointView } from "../pages/BreakpointView.tsx";
import { ContradictionView } from "../pages/ContradictionView.tsx";
import { HubView } from "../pages/HubView.tsx";
import { IntroView } from "../pages/IntroView.tsx";
import { NotAskedView } from "../pages/NotAskedView.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { breakpointIn } from "./questionnaire.ts";
import { QuestionForm } from "./QuestionForm.tsx";
import type { Answers } from "../saving/useAnswers.ts";

type ContentProps = {
  step: Step;
  answers: Answers;
  goOn: () => Promise<void>;
  onResolve: (stepId: string) => void;
  AskedOfLife?: DrawAskedOfLife;
};

/** What stands under the head of a page, by the type of its step. */
export function StepContent({ step, answers, goOn, onResolve, AskedOfLife }: ContentProps) {
  const { applicationId, questions, shownCase } = answers;
  const { steps, isWhole } = questions.flow;
  const { t } = useLanguage();
  const onGoOn = () => void goOn();
  const own = useMemo(() => stepStates(step, readerOf(questions, shownCase))[0], [step, questions, shownCase]);
  if (own && !isOnTheWay(own)) {
    const kept = askingSteps(step).filter(
      (asking) => own.setAside && valueAt(shownCase.answers, asking.id) !== undefined,
    );
    return (
      <NotAskedView
        because={own.decision.because}
        kept={kept}
        standing={{ questions, caseFile: shownCase }}
        onGoOn={onGoOn}
      />
    );
  }
  switch (step.type) {
    case "breakpoint":
      return (
        <BreakpointView
          step={step}
          type={shownCase.application.type}
          onGoOn={onGoOn}
          words={breakpointWords(breakpointIn(answers, step), t)}
          isLast={isWhole && steps.at(-1)?.id === step.id}
          addressOf={(place) => (place === "plan" ? planPath : documentsPath)(applicationId)}
        />
      );
    case "intro":
      return <IntroView step={step} onGoOn={onGoOn} />;
    case "hub":
      return <HubView step={step} openHref={documentsPath(applicationId)} onSkip={onGoOn} />;
    case "agreement":
      return (
        <AgreementView
          step={step}
          agreed={shownCase.application[step.fact] ?? undefined}
          decide={answers.decide}
          onGoOn={onGoOn}
        />
      );
    case "warning":
      return (
        <ContradictionView
          step={step}
          answers={answers}
          onConfirmed={onGoOn}
          onResolve={() => onResolve(step.resolveAt)}
        />
      );
    case "review":
      return <AnswerReview answers={answers} />;
    default:
      return <QuestionForm step={step} answers={answers} goOn={goOn} AskedOfLife={AskedOfLife} />;
  }
}
