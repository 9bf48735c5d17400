import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import type { TheApplication } from "../loading/theCase.ts";
import { withdrawLawyerDecisionMutation } from "./operations.ts";
import { text } from "./text.ts";

export type Word = TheApplication["lawyerDecisions"][number];

/** Who decided, when and why; a lawyer may take it back. */
export function WordLine({
  word,
  application,
  onChanged,
}: {
  word: Word;
  application: TheApplication;
  onChanged?: (() => void) | undefined;
}) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const takeBack = () =>
    action.run(async () => {
      const { withdrawLawyerDecision } = await send(
        withdrawLawyerDecisionMutation,
        { applicationId: application.id, wordId: word.id },
        { repeatable: true },
      );
      const [refused] = withdrawLawyerDecision.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.takenBack) });
      onChanged?.();
    });
  return (
    <>
      <WordSaid word={word} />
      {application.abilities.includes("speakAsLawyer") && (
        <p>
          <Button look="quiet" busy={action.busy} onClick={() => void takeBack()}>
            {t(text.takeBack)}
          </Button>
        </p>
      )}
      <FailureBanner failure={action.failure} />
    </>
  );
}

export function WordSaid({ word }: { word: Word }) {
  const { t, dateTime } = useLanguage();
  const when = dateTime(word.givenAt);
  return (
    <div className="lawyer-word">
      <p>{word.givenByName ? t(text.byName, { name: word.givenByName, when }) : t(text.bySomebody, { when })}</p>
      <p className="lawyer-word__reason" dir="auto">
        {word.reason}
      </p>
    </div>
  );
}
