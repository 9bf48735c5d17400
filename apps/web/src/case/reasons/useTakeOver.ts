import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
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
export function useTakeOver({ id }: Pick<TheApplication, "id">, onTaken: () => void) {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const [refusal, setRefusal] = useState<string>();
  const take = ({ path, answered, read }: TakeOver) =>
    action.run(async () => {
      const { application } = await send(answersNowQuery, { id });
      if (!application) return;
      const caseFile: CaseFile = caseFileOf(application.caseFile);
      if (!isSame(readerFor(caseFile).value(path), answered)) {
        setRefusal(t(text.answeredMeanwhile));
        return;
      }
      const { key, part } = splitPath(path);
      const value = part === undefined ? read : { ...(caseFile.answers[key] as object | undefined), [part]: read };
      const baseVersion = (application.answerVersions as Readonly<Record<string, number>>)[key] ?? 0;
      const answers = [{ key, value, baseVersion }];
      const { saveAnswers } = await send(saveAnswersMutation, { applicationId: id, answers, asGuest: false });
      const [refused] = saveAnswers.refusals;
      if (refused) setRefusal(t(refused.text));
      else if (saveAnswers.conflicts.length > 0) setRefusal(t(text.answeredMeanwhile));
      else {
        showToast({ text: t(text.takenOver) });
        onTaken();
      }
    });
  return { take, refusal, busy: action.busy, failure: action.failure };
}
