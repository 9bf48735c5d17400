import type { Text } from "@boreal/domain/kernel/text";
import { useCallback } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import type { QueryState } from "../../../api/useQuery.ts";
import { acknowledgeWarningMutation } from "../../../case/operations.ts";
import { setAgreementMutation, type assessmentQuery } from "../operations.ts";
import type { Acknowledged } from "../pages/pageOrder.ts";
import { versionsIn, type KeptAnswer, type LoadedAnswers } from "./loadedAnswers.ts";
import { sendAnswers } from "./sendAnswers.ts";

type Around = Pick<QueryState<ResultOf<typeof assessmentQuery>>, "reload" | "setData"> & {
  readonly loaded: LoadedAnswers | null | undefined;
};

/** What a person does on the pages of the questions beside answering: confirms, agrees, and clears away what fits nowhere. */
export function useAnswerActions(applicationId: string, { loaded, reload, setData }: Around) {
  const acknowledge = useCallback(
    async (seen: Acknowledged) => {
      if (!loaded) return;
      let acknowledgedWarnings = loaded.acknowledgedWarnings;
      for (const { warningId, fileId = null } of seen) {
        const result = await send(
          acknowledgeWarningMutation,
          { applicationId, warningId, fileId },
          { repeatable: true },
        );
        acknowledgedWarnings = result.acknowledgeWarning.application?.acknowledgedWarnings ?? acknowledgedWarnings;
      }
      setData({ application: { ...loaded, acknowledgedWarnings } });
    },
    [applicationId, loaded, setData],
  );

  const removeUnreadable = useCallback(
    async ({ key }: KeptAnswer): Promise<"removed" | "changed" | Text> => {
      const baseVersion = (loaded ? versionsIn(loaded)[key] : undefined) ?? 0;
      const result = await sendAnswers(applicationId, [{ key, value: null, baseVersion }], "account");
      reload();
      return result.refusals[0]?.text ?? (result.conflicts.length > 0 ? "changed" : "removed");
    },
    [applicationId, loaded, reload],
  );

  const decide = useCallback(
    async (agreed: boolean): Promise<Text | undefined> => {
      const { setAgreement } = await send(setAgreementMutation, { applicationId, agreed }, { repeatable: true });
      const [refused] = setAgreement.refusals;
      if (!refused && loaded) setData({ application: { ...loaded, caseFile: withAgreement(loaded.caseFile, agreed) } });
      return refused?.text;
    },
    [applicationId, loaded, setData],
  );

  return { acknowledge, removeUnreadable, decide };
}

const withAgreement = (document: unknown, agreedToDisclaimer: boolean) => {
  const { application, ...others } = document as { readonly application: object };
  return { ...others, application: { ...application, agreedToDisclaimer } };
};
