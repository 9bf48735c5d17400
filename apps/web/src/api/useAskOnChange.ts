import { useCallback, useEffect, useRef } from "react";
import { client } from "./send.ts";
import { useApplicationChanges, type ApplicationChange } from "./useApplicationChanges.ts";
import type { QueryState } from "./useQuery.ts";

type Options = {
  /** Several changes within this time are one reason to ask. */
  readonly gatherMs?: number;
  /** How far the reading of a file is; no reason to ask. */
  readonly onProgress?: (change: ApplicationChange) => void;
  /** Kinds of changes that alone are a reason to ask. */
  readonly only?: readonly string[];
};

/** What people write to each other and who is there, which is on pages of its own. */
const besideTheCase = ["message", "task", "letterComment", "note"];
/** These stand for all that may have been missed. */
const anyOfAll = ["status", "resumed"];

/**
 * Asks again whenever the application changed. Not for what this page sent itself, where that was asked for since; and
 * whoever asks in between (`askNow`) has asked for all that was told until then.
 */
export function useAskOnChange(
  id: string | undefined,
  { reload, askedAt }: Pick<QueryState<unknown>, "reload" | "askedAt">,
  { gatherMs = 150, onProgress, only }: Options = {},
): { readonly askNow: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOnlyOwn = useRef(true);
  const askNow = useCallback(() => {
    clearTimeout(timer.current);
    isOnlyOwn.current = true;
    reload();
  }, [reload]);
  useEffect(() => () => clearTimeout(timer.current), [reload]);
  useApplicationChanges(id, (change) => {
    if (change.kind === "readingProgress") return onProgress?.(change);
    if (only ? !only.includes(change.kind) && !anyOfAll.includes(change.kind) : besideTheCase.includes(change.kind))
      return;
    if (!change.isOwn) isOnlyOwn.current = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isOnlyOwn.current && client.holdsAllSent(askedAt())) return;
      askNow();
    }, gatherMs);
  });
  return { askNow };
}
