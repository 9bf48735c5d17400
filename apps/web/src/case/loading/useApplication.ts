import { useCallback, useEffect, useRef, useState } from "react";
import { useApplicationChanges } from "../../api/useApplicationChanges.ts";
import { useQuery } from "../../api/useQuery.ts";
import type { ApiError } from "../../api/failure.ts";
import { applicationQuery } from "../operations.ts";
import type { DocumentFile, TheApplication } from "./theCase.ts";

export type ReadingProgress = NonNullable<DocumentFile["progress"]>;

export type ApplicationState = {
  /** Null: there is none that this person may see. Undefined: not known yet. */
  readonly application: TheApplication | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
  /** How far the reading of each file is, as told since the page opened. */
  readonly readingProgress: ReadonlyMap<string, ReadingProgress>;
};

/** One application with its plan, kept fresh: whatever changes it elsewhere shows here without reloading. */
export function useApplication(applicationId: string | undefined): ApplicationState {
  const { data, failure, reload } = useQuery(
    applicationQuery,
    applicationId === undefined ? undefined : { id: applicationId },
  );
  const [readingProgress, setReadingProgress] = useState<ReadonlyMap<string, ReadingProgress>>(new Map());
  const reloadSoon = useSoon(reload);
  useApplicationChanges(applicationId, (change) => {
    const { kind, fileId, progress } = change;
    if (kind === "readingProgress" && fileId !== null && progress !== null) {
      setReadingProgress((before) => new Map(before).set(fileId, progress));
      return;
    }
    reloadSoon();
  });
  return { application: data?.application, failure, reload, readingProgress };
}

/** Several changes in a moment are one reason to read again. */
function useSoon(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), 150);
  }, []);
}
