import { planPath, stepPath } from '../../case/addresses.ts';
import { isStaff, useMe } from '../../shell/session.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { AnswerList, AnswerWords } from '../../case/AnswerList.tsx';
import { answerLists, type UnneededAnswer } from '../../case/answerLines.ts';
import { waitingPages } from './pageOrder.ts';
import { text } from './text.ts';
import type { Answers } from './useAnswers.ts';

/** All answers on one page, to be checked before anything is built on them. */
export function AnswerReview({ answers }: { answers: Answers }) {
  const { t } = useLanguage();
  const { role } = useMe();
  const { applicationId, caseFile, mayAnswer } = answers;
  const { sections, unneeded } = answerLists(caseFile);
  const open = sections.flatMap(({ lines }) => lines).filter((line) => line.state === 'open' || line.state === 'wrong').length;
  const [next] = waitingPages(caseFile, answers.acknowledged);
  return (
    <>
      <h1 tabIndex={-1}>{t(text.checkTitle)}</h1>
      {!mayAnswer && !isStaff(role) && <Banner tone="quiet">{t(text.readOnly)}</Banner>}
      <Banner tone={open === 0 ? 'done' : 'attention'}>
        <p>{open === 0 ? t(text.allAnswered) : t(open === 1 ? text.openOne : text.openCount, { count: open })}</p>
      </Banner>
      {sections.map(({ section, lines }) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`}>{t(section.title)}</h2>
          <AnswerList caseFile={caseFile} lines={lines} applicationId={applicationId} mayAnswer={mayAnswer} />
        </section>
      ))}
      {unneeded.length > 0 && <Unneeded answers={answers} unneeded={unneeded} />}
      <div className="button-row">
        {next !== undefined && mayAnswer && (
          <LinkButton look="primary" href={stepPath(applicationId, next)}>
            {t(text.nextOpen)}
          </LinkButton>
        )}
        <LinkButton look={next === undefined && mayAnswer ? 'primary' : 'secondary'} href={planPath(applicationId)}>
          {t(isStaff(role) ? text.toCase : text.toPlan)}
        </LinkButton>
      </div>
    </>
  );
}

function Unneeded({ answers, unneeded }: { answers: Answers; unneeded: readonly UnneededAnswer[] }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { queue } = answers.sheet;
  const remove = ({ step, value }: UnneededAnswer) => {
    queue.set(step.id, undefined, 0);
    showToast({ text: t(text.answerRemoved), undo: () => queue.set(step.id, value, 0) });
  };
  return (
    <section aria-labelledby="no-longer-needed">
      <h2 id="no-longer-needed">{t(text.noLongerNeeded)}</h2>
      <p>{t(text.noLongerNeededMore)}</p>
      <dl className="answer-list">
        {unneeded.map((each) => (
          <div className="answer-list__line" key={each.step.id}>
            <dt className="answer-list__question">{t(each.step.question)}</dt>
            <dd className="answer-list__answer">
              <AnswerWords caseFile={answers.caseFile} step={each.step} value={each.value} />
              {each.because.length > 0 && (
                <p className="answer-list__because">
                  {t(text.notAskedBecause)} {each.because.map((sentence) => t(sentence)).join('; ')}
                </p>
              )}
            </dd>
            {answers.mayAnswer && (
              <dd className="answer-list__change">
                <Button look="quiet" onClick={() => remove(each)}>
                  {t(text.remove)}
                  <span className="visually-hidden"> {t(each.step.question)}</span>
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
