import { splitPath } from '@boreal/domain/caseFile/answers/answers';
import type { CompositeStep, GroupStep, ListStep, QuestionStep } from '@boreal/domain/questionnaire/step';
import { raiseForAnswers } from '@boreal/domain/warnings/raiseForAnswers';
import { useMemo, useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { keyOf } from './answerQueue.ts';
import { enterInto } from './enterInto.ts';
import { pageFaults, type PlacedFault } from './pageFields.ts';
import { StepView } from './StepView.tsx';
import { summaryOf } from './summaryOf.ts';
import { text } from './text.ts';
import { useThePage, type ThePage } from './thePage.ts';
import type { Answers } from './useAnswers.ts';

type FormProps = { step: QuestionStep | ListStep | CompositeStep | GroupStep; answers: Answers; goOn: () => Promise<void> };

/** The questions of one page with "Continue": always ready to be pressed; what is missing is said then. */
export function QuestionForm({ step, answers, goOn }: FormProps) {
  const { t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [atAttempt, setAtAttempt] = useState<readonly string[]>([]);
  const page = useThePage(step, answers);
  const { view, sheet } = answers;
  // Faults are named when the person wants to go on, and disappear as they are mended; new ones wait for the next attempt.
  const faults = useMemo(() => pageFaults(page.asked, page.caseFile, page.the, view.drafts), [page, view.drafts]);
  const keys = new Set<string>(page.asked.map((asking) => splitPath(asking.id).key));
  // What the server would not take of other pages is told over this one (SavingTroubles).
  const refused = view.refusals.flatMap((each): readonly PlacedFault[] => (each.path && keys.has(keyOf(each.path)) ? [{ path: each.path, refusal: each }] : []));
  const told = [...faults.filter((fault) => atAttempt.includes(fault.path)), ...refused];
  const first = told.filter((fault, index) => told.findIndex((other) => other.path === fault.path) === index);
  const errorAt = (path: string) => {
    const fault = first.find((each) => each.path === path);
    return fault && t(fault.refusal.text);
  };
  const submit = () => {
    if (faults.length === 0) {
      enterInto(answers, page).confirmFilledIn();
      void sheet.queue.flush();
      void goOn();
      return;
    }
    void sheet.queue.flush();
    setAtAttempt(faults.map((fault) => fault.path));
    setAttempt(attempt + 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={() => void sheet.queue.flush()}
    >
      <ErrorSummary faults={summaryOf(first, step.type === 'question', t)} attempt={attempt} />
      <StepView step={step} answers={answers} page={page} errorAt={errorAt} />
      <PageWarnings page={page} />
      <ButtonRow>
        <Button look="primary" type="submit">
          {t(text.continue)}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** What the answers of this page give cause to check. Those that ask for a decision have a page of their own. */
function PageWarnings({ page }: { page: ThePage }) {
  const { t } = useLanguage();
  const raised = useMemo(() => {
    const named = [page.step, ...page.asked].flatMap((step) => step.warnings ?? []);
    return named.length === 0 ? [] : raiseForAnswers(page.the, new Set(named)).filter(({ warning }) => !warning.isPopUp);
  }, [page]);
  return (
    <div aria-live="polite">
      {raised.map(({ warning }) => (
        <Banner key={warning.id} tone={warning.isBlocking ? 'blocked' : 'attention'} title={t(warning.message)}>
          <p>{t(warning.fix)}</p>
        </Banner>
      ))}
    </div>
  );
}
