import type { HubStep } from "@boreal/domain/questionnaire/step";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";

/** A shortcut to another part of the application, with a way to pass it over. */
export function HubView({ step, openHref, onSkip }: { step: HubStep; openHref: string; onSkip: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <h1 tabIndex={-1}>{t(step.question)}</h1>
      {step.hint && <p className="page__lead">{t(step.hint)}</p>}
      {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
      <ButtonRow>
        <LinkButton look="primary" href={openHref}>
          {t(step.open)}
        </LinkButton>
        <Button onClick={onSkip}>{t(step.skip)}</Button>
      </ButtonRow>
    </>
  );
}
