import { useEffect, useRef } from "react";
import type { ResultOf } from "./graphql.ts";
import { applicationChangedSubscription } from "./operations.ts";
import { sharedStreams } from "./sharedStreams.ts";
import { subscribe } from "./subscribe.ts";
import { sincePrefetch } from "./useQuery.ts";

type Change = ResultOf<typeof applicationChangedSubscription>["applicationChanged"];

/** What changed: the server's kinds, and `resumed` after a broken line, when anything may have. */
export type ApplicationChange = Pick<Change, "kind" | "fileId" | "progress" | "isOwn">;

const listen = sharedStreams<ApplicationChange>((id, tell, signal) => {
  void subscribe(
    applicationChangedSubscription,
    { id, askedAgo: sincePrefetch() },
    {
      onEvent: (data) => tell(data.applicationChanged),
      onResumed: () => tell({ kind: "resumed", fileId: null, progress: null, isOwn: false }),
    },
    signal,
  );
});

/** Tells of changes to one application while the component is shown. Read the application again on each that matters. */
export function useApplicationChanges(id: string | undefined, onChange: (change: ApplicationChange) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (id === undefined ? undefined : listen(id, (change) => latest.current(change))), [id]);
}
