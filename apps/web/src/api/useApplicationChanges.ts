import { useEffect, useRef } from "react";
import type { ResultOf } from "./graphql.ts";
import { applicationChangedSubscription } from "./operations.ts";
import { subscribe } from "./subscribe.ts";
import { sincePrefetch } from "./useQuery.ts";

type Change = ResultOf<typeof applicationChangedSubscription>["applicationChanged"];

/** What changed: the server's kinds, and `resumed` after a broken line, when anything may have. */
export type ApplicationChange = Pick<Change, "kind" | "fileId" | "progress" | "isOwn">;

type Listener = (change: ApplicationChange) => void;
type Stream = { readonly listeners: Set<Listener>; readonly stop: AbortController };

/** One stream for each application, whatever number of parts of a page listen: browsers keep only six lines to a server open. */
const streams = new Map<string, Stream>();

function openStream(id: string): Stream {
  const stream: Stream = { listeners: new Set(), stop: new AbortController() };
  const tell = (change: ApplicationChange) => {
    for (const listener of stream.listeners) listener(change);
  };
  streams.set(id, stream);
  void subscribe(
    applicationChangedSubscription,
    { id, askedAgo: sincePrefetch() },
    {
      onEvent: (data) => tell(data.applicationChanged),
      onResumed: () => tell({ kind: "resumed", fileId: null, progress: null, isOwn: false }),
    },
    stream.stop.signal,
  );
  return stream;
}

function listen(id: string, listener: Listener): () => void {
  const stream = streams.get(id) ?? openStream(id);
  stream.listeners.add(listener);
  return () => {
    stream.listeners.delete(listener);
    if (stream.listeners.size > 0) return;
    stream.stop.abort();
    if (streams.get(id) === stream) streams.delete(id);
  };
}

/** Tells of changes to one application while the component is shown. Read the application again on each that matters. */
export function useApplicationChanges(id: string | undefined, onChange: (change: ApplicationChange) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (id === undefined ? undefined : listen(id, (change) => latest.current(change))), [id]);
}
