import type { WarningStep } from "@boreal/domain/questionnaire/step";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { raisedOn } from "./pageOrder.ts";
import type { Answers } from "../saving/useAnswers.ts";

type ContradictionProps = { step: WarningStep; answers: Answers; onConfirmed: () => void; onResolve: () => void };

/** Answers that do not fit together, with two ways on: they are right, or go back and change one. Never blocking. */
export function ContradictionView({ step, answers, onConfirmed, onResolve }: ContradictionProps) {
  const { t } = useLanguage();
  const action = useAction();
  const raised = raisedOn(step, answers);
  const confirm = () =>
    action.run(async () => {
      await answers.sheet.settled();
      await answers.acknowledge(raised.map(({ warning }) => ({ warningId: warning.id })));
      onConfirmed();
    });
  return (
    <>
      <h1 tabIndex={-1}>{t(step.question)}</h1>
      {raised.map(({ warning }) => (
        <Banner key={warning.id} tone="attention">
          <p>{t(warning.message)}</p>
        </Banner>
      ))}
      {step.hint && <p>{t(step.hint)}</p>}
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button look="primary" busy={action.busy} onClick={() => void confirm()}>
          {t(step.confirm)}
        </Button>
        <Button onClick={onResolve}>{t(step.resolve)}</Button>
      </ButtonRow>
    </>
  );
}
