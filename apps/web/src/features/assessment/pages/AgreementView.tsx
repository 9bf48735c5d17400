import type { AgreementStep } from "@boreal/domain/questionnaire/step";
import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { text } from "../text.ts";

type AgreementProps = {
  step: AgreementStep;
  /** What was said before, if anything. */
  agreed: boolean | undefined;
  /** Stores the decision; what comes back says why it was not taken. Only applicants agree, each for themselves. */
  decide: ((agreed: boolean) => Promise<BilingualText | undefined>) | undefined;
  onGoOn: () => void;
};

/** A statement to agree to, or not; both lead on. */
export function AgreementView({ step, agreed, decide, onGoOn }: AgreementProps) {
  const { t } = useLanguage();
  const action = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const choose = (choice: boolean) =>
    action.run(async () => {
      const why = await decide?.(choice);
      setRefused(why);
      if (!why) onGoOn();
    });
  return (
    <>
      <h1 tabIndex={-1}>{t(step.question)}</h1>
      {step.hint && <p className="page__lead">{t(step.hint)}</p>}
      {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
      {agreed !== undefined && <Banner tone="quiet">{t(agreed ? text.agreedBefore : text.disagreedBefore)}</Banner>}
      <FailureBanner failure={action.failure} />
      {refused && (
        <Banner tone="blocked" live>
          {t(refused)}
        </Banner>
      )}
      {decide ? (
        <ButtonRow>
          <Button look="primary" busy={action.busy} onClick={() => void choose(true)}>
            {t(step.agree)}
          </Button>
          <Button busy={action.busy} onClick={() => void choose(false)}>
            {t(step.disagree)}
          </Button>
        </ButtonRow>
      ) : (
        <>
          <p>{t(text.applicantAgrees)}</p>
          <Button onClick={onGoOn}>{t(text.goOnWithout)}</Button>
        </>
      )}
    </>
  );
}
