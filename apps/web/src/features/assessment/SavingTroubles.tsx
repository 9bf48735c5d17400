import { readerFor } from '@boreal/domain/questionnaire/inUse';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import { Link } from 'wouter';
import { stepPath } from '../../case/addresses.ts';
import { questionOf } from '../../case/questionOf.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { answerLine } from '../../case/answerWords.ts';
import { keyOf } from './answerQueue.ts';
import { type AskingStep } from '../../case/askedFields.ts';
import { text } from './text.ts';
import type { Answers } from './useAnswers.ts';

/** What saving needs the person for: answers changed in two places, and answers given on another page that were refused. */
export function SavingTroubles({ answers, pageKeys }: { answers: Answers; pageKeys: readonly string[] }) {
  const tools = useLanguage();
  const { t } = tools;
  const { type } = answers.caseFile.application;
  const elsewhere = answers.view.refusals.filter((refusal) => !pageKeys.includes(keyOf(refusal.path)));
  return (
    <>
      {answers.view.conflicts.map((conflict) => {
        const asked = questionOf(type, conflict.key);
        const step = askingStep(answers, conflict.key);
        const the = readerFor(answers.caseFile);
        return (
          <Banner key={conflict.key} tone="attention" title={t(text.conflictTitle)} live>
            {asked && <p>{t(asked.question)}</p>}
            <p>{t(text.conflictMore)}</p>
            <dl className="conflict">
              <dt>{t(text.yours)}</dt>
              <dd>{answerLine(step, conflict.mine, the, tools)}</dd>
              <dt>{t(text.theOther, { time: conflict.answeredAt === '' ? '' : tools.dateTime(conflict.answeredAt) })}</dt>
              <dd>{answerLine(step, conflict.theirs, the, tools)}</dd>
            </dl>
            <ButtonRow>
              <Button onClick={() => answers.sheet.queue.resolve(conflict.key, 'mine')}>{t(text.keepYours)}</Button>
              <Button onClick={() => answers.sheet.queue.resolve(conflict.key, 'theirs')}>{t(text.keepStored)}</Button>
            </ButtonRow>
          </Banner>
        );
      })}
      {elsewhere.map((refusal) => {
        const asked = questionOf(type, keyOf(refusal.path));
        return (
          <Banner key={`${refusal.path ?? ''} ${refusal.code}`} tone="blocked" title={t(text.refusedTitle)} live>
            <p>{t(refusal.text)}</p>
            {asked && <Link href={stepPath(answers.applicationId, asked.stepId)}>{t(asked.question)}</Link>}
          </Banner>
        );
      })}
    </>
  );
}

function askingStep(answers: Answers, key: string): AskingStep | undefined {
  const steps = stepsOf(answers.caseFile.application.type).flatMap((step) => (step.type === 'group' ? [...step.members] : [step]));
  return steps.find((step): step is AskingStep => (step.type === 'question' || step.type === 'list') && step.id === key);
}
