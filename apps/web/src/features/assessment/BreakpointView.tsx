import { fill, type Text } from '@boreal/domain/kernel/text';
import type { BreakpointStep } from '@boreal/domain/questionnaire/step';
import { applicationName } from '../../case/applicationNames.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/language.tsx';

/** A page without a question: where one is, and what comes next. */
export function BreakpointView({ step, type, onGoOn }: { step: BreakpointStep; type: string; onGoOn: () => void }) {
  const { t } = useLanguage();
  const named = (words: Text): string => {
    const name = applicationName(type);
    return t({ en: fill(words, { applicationName: name.en }).en, fr: fill(words, { applicationName: name.fr }).fr });
  };
  return (
    <>
      <h1 tabIndex={-1}>{named(step.question)}</h1>
      {step.hint && <p className="page__lead">{named(step.hint)}</p>}
      <ButtonRow>
        <Button look="primary" icon="arrowRight" onClick={onGoOn}>
          {named(step.button)}
        </Button>
      </ButtonRow>
    </>
  );
}
