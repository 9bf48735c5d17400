import { splitPath, type AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useText } from "../../ui/language.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { answersNowQuery, saveAnswersMutation } from "../answers/operations.ts";
import { isSame } from "../answers/sameValue.ts";
import { caseFileOf, type TheApplication } from "../loading/theCase.ts";
import { sideBySideText as text } from "./sideBySide.text.ts";

type TakeOver = { readonly path: AnswerPath; readonly answered: unknown; readonly read: unknown };

/** Puts what a document says in place of an answer, as long as the answer still is the one that the person saw. */
export function useTakeOver(
  { id }: Pick<TheApplication, "id">,
  { onTaken, onStale }: { onTaken: () => void; onStale: () => void },
) {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const [refusal, setRefusal] = useState<string>();
  const tellStale = () => {
    setRefusal(t(text.answeredMeanwhile));
    onStale();
  };
  const take = ({ path, answered, read }: TakeOver) =>
    action.run(async () => {
      const { application } = await send(answersNowQuery, { id });
      const caseFile = application && caseFileOf(application.caseFile);
      if (!caseFile || !isSame(readerFor(caseFile).value(path), answered)) return tellStale();
      const { key, part } = splitPath(path);
      const value = part === undefined ? read : { ...(caseFile.answers[key] as object | undefined), [part]: read };
      const baseVersion = (application.answerVersions as Readonly<Record<string, number>>)[key] ?? 0;
      const answers = [{ key, value, baseVersion }];
      const { saveAnswers } = await send(saveAnswersMutation, { applicationId: id, answers, asGuest: false });
      const [refused] = saveAnswers.refusals;
      if (refused) return setRefusal(t(refused.text));
      if (saveAnswers.conflicts.length > 0) return tellStale();
      showToast({ text: t(text.takenOver) });
      return onTaken();
    });
  return { take, refusal, busy: action.busy, failure: action.failure };
}
