import { useState } from "react";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { loadedOf, useQuery } from "../../api/useQuery.ts";
import type { ApiError } from "../../api/failure.ts";
import { applicationIsReady } from "../flow/loadedFlows.ts";
import { applicationQuery } from "../operations.ts";
import { askedFor, type Extent } from "./extent.ts";
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
export function useApplication(applicationId: string | undefined, extent: Extent = "documents"): ApplicationState {
  const query = useQuery(
    applicationQuery,
    applicationId === undefined ? undefined : askedFor(applicationId, extent),
    applicationIsReady,
  );
  const [readingProgress, setReadingProgress] = useState<ReadonlyMap<string, ReadingProgress>>(new Map());
  const { askNow } = useAskOnChange(applicationId, query, {
    onProgress: ({ fileId, progress }) => {
      if (fileId !== null && progress !== null) setReadingProgress((before) => new Map(before).set(fileId, progress));
    },
  });
  // Who comes from the plan sees at once what it knew.
  const known =
    query.data ??
    (applicationId === undefined || extent === "whole"
      ? undefined
      : loadedOf(applicationQuery, askedFor(applicationId, "whole")));
  return { application: known?.application, failure: query.failure, reload: askNow, readingProgress };
}
