import { useCallback, useEffect, useReducer, useSyncExternalStore } from "react";
import { keepShell } from "../../offline/keepShell.ts";
import { builtLanguage } from "../../ui/halves.ts";
import type { StoredAnswers } from "./unsavedAnswers.ts";
import type { QueueDeps } from "./queueDeps.ts";
import type { SheetView } from "./answerSheet.ts";
import { createKeptSheets, type KeptSheet, type SheetKey } from "./keptSheets.ts";
import { useService } from "../../ui/services.tsx";

/**
 * The sheet of a place, opened once the stored answers are known, and saved while the page is shown. It outlives the page, and
 * so does `send`, which must be the same at each drawing.
 */
export function useKeptSheet(
  { realm, person, applicationId }: SheetKey,
  stored: StoredAnswers | undefined,
  send: QueueDeps["send"],
): { readonly kept: KeptSheet; readonly view: SheetView } | undefined {
  const { openSheetOf, openSheet } = useService(createKeptSheets);
  const kept = openSheetOf({ realm, person, applicationId });
  const [, opened] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!stored) return undefined;
    if (kept) {
      kept.sheet.queue.adopt(stored);
      return undefined;
    }
    let isOver = false;
    void openSheet({ realm, person, applicationId }, stored, send).then(() => {
      if (!isOver) opened();
    });
    return () => {
      isOver = true;
    };
  }, [openSheet, kept, realm, person, applicationId, stored, send]);
  useEffect(() => {
    if (!kept) return undefined;
    const { queue } = kept.sheet;
    const save = () => void queue.flush();
    keepShell(builtLanguage ?? "en");
    const come = () => {
      save();
      if (document.visibilityState === "visible") void kept.takeOver();
    };
    come();
    document.addEventListener("visibilitychange", come);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", come);
      window.removeEventListener("online", save);
      save();
    };
  }, [kept]);
  const view = useSyncExternalStore(
    useCallback((watcher: () => void) => kept?.sheet.subscribe(watcher) ?? (() => {}), [kept]),
    () => kept?.sheet.view(),
  );
  useLeaveWarning(kept, view?.isUnsaved === true);
  return kept && view ? { kept, view } : undefined;
}

/** The browser asks before leaving while something would be lost by it. */
function useLeaveWarning(kept: KeptSheet | undefined, isUnsaved: boolean): void {
  useEffect(() => {
    if (!kept || !isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!kept.isKept()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [kept, isUnsaved]);
}
