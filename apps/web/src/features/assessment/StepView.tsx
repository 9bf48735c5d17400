import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { GroupStep, ListStep, QuestionStep } from '@boreal/domain/questionnaire/step';
import { Details } from '../../ui/Details.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { FieldView } from './FieldView.tsx';
import { ListView } from './ListView.tsx';
import { askedOn, type AskingStep } from '../../case/askedFields.ts';
import { answerPath, characterLimit, controlId, isFieldNeeded } from './pageFields.ts';
import { enterInto } from './enterInto.ts';
import type { Answers } from './useAnswers.ts';

type StepViewProps = {
  step: QuestionStep | ListStep | GroupStep;
  answers: Answers;
  /** What is wrong at a path of the case format, in the reader's language. */
  errorAt: (path: string) => string | undefined;
};

/** Draws any definition of the questionnaire: one question as the heading, or several under the heading of their group. */
export function StepView({ step, answers, errorAt }: StepViewProps) {
  const { t } = useLanguage();
  const { shownCase } = answers;
  const asked = askedOn(step, readerFor(shownCase));
  const alone = step.type === 'question';
  return (
    <>
      {!alone && (
        <>
          <h1 tabIndex={-1}>{t(step.question)}</h1>
          {step.hint && <p className="field__hint">{t(step.hint)}</p>}
          {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
        </>
      )}
      {asked.map((asking) => (
        <AskedView key={asking.id} step={asking} asHeading={alone} withTitle={step.type === 'group'} answers={answers} errorAt={errorAt} />
      ))}
    </>
  );
}

type AskedProps = { step: AskingStep; asHeading: boolean; withTitle: boolean; answers: Answers; errorAt: StepViewProps['errorAt'] };

function AskedView({ step, asHeading, withTitle, answers, errorAt }: AskedProps) {
  const { t } = useLanguage();
  const { shownCase } = answers;
  const enter = enterInto(answers);
  const value = shownCase.answers[step.id];
  if (step.type === 'list') {
    return (
      <ListView
        step={step}
        caseFile={shownCase}
        value={value}
        errorAt={errorAt}
        withTitle={withTitle}
        onRow={(index, field, entered) => enter.row(step, index, field, entered)}
        onRows={(rows) => enter.rows(step, rows)}
      />
    );
  }
  const the = readerFor(shownCase);
  const path = answerPath(step.id);
  return (
    <>
      <FieldView
        field={step}
        id={controlId(path)}
        value={value}
        error={errorAt(path)}
        optional={!isFieldNeeded(step, the)}
        asHeading={asHeading}
        limit={step.kind === 'multiline' ? characterLimit(step, the) : undefined}
        onEnter={(entered) => enter.answer(step, entered)}
      />
      {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
    </>
  );
}
