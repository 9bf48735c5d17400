import { send } from "../../api/send.ts";
import { useLanguage } from "../../ui/language.tsx";
import type { PlannedWarning, TheApplication } from "../loading/theCase.ts";
import { overrideWarningMutation } from "./operations.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import { text } from "./text.ts";
import { WordLine } from "./WordLine.tsx";
import "./lawyerDecision.css";

type OverrideProps = {
  warning: PlannedWarning;
  name: string;
  application: TheApplication;
  onChanged?: (() => void) | undefined;
};

/** What was found in a file is overridden by a lawyer alone; who did, when and why stays in view. */
export function OverrideWarning({ warning, name, application, onChanged }: OverrideProps) {
  const { t } = useLanguage();
  const { id: warningId, fileId } = warning;
  const word = application.lawyerDecisions.find(({ id }) => id === warning.overriddenBy);
  if (word) return <WordLine word={word} application={application} onChanged={onChanged} />;
  if (!warning.blocking || !fileId || !application.abilities.includes("speakAsLawyer")) return null;
  return (
    <ReasonForm
      id={`override-${warningId}-${fileId}`}
      summary={t(text.override)}
      save={t(text.overrideSave)}
      about={name}
      done={text.overridden}
      send={async (reason) =>
        (await send(overrideWarningMutation, { applicationId: application.id, fileId, warningId, reason }))
          .overrideWarning
      }
      onDone={() => onChanged?.()}
    />
  );
}
