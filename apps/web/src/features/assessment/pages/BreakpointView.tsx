import { fill, type Text } from "@boreal/domain/kernel/text";
import type { BreakpointStep } from "@boreal/domain/questionnaire/step";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { applicationName } from "../../../case/applicationNames.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { text } from "../text.ts";

type BreakpointProps = {
  step: BreakpointStep;
  type: ApplicationType;
  /** The page that opens the questionnaire. */
  isFirst: boolean;
  onGoOn: () => void;
  /** No page of the questionnaire comes after it. */
  isLast: boolean;
  /** Sections that still ask something; not told on the pages that open and close the questionnaire. */
  left: number;
  /** Where the button of a page that leads out of the questionnaire goes. */
  addressOf: (place: NonNullable<BreakpointStep["leadsTo"]>) => string;
};

/** A page without a question: where one is, and what comes next. */
export function BreakpointView({ step, type, onGoOn, isFirst, isLast, left, addressOf }: BreakpointProps) {
  const { t } = useLanguage();
  const named = (words: Text): string => {
    const name = applicationName(type);
    return t({ en: fill(words, { applicationName: name.en }).en, fr: fill(words, { applicationName: name.fr }).fr });
  };
  return (
    <>
      <h1 tabIndex={-1}>{named(step.question)}</h1>
      {step.hint && <p className="page__lead">{named(step.hint)}</p>}
      {!isFirst && !step.leadsTo && left > 0 && <p>{t(text.sectionsLeft, { count: left })}</p>}
      <ButtonRow>
        {step.leadsTo ? (
          <>
            <LinkButton look="primary" href={addressOf(step.leadsTo)}>
              {named(step.button)}
            </LinkButton>
            {!isLast && <Button onClick={onGoOn}>{t(text.goOnHere)}</Button>}
          </>
        ) : (
          <Button look="primary" icon="arrowRight" onClick={onGoOn}>
            {named(step.button)}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
