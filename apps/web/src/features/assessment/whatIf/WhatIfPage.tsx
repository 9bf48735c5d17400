import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { computePlan } from "@boreal/domain/plan/plan";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useSearchParams } from "wouter";
import { allQuestionsHere } from "../../../case/flow/allQuestions.ts";
import { caseIsReady } from "../../../case/flow/loadedFlows.ts";
import { answersPath, planPath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { DifferenceList } from "../../../case/changes/DifferenceList.tsx";
import { Page } from "../../../shell/Page.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { localCase } from "../saving/localCase.ts";
import { handOver, takeBack, trialSheet, triedAnswers } from "./trial.ts";
import {
  nameOf,
  questionsBehind,
  trialOptions,
  trialQuestions,
  type TrialQuestion,
} from "../questions/trialQuestions.ts";
import { TrialQuestionView } from "../questions/TrialQuestionView.tsx";
import { useAnswers, type Answers } from "../saving/useAnswers.ts";
import { whatIfWords } from "./whatIf.text.ts";
import "../assessment.css";
import "./whatIf.css";

/** Tries answers without saving them: several at once, with what each makes of the plan. */
export function WhatIfPage({ applicationId }: { applicationId: string }) {
  const { answers, failure, reload } = useAnswers(applicationId, allQuestionsHere, caseIsReady);
  return (
    <ApplicationGate value={answers} failure={failure} onRetry={reload}>
      {(known) => <Trying answers={known} />}
    </ApplicationGate>
  );
}

function Trying({ answers }: { answers: Answers }) {
  const { t } = useLanguage();
  const { applicationId, mayAnswer } = answers;
  return (
    <Page title={t(whatIfWords.title)} lead={t(whatIfWords.lead)} width="wide" backHref={planPath(applicationId)}>
      {mayAnswer ? (
        <Trial answers={answers} />
      ) : (
        <>
          <Banner tone="quiet">{t(whatIfWords.readOnly)}</Banner>
          <LinkButton href={planPath(applicationId)}>{t(whatIfWords.drop)}</LinkButton>
        </>
      )}
    </Page>
  );
}

/** The answers as they would be, kept as long as this page stands. */
function useTrial(answers: Answers): Answers {
  const { sheet: real, view: saved, questions, caseFile } = answers;
  const stored = useMemo(
    () => ({ values: saved.values, versions: real.queue.stored().versions }),
    [saved.values, real],
  );
  const [sheet] = useState(() => trialSheet(stored));
  useEffect(() => sheet.queue.adopt(stored), [sheet, stored]);
  const view = useSyncExternalStore(sheet.subscribe, sheet.view);
  return useMemo(
    () => ({ ...answers, ...localCase(questions, caseFile, view, "whole"), sheet, view }),
    [answers, questions, caseFile, sheet, view],
  );
}

function Trial({ answers }: { answers: Answers }) {
  const { t } = useLanguage();
  const trial = useTrial(answers);
  const { list, questions, chosen, rest, add, takeOut } = useTriedQuestions(answers, trial);
  return (
    <>
      <Banner tone="todo" icon="info" title={t(whatIfWords.notSaved)}>
        <p>{t(whatIfWords.notSavedMore)}</p>
      </Banner>
      <div className="what-if">
        <div>
          {rest.length > 0 && <Suggested questions={rest} answers={answers} onAdd={add} />}
          <QuestionSearch questions={questions} chosen={chosen} answers={answers} onAdd={add} />
          {chosen.length > 0 && (
            <section aria-labelledby="tried">
              <h2 id="tried">{t(whatIfWords.tried)}</h2>
              <ul className="what-if__list" ref={list}>
                {chosen.map((question) => (
                  <TrialQuestionView
                    key={question.step.id}
                    question={question}
                    trial={trial}
                    answers={answers}
                    onTakeOut={() => takeOut(question)}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
        <Outcome answers={answers} trial={trial} isTrying={triedAnswers(trial.sheet).length > 0} />
      </div>
    </>
  );
}

/** The questions that are tried, and those that the person asked about and has not taken yet. */
function useTriedQuestions(answers: Answers, trial: Answers) {
  const { type } = answers.caseFile.application;
  const [search] = useSearchParams();
  const suggested = useMemo(() => questionsBehind(type, search.getAll("question")), [type, search]);
  const [chosen, setChosen] = useState<readonly TrialQuestion[]>(suggested.length === 1 ? suggested : []);
  const list = useRef<HTMLUListElement>(null);
  const add = (question: TrialQuestion | undefined) => {
    if (!question || chosen.includes(question)) return;
    setChosen([question, ...chosen]);
    // The control is drawn by then; the person goes on there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("li:first-child :is(input, select, textarea, button)")?.focus(),
    );
  };
  const takeOut = (question: TrialQuestion) => {
    setChosen(chosen.filter((each) => each !== question));
    const { key } = splitPath(question.step.id);
    // Another question on the page may try another part of the same answer.
    if (!chosen.some((each) => each !== question && splitPath(each.step.id).key === key)) takeBack(trial.sheet, key);
    document.getElementById(searchId)?.focus();
  };
  const rest = suggested.filter((question) => !chosen.includes(question));
  return { list, questions: trialQuestions(type), chosen, rest, add, takeOut };
}

const searchId = "trial-question";

type SearchProps = {
  questions: readonly TrialQuestion[];
  chosen: readonly TrialQuestion[];
  answers: Answers;
  onAdd: (question: TrialQuestion | undefined) => void;
};

/** Finds a question to try, by the words of both languages. */
function QuestionSearch({ questions, chosen, answers, onAdd }: SearchProps) {
  const { t, language } = useLanguage();
  const options = useMemo(
    () =>
      trialOptions(
        questions.filter((question) => !chosen.includes(question)),
        answers.reader.fresh(),
        language,
      ),
    [questions, chosen, answers.reader, language],
  );
  return (
    <Combobox
      // Each choice empties the field for the next.
      key={chosen.length}
      id={searchId}
      label={t(whatIfWords.choose)}
      hint={t(whatIfWords.chooseHint)}
      options={options}
      value={undefined}
      clearOnChoice
      onChange={(id) => onAdd(questions.find(({ step }) => step.id === id))}
    />
  );
}

type SuggestedProps = {
  questions: readonly TrialQuestion[];
  answers: Answers;
  onAdd: (question: TrialQuestion) => void;
};

/** The questions behind what the person asked about. */
function Suggested({ questions, answers, onAdd }: SuggestedProps) {
  const { t } = useLanguage();
  return (
    <>
      <p className="trial__name">{t(whatIfWords.suggested)}</p>
      <ul className="what-if__suggested">
        {questions.map((question) => (
          <li key={question.step.id}>
            <Button icon="plus" onClick={() => onAdd(question)}>
              {t(nameOf(question.step, answers.reader.fresh()))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Longest that taking the answers over waits for the server; then the page of the answers says how the saving goes. */
const patience = 3000;

function Outcome({ answers, trial, isTrying }: { answers: Answers; trial: Answers; isTrying: boolean }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const { applicationId, sheet } = answers;
  const before = useMemo(() => computePlan(answers.caseFile), [answers.caseFile]);
  const after = useMemo(() => (isTrying ? computePlan(trial.caseFile) : before), [isTrying, trial.caseFile, before]);
  const keep = async () => {
    setBusy(true);
    handOver(trial.sheet, sheet);
    await Promise.race([sheet.settled(), new Promise((resolve) => setTimeout(resolve, patience))]);
    const { conflicts, refusals, isUnsaved } = sheet.queue.view();
    const isSaved = conflicts.length + refusals.length === 0 && !isUnsaved;
    if (isSaved) showToast({ text: t(whatIfWords.used) });
    navigate(isSaved ? planPath(applicationId) : answersPath(applicationId));
  };
  return (
    <section className="what-if__outcome" aria-labelledby="what-if-result">
      <h2 id="what-if-result">{t(whatIfWords.result)}</h2>
      {isTrying ? (
        <>
          <DifferenceList
            before={before}
            after={after}
            applicationId={applicationId}
            type={answers.caseFile.application.type}
            the={readerFor(answers.caseFile)}
            headingLevel={3}
          />
          <div className="button-row no-print">
            <Button look="primary" busy={busy} onClick={() => void keep()}>
              {t(whatIfWords.use)}
            </Button>
            <LinkButton href={planPath(applicationId)}>{t(whatIfWords.drop)}</LinkButton>
          </div>
          <p className="field__hint">{t(whatIfWords.useHint)}</p>
        </>
      ) : (
        <p>{t(whatIfWords.nothingTried)}</p>
      )}
    </section>
  );
}
