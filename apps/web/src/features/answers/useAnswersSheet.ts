import { useEffect, useMemo, useRef, useState } from "react";
import type { ApiError } from "../../api/failure.ts";
import type { ResultOf } from "../../api/graphql.ts";
import { useAskAgain } from "../../api/useAskAgain.ts";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { applicationIsReady } from "../../case/flow/loadedFlows.ts";
import { caseFileOf } from "../../case/loading/theCase.ts";
import { useMe } from "../../shell/session.tsx";
import type { AnswerEntry } from "./lines/given.ts";
import { answersSheetQuery } from "./operations.ts";
import { sheetOf, type Sheet } from "./sheet.ts";
import { noteVisit, type Visit } from "./visits.ts";

type TheApplication = NonNullable<ResultOf<typeof answersSheetQuery>["application"]>;

type LoadedSheet = {
  readonly application: TheApplication;
  /** None for those who may not read who answered what. */
  readonly sheet: Sheet | undefined;
  /** The visit before this one, in this browser. */
  readonly visitBefore: Visit | null;
};

type SheetState = {
  readonly known: LoadedSheet | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
};

/** Changes within this time, in milliseconds, are one reason to read again: somebody is answering. */
const gathered = 400;

/** All answers of an application with their history, read again when one of them changes. */
export function useAnswersSheet(applicationId: string): SheetState {
  const query = useQuery(answersSheetQuery, { id: applicationId }, applicationIsReady);
  const { askNow } = useAskOnChange(applicationId, query, { gatherMs: gathered });
  const { data, failure } = query;
  useAskAgain(failure, askNow);
  const application = data?.application;
  const entries = data?.answerHistory;
  const visitBefore = useVisit(applicationId, application ? entries : undefined);
  const known = useMemo(() => {
    if (!application || !entries) return application === null ? null : undefined;
    const mayRead = application.abilities.includes("readHistory");
    const { untoldQuestions } = application;
    const sheet = mayRead ? sheetOf(caseFileOf(application.caseFile), entries, untoldQuestions) : undefined;
    return { application, sheet };
  }, [application, entries]);
  return { known: known ? { ...known, visitBefore } : known, failure, reload: askNow };
}

/** Notes this visit, and answers with the one before it, which stays the same as long as the page is open. */
function useVisit(applicationId: string, entries: readonly AnswerEntry[] | undefined): Visit | null {
  const { id } = useMe();
  const [before, setBefore] = useState<Visit | null>(null);
  const noted = useRef<string>(undefined);
  useEffect(() => {
    if (!entries) return;
    const at = new Date().toISOString();
    const upTo =
      entries
        .map(({ answeredAt }) => answeredAt)
        .toSorted()
        .at(-1) ?? at;
    setBefore(noteVisit(id, applicationId, { at, upTo }, noted.current === applicationId));
    noted.current = applicationId;
  }, [id, applicationId, entries]);
  return before;
}
