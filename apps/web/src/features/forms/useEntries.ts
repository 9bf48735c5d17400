import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useCallback, useEffect, useMemo } from "react";
import type { ApiError } from "../../api/failure.ts";
import type { ResultOf } from "../../api/graphql.ts";
import { useApplicationChanges } from "../../api/useApplicationChanges.ts";
import { useAskAgain } from "../../api/useAskAgain.ts";
import { useQuery } from "../../api/useQuery.ts";
import { leaveOnDevice, useLeftOnDevice, type LeftKey } from "../../case/loading/leftOnDevice.ts";
import type { AnswerSheet, SheetView } from "../../case/saving/answerSheet.ts";
import type { QueueDeps } from "../../case/saving/queueDeps.ts";
import type { SheetKey } from "../../case/saving/keptSheets.ts";
import { useKeptSheet } from "../../case/saving/useKeptSheet.ts";
import { applicationIsReady, caseIsReady } from "../../case/flow/loadedFlows.ts";
import { caseFileOf } from "../../case/loading/theCase.ts";
import { isStaff, useMe } from "../../shell/session.tsx";
import { formsQuery } from "./operations.ts";
import { sendFormValues } from "./filling/sendFormValues.ts";
import { caseWithEntries, storedEntries } from "./storedForms.ts";

type Loaded = NonNullable<ResultOf<typeof formsQuery>["application"]>;
export type FormDocument = Loaded["documents"][number];

/** What was entered in the forms and letters of one application, with the case behind it. */
export type Entries = {
  readonly applicationId: string;
  readonly type: Loaded["type"];
  readonly abilities: Loaded["abilities"];
  /** Forms that are open again while the others are not. */
  readonly openAgain: readonly string[];
  /** The reader is the applicant. */
  readonly own: boolean;
  readonly documents: readonly FormDocument[];
  /** Reads the answers in use; entries of forms change nothing in them, so that one reader serves while a person types. */
  readonly answers: CaseReader;
  /** With everything entered, stored or on its way. */
  readonly caseFile: CaseFile;
  readonly sheet: AnswerSheet;
  readonly view: SheetView;
  readonly reload: () => void;
};

export type EntriesState = {
  readonly entries: Entries | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
};

const isReadable = async ({ caseFile }: Loaded) => {
  await caseIsReady(caseFile);
  caseFileOf(caseFile);
};

/** What stands in the forms and letters of one application, saved as it is entered. On a broken line as this device knows it. */
export function useEntries(applicationId: string): EntriesState {
  const me = useMe();
  const { loaded, isKnownHereOnly, failure, reload } = useLoadedForms(applicationId);
  const caseFile = loaded ? caseFileOf(loaded.caseFile) : undefined;
  const open = useFormsSheet(applicationId, loaded, caseFile);
  const sheet = open?.kept.sheet;
  useEffect(
    () =>
      sheet?.queue.onSent((result) => {
        // What is only known from this device is read anew.
        if (result && isKnownHereOnly) reload();
      }),
    [sheet, isKnownHereOnly, reload],
  );
  const answers = useMemo(() => caseFile && readerFor(caseFile), [caseFile]);
  const view = open?.view;
  const entries = useMemo((): Entries | undefined => {
    if (!loaded || !caseFile || !answers || !sheet || !view) return undefined;
    return {
      applicationId,
      type: loaded.type,
      abilities: loaded.abilities,
      openAgain: loaded.openForms,
      own: !isStaff(me.role),
      documents: loaded.documents,
      answers,
      caseFile: caseWithEntries(caseFile, { ...view.values, ...view.rejected }),
      sheet,
      view,
      reload,
    };
  }, [applicationId, loaded, caseFile, answers, sheet, view, me.role, reload]);
  return { entries: loaded === null ? null : entries, failure, reload };
}

/** The case with its forms as the server tells it; on a broken line as this device keeps it. */
function useLoadedForms(applicationId: string) {
  const me = useMe();
  const { data, failure, reload } = useQuery(formsQuery, { id: applicationId }, applicationIsReady);
  useAskAgain(failure, reload);
  useApplicationChanges(applicationId, ({ kind, isOwn }) => {
    // What this page sent stands in the sheet already.
    if (kind !== "readingProgress" && !(isOwn && kind === "forms")) reload();
  });
  const leftPlace = useMemo(
    (): LeftKey => ({ realm: "whole", person: me.id, entry: `forms ${applicationId}` }),
    [me.id, applicationId],
  );
  const left = useLeftOnDevice<Loaded>(leftPlace, data === undefined, failure, isReadable);
  useEffect(() => {
    if (data?.application && !isStaff(me.role)) void leaveOnDevice(leftPlace, data.application);
  }, [data, leftPlace, me.role]);
  return {
    loaded: data ? data.application : left,
    isKnownHereOnly: !data,
    failure: left ? undefined : failure,
    reload,
  };
}

/** What is entered in the forms, kept until it is stored. */
function useFormsSheet(applicationId: string, loaded: Loaded | null | undefined, caseFile: CaseFile | undefined) {
  const me = useMe();
  const stored = useMemo(
    () =>
      loaded && caseFile
        ? storedEntries(caseFile, (loaded.formVersions ?? {}) as Parameters<typeof storedEntries>[1])
        : undefined,
    [loaded, caseFile],
  );
  const place = useMemo(
    (): SheetKey => ({ realm: "whole", person: me.id, applicationId: `forms ${applicationId}` }),
    [me.id, applicationId],
  );
  const sending = useCallback<QueueDeps["send"]>((entries) => sendFormValues(applicationId, entries), [applicationId]);
  return useKeptSheet(place, stored, sending);
}
