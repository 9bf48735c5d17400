import type { IntroStep } from "@boreal/domain/questionnaire/step";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** A page that explains what comes next, or that nothing has to be done. */
export function IntroView({ step, onGoOn }: { step: IntroStep; onGoOn: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <h1 tabIndex={-1}>{t(step.question)}</h1>
      {step.hint && <p className="page__lead">{t(step.hint)}</p>}
      {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
      {step.footer && <p className="intro__footer">{t(step.footer)}</p>}
      <ButtonRow>
        <Button look="primary" onClick={onGoOn}>
          {t(text.continue)}
        </Button>
      </ButtonRow>
    </>
  );
}
