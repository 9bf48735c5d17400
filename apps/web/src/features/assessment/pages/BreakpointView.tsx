import { fill, type Text } from "@boreal/domain/kernel/text";
import type { BreakpointStep } from "@boreal/domain/questionnaire/step";
import type { Place } from "@boreal/domain/questionnaire/place";
import { minutesOfPages, sectionsNearTheEnd } from "@boreal/domain/questionnaire/timeNeeded";
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
  /** Tells how much is left; not known by the first questions alone, and not told where the questionnaire opens and closes. */
  place: Place | undefined;
  /** Where the button of a page that leads out of the questionnaire goes. */
  addressOf: (place: NonNullable<BreakpointStep["leadsTo"]>) => string;
};

/** A page without a question: where one is, and what comes next. */
export function BreakpointView({ step, type, onGoOn, isFirst, isLast, place, addressOf }: BreakpointProps) {
  const { t } = useLanguage();
  const named = (words: Text): string => {
    const name = applicationName(type);
    return t({ en: fill(words, { applicationName: name.en }).en, fr: fill(words, { applicationName: name.fr }).fr });
  };
  const time = t(text.aboutMinutes, { count: minutesOfPages(place?.pagesLeft ?? 0) });
  const left =
    !isFirst && !step.leadsTo && place && place.left > 0
      ? t(text.sectionsLeft, { count: place.left, time })
      : undefined;
  const leftIsTitle = step.saysEndIsNear === true && (place?.left ?? 0) > sectionsNearTheEnd ? left : undefined;
  return (
    <>
      <h1 tabIndex={-1}>{leftIsTitle ?? named(step.question)}</h1>
      {step.hint && <p className="page__lead">{named(step.hint)}</p>}
      {left !== undefined && leftIsTitle === undefined && <p>{left}</p>}
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
