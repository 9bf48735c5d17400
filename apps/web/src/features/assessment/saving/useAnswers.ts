import type { Text } from "@boreal/domain/kernel/text";
import { useCallback, useEffect, useMemo } from "react";
import type { ApiError } from "../../../api/failure.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useApplicationChanges } from "../../../api/useApplicationChanges.ts";
import { useAskAgain } from "../../../api/useAskAgain.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { acknowledgeWarningMutation } from "../../../case/operations.ts";
import type { FindQuestions } from "../../../case/flow/questions.ts";
import { caseFileOf } from "../../../case/loading/theCase.ts";
import { isStaff, useMe } from "../../../shell/session.tsx";
import type { StoredAnswers } from "../../../case/saving/unsavedAnswers.ts";
import type { QueueSurroundings } from "../../../case/saving/queueSurroundings.ts";
import type { AnswerSheet, SheetView } from "../../../case/saving/answerSheet.ts";
import type { SheetKey } from "../../../case/saving/keptSheets.ts";
import { leaveCase, useLeftCase } from "./leftCase.ts";
import { localCase, type LocalCase } from "./localCase.ts";
import { assessmentQuery, setAgreementMutation } from "../operations.ts";
import type { Acknowledged } from "../pages/pageOrder.ts";
import { sendAnswers } from "./sendAnswers.ts";
import { useKeptSheet } from "../../../case/saving/useKeptSheet.ts";

type Loaded = NonNullable<ResultOf<typeof assessmentQuery>["application"]>;

/** An answer of an older version of the questionnaire that fits none of its questions any more. */
export type KeptAnswer = Loaded["unreadableAnswers"][number];

export type Answers = LocalCase & {
  readonly applicationId: string;
  readonly mayAnswer: boolean;
  /** Whether who answered what and when is for this reader; guests are never told. */
  readonly mayReadHistory?: boolean;
  /** Where to write about confidential questions; none when the office gave no address. */
  readonly contactEmail?: string | null | undefined;
  /** None is told to guests. */
  readonly unreadable?: readonly KeptAnswer[];
  readonly removeUnreadable?: (kept: KeptAnswer) => Promise<"removed" | "changed" | Text>;
  readonly sheet: AnswerSheet;
  readonly view: SheetView;
  readonly acknowledged: Acknowledged;
  readonly acknowledge: (warningIds: readonly string[]) => Promise<void>;
  /** Stores what the person says on an agreement page; what comes back says why it was not taken. Only applicants agree. */
  readonly decide?: ((agreed: boolean) => Promise<Text | undefined>) | undefined;
};

export type AnswersState = {
  readonly answers: Answers | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
  /** All is here but the questions. */
  readonly lacksQuestions: boolean;
};

/** The answers of one application: shown, changed, and saved as they are given. On a broken line they are shown as this device knows them. */
export function useAnswers(applicationId: string, questionsOf: FindQuestions): AnswersState {
  const me = useMe();
  const { data, failure, reload, setData } = useQuery(assessmentQuery, { id: applicationId });
  useAskAgain(failure, reload);
  const place = useMemo((): SheetKey => ({ realm: "whole", person: me.id, applicationId }), [me.id, applicationId]);
  const left = useLeftCase<Loaded>(place, data === undefined, failure);
  const loaded = data ? data.application : left?.loaded;
  useApplicationChanges(applicationId, ({ kind, isOwn }) => {
    // What this page sent it knows already: answers by the sheet, the rest by what the server replied.
    if (kind !== "readingProgress" && !(isOwn && (kind === "answers" || kind === "warning"))) reload();
  });
  const stored = useMemo(() => left?.stored ?? (loaded ? storedIn(loaded) : undefined), [left, loaded]);
  const sending = useCallback<QueueSurroundings["send"]>(
    (answers) => sendAnswers(applicationId, answers, "account"),
    [applicationId],
  );
  const open = useKeptSheet(place, stored, sending);
  const sheet = open?.kept.sheet;
  useEffect(
    () =>
      sheet?.queue.onSent((result) => {
        if (!result) return;
        // A save may have ended a confirmation. What is only known from this device is read anew instead.
        if (!data) reload();
        else if (result.acknowledged && data.application)
          setData({ application: { ...data.application, acknowledgedWarnings: [...result.acknowledged] } });
      }),
    [sheet, data, reload, setData],
  );
  const view = open?.view;
  useLeave(place, !isStaff(me.role) && data?.application ? data.application : undefined, sheet, view);

  const acknowledge = useCallback(
    async (warningIds: readonly string[]) => {
      if (!loaded) return;
      let acknowledgedWarnings = loaded.acknowledgedWarnings;
      for (const warningId of warningIds) {
        const result = await send(
          acknowledgeWarningMutation,
          { applicationId, warningId, fileId: null },
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
      const versions = (loaded?.answerVersions ?? {}) as Record<string, number>;
      const cleared = { key, value: null, baseVersion: versions[key] ?? 0 };
      const result = await sendAnswers(applicationId, [cleared], "account");
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

  const answers = useMemo((): Answers | undefined => {
    if (!loaded || !sheet || !view) return undefined;
    const caseFile = caseFileOf(loaded.caseFile);
    const questions = questionsOf(caseFile.application.type);
    if (!questions) return undefined;
    return {
      ...localCase(questions, caseFile, view, "whole"),
      applicationId,
      mayAnswer: loaded.abilities.includes("answer"),
      contactEmail: loaded.contactEmail,
      // Given again since: what was kept is history.
      unreadable: keptIn(loaded).filter(({ key }) => view.values[key] === undefined),
      removeUnreadable,
      mayReadHistory: loaded.abilities.includes("readHistory"),
      sheet,
      view,
      acknowledged: loaded.acknowledgedWarnings,
      acknowledge,
      decide: loaded.abilities.includes("agree") ? decide : undefined,
    };
  }, [applicationId, questionsOf, loaded, sheet, view, acknowledge, decide, removeUnreadable]);
  const lacksQuestions = Boolean(loaded && view && !answers);
  return { answers: loaded === null ? null : answers, failure: left ? undefined : failure, reload, lacksQuestions };
}

const withAgreement = (document: unknown, agreedToDisclaimer: boolean) => {
  const { application, ...others } = document as { readonly application: object };
  return { ...others, application: { ...application, agreedToDisclaimer } };
};

/** What this device kept of a case may be of a time when they were not told. */
const keptIn = ({ unreadableAnswers }: Partial<Pick<Loaded, "unreadableAnswers">>): readonly KeptAnswer[] =>
  unreadableAnswers ?? [];

function storedIn(loaded: Loaded): StoredAnswers {
  const versions = loaded.answerVersions;
  return { values: caseFileOf(loaded.caseFile).answers, versions: (versions ?? {}) as Record<string, number> };
}

/** Leaves what is known of the case on this device: when it was read, and after each save. */
function useLeave(
  place: SheetKey,
  loaded: Loaded | undefined,
  sheet: AnswerSheet | undefined,
  view: SheetView | undefined,
): void {
  const savedAt = view?.state.kind === "saved" ? view.state.at : undefined;
  useEffect(() => {
    if (loaded && sheet) void leaveCase(place, { loaded, stored: sheet.queue.stored() });
  }, [place, loaded, sheet, savedAt]);
}
