import type { PlannedDifference } from "@boreal/domain/plan/planned";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { Link } from "wouter";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { askingSteps } from "../answers/askedFields.ts";
import { questionOf } from "../answers/questionOf.ts";
import { valueWords } from "../fields/valueWords.ts";
import { stepPath, vaultPagePath } from "../loading/addresses.ts";
import { readerOf } from "../loading/readerOf.ts";
import type { DocumentFile, TheApplication } from "../loading/theCase.ts";
import { acknowledgeWarningMutation } from "../operations.ts";
import { readValuesId } from "./readValuesId.ts";
import { sideBySideText as text } from "./sideBySide.text.ts";
import { TwoValues } from "./TwoValues.tsx";
import { useTakeOver } from "./useTakeOver.ts";

type AnswerOrDocumentProps = {
  difference: PlannedDifference;
  application: TheApplication;
  onChanged: (() => void) | undefined;
};

/** An answer beside what a document says instead, with one press for each that settles it. */
export function AnswerOrDocument({ difference, application, onChanged }: AnswerOrDocumentProps) {
  const tools = useLanguage();
  const { t } = tools;
  const showToast = useToast();
  const kept = useAction();
  const afterwards = () => {
    // The pair goes away with the button that was pressed.
    document.querySelector<HTMLElement>("main h1")?.focus();
    onChanged?.();
  };
  const takenOver = useTakeOver(application, { onTaken: afterwards, onStale: () => onChanged?.() });
  const the = readerOf(application.caseFile);
  const steps = stepsOf(application.type as ApplicationType);
  const path = difference.step as AnswerPath;
  const asked = steps.flatMap(askingSteps).find(({ id }) => id === path);
  const named = questionOf(steps, path, { the });
  const file = application.documents.find(({ id }) => id === difference.fileId);
  if (!named || asked?.type !== "question") return null;
  const answered = the.value(path);
  const keep = () =>
    kept.run(async () => {
      const seen = { applicationId: application.id, warningId: difference.id, fileId: difference.fileId };
      await send(acknowledgeWarningMutation, seen, { repeatable: true });
      showToast({ text: t(text.kept) });
      afterwards();
    });
  const hidden = <span className="visually-hidden">{t(named.question)}</span>;
  return (
    <TwoValues
      label={t(named.question)}
      fileName={file?.name ?? ""}
      ours={{
        heading: t(text.answered),
        value: valueWords(asked, answered, tools),
        way: (
          <Button busy={kept.busy} onClick={() => void keep()}>
            {t(text.keepAnswer)} {hidden}
          </Button>
        ),
      }}
      read={{
        value: valueWords(asked, difference.read, tools),
        way: (
          <Button busy={takenOver.busy} onClick={() => void takenOver.take({ path, answered, read: difference.read })}>
            {t(text.takeDocument)} {hidden}
          </Button>
        ),
      }}
    >
      <Neither
        application={application}
        file={file}
        answerHref={stepPath(application.id, named.stepId)}
        question={t(named.question)}
      />
      {takenOver.refusal !== undefined && <p role="alert">{takenOver.refusal}</p>}
      <FailureBanner failure={kept.failure ?? takenOver.failure} />
    </TwoValues>
  );
}

type NeitherProps = {
  application: TheApplication;
  file: DocumentFile | undefined;
  answerHref: string;
  question: string;
};

/** The ways for who finds both wrong. */
function Neither({ application, file, answerHref, question }: NeitherProps) {
  const { t } = useLanguage();
  const hidden = <span className="visually-hidden">{question}</span>;
  return (
    <p className="side-by-side__neither">
      {t(text.neither)}{" "}
      <Link href={answerHref}>
        {t(text.changeAnswer)} {hidden}
      </Link>
      {file?.abilities.includes("correctReading") && (
        <>
          {" · "}
          <Link href={`${vaultPagePath(application.id, file.page, file.childNumber)}#${readValuesId(file.id)}`}>
            {t(text.correctReading)} {hidden}
          </Link>
        </>
      )}
    </p>
  );
}
