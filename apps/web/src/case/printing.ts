import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
let isListening = false;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  if (isPrinting === now) return;
  isPrinting = now;
  // The page is laid out for paper as soon as this returns: what opens for it must stand by then.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    window.addEventListener("beforeprint", () => set(true));
    window.addEventListener("afterprint", () => set(false));
    window.matchMedia("print").addEventListener("change", ({ matches }) => set(matches));
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the page is being put on paper; then everything that opens is open. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
