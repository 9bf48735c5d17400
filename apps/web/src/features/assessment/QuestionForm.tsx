import type { GroupStep, ListStep, QuestionStep } from '@boreal/domain/questionnaire/step';
import { useState } from 'react';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { ErrorSummary, type FieldFault } from '../../ui/ErrorSummary.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { controlId, pageFaults, type PlacedFault } from './pageFields.ts';
import { StepView } from './StepView.tsx';
import { text } from './text.ts';
import type { Answers } from './useAnswers.ts';

type FormProps = { step: QuestionStep | ListStep | GroupStep; answers: Answers; goOn: () => Promise<void> };

/** The questions of one page with "Continue": always ready to be pressed; what is missing is said then. */
export function QuestionForm({ step, answers, goOn }: FormProps) {
  const { t } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [atAttempt, setAtAttempt] = useState<readonly string[]>([]);
  const { view, shownCase, sheet } = answers;
  // Faults are named when the person wants to go on, and disappear as they are mended; new ones wait for the next attempt.
  const faults = pageFaults(step, shownCase, view.drafts);
  const refused = view.refusals.flatMap((each): readonly PlacedFault[] => (each.path ? [{ path: each.path, refusal: each }] : []));
  const told = [...faults.filter((fault) => atAttempt.includes(fault.path)), ...refused];
  const first = told.filter((fault, index) => told.findIndex((other) => other.path === fault.path) === index);
  const errorAt = (path: string) => {
    const fault = first.find((each) => each.path === path);
    return fault && t(fault.refusal.text);
  };
  const submit = () => {
    void sheet.queue.flush();
    if (faults.length === 0) {
      void goOn();
      return;
    }
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
      <ErrorSummary faults={saidOnce(first.map((fault) => ({ fieldId: controlId(fault.path), text: t(fault.refusal.text) })))} attempt={attempt} />
      <StepView step={step} answers={answers} errorAt={errorAt} />
      <ButtonRow>
        <Button look="primary" type="submit">
          {t(text.continue)}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Two fields of which one is enough say the same sentence; the summary says it once and leads to the first. Cards of a list each count. */
const saidOnce = (faults: readonly FieldFault[]): readonly FieldFault[] =>
  faults.filter((fault, index) => /-\d+-/.test(fault.fieldId) || faults.findIndex((other) => other.text === fault.text) === index);
