import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";
import { useCallback, useEffect, useMemo } from "react";
import type { ApiError } from "../../../api/failure.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { useApplicationChanges } from "../../../api/useApplicationChanges.ts";
import { useAskAgain } from "../../../api/useAskAgain.ts";
import { useQuery, type QueryState } from "../../../api/useQuery.ts";
import type { FindQuestions } from "../../../case/flow/questions.ts";
import { caseFileOf } from "../../../case/loading/theCase.ts";
import { isStaff, useMe } from "../../../shell/session.tsx";
import type { QueueDeps } from "../../../case/saving/queueDeps.ts";
import type { AnswerSheet, SheetView } from "../../../case/saving/answerSheet.ts";
import type { SheetKey } from "../../../case/saving/keptSheets.ts";
import { leaveCase, useLeftCase } from "./leftCase.ts";
import { localCase, type LocalCase } from "./localCase.ts";
import { assessmentQuery } from "../operations.ts";
import { keptIn, storedIn, type KeptAnswer, type LoadedAnswers } from "./loadedAnswers.ts";
import { useAnswerActions } from "./useAnswerActions.ts";
import type { Acknowledged } from "../pages/pageOrder.ts";
import { sendAnswers } from "./sendAnswers.ts";
import { useKeptSheet } from "../../../case/saving/useKeptSheet.ts";

export type Answers = LocalCase & {
  readonly applicationId: string;
  readonly mayAnswer: boolean;
  /** The same of one page of questions: it may be open again while the others are not. */
  readonly mayAnswerAt: (pageId: string) => boolean;
  /** It is open although the rest is closed: the legal team said why. Guests are not told. */
  readonly isReopenedAt?: (pageId: string) => boolean;
  /** Questions of which this reader is not told: they are not "not answered". */
  readonly untold?: readonly string[];
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
  readonly acknowledge: (seen: Acknowledged) => Promise<void>;
  /** Stores what the person says on an agreement page; what comes back says why it was not taken. Only applicants agree. */
  readonly decide?: ((agreed: boolean) => Promise<Text | undefined>) | undefined;
};

export type AnswersState = {
  readonly answers: Answers | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
  /** The type of application, once it is known. */
  readonly type: ApplicationType | undefined;
  /** All is here but the questions. */
  readonly lacksQuestions: boolean;
};

const toldWith = ({ untoldQuestions, contactEmail }: LoadedAnswers) => ({ untold: untoldQuestions, contactEmail });

/**
 * The answers of one application: shown, changed, and saved as they are given. On a broken line they are shown as this device
 * knows them. `ready`: what a page waits for that knows all questions from the beginning.
 */
export function useAnswers(
  applicationId: string,
  questionsOf: FindQuestions,
  ready?: (caseFile: unknown) => Promise<void>,
): AnswersState {
  const me = useMe();
  const { data, failure, reload, setData } = useQuery(
    assessmentQuery,
    { id: applicationId },
    useCallback((result: Result) => ready?.(result.application?.caseFile), [ready]),
  );
  useAskAgain(failure, reload);
  const place = useMemo((): SheetKey => ({ realm: "whole", person: me.id, applicationId }), [me.id, applicationId]);
  const left = useLeftCase<LoadedAnswers>(place, data === undefined, failure, ready);
  const loaded = data ? data.application : left?.loaded;
  useApplicationChanges(applicationId, ({ kind, isOwn }) => {
    // What this page sent it knows already: answers by the sheet, the rest by what the server replied.
    if (kind !== "readingProgress" && !(isOwn && (kind === "answers" || kind === "warning"))) reload();
  });
  const stored = useMemo(() => left?.stored ?? (loaded ? storedIn(loaded) : undefined), [left, loaded]);
  const sending = useCallback<QueueDeps["send"]>(
    (answers) => sendAnswers(applicationId, answers, "account"),
    [applicationId],
  );
  const open = useKeptSheet(place, stored, sending);
  const sheet = open?.kept.sheet;
  useAfterSaves(sheet, { data, reload, setData });
  const view = open?.view;
  useLeave(place, !isStaff(me.role) && data?.application ? data.application : undefined, sheet, view);

  const { acknowledge, removeUnreadable, decide } = useAnswerActions(applicationId, { loaded, reload, setData });
  const answers = useMemo((): Answers | undefined => {
    if (!loaded || !sheet || !view) return undefined;
    const caseFile = caseFileOf(loaded.caseFile);
    const questions = questionsOf(caseFile.application.type);
    if (!questions) return undefined;
    return {
      ...localCase(questions, caseFile, view, "whole"),
      applicationId,
      mayAnswer: loaded.abilities.includes("answer"),
      mayAnswerAt: (pageId) => loaded.abilities.includes("answer") || loaded.openSteps.includes(pageId),
      isReopenedAt: (pageId) => loaded.openSteps.includes(pageId),
      ...toldWith(loaded),
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
  return {
    answers: loaded === null ? null : answers,
    failure: left ? undefined : failure,
    reload,
    type: loaded ? caseFileOf(loaded.caseFile).application.type : undefined,
    lacksQuestions,
  };
}

type Result = ResultOf<typeof assessmentQuery>;
type Asked = Pick<QueryState<Result>, "data" | "reload" | "setData">;

/** Takes over what a save tells beside what is stored. */
function useAfterSaves(sheet: AnswerSheet | undefined, { data, reload, setData }: Asked): void {
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
}

/** Leaves what is known of the case on this device: when it was read, and after each save. */
function useLeave(
  place: SheetKey,
  loaded: LoadedAnswers | undefined,
  sheet: AnswerSheet | undefined,
  view: SheetView | undefined,
): void {
  const savedAt = view?.state.kind === "saved" ? view.state.at : undefined;
  useEffect(() => {
    if (loaded && sheet) void leaveCase(place, { loaded, stored: sheet.queue.stored() });
  }, [place, loaded, sheet, savedAt]);
}
