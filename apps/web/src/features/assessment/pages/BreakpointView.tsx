import type { BreakpointStep } from "@boreal/domain/questionnaire/step";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { text } from "../text.ts";
import { namedFor, type breakpointWords } from "./breakpointWords.ts";

type BreakpointProps = {
  step: BreakpointStep;
  type: ApplicationType;
  onGoOn: () => void;
  /** No page of the questionnaire comes after it. */
  isLast: boolean;
  words: ReturnType<typeof breakpointWords>;
  /** Where the button of a page that leads out of the questionnaire goes. */
  addressOf: (place: NonNullable<BreakpointStep["leadsTo"]>) => string;
};

/** A page without a question: where one is, and what comes next. */
export function BreakpointView({ step, type, onGoOn, isLast, words, addressOf }: BreakpointProps) {
  const { t } = useLanguage();
  return (
    <>
      <h1 tabIndex={-1}>{words.title}</h1>
      {step.hint && <p className="page__lead">{t(namedFor(type, step.hint))}</p>}
      {words.left !== undefined && <p>{words.left}</p>}
      <ButtonRow>
        {step.leadsTo ? (
          <>
            <LinkButton look="primary" href={addressOf(step.leadsTo)}>
              {t(namedFor(type, step.button))}
            </LinkButton>
            {!isLast && <Button onClick={onGoOn}>{t(text.goOnHere)}</Button>}
          </>
        ) : (
          <Button look="primary" icon="arrowRight" onClick={onGoOn}>
            {t(namedFor(type, step.button))}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
