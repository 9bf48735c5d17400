import { useEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** How much of a page goes on paper: all that unfolds, or what is there without reasons and sources. */
type Extent = "whole" | "short";

let isPrinting = false;
let extent: Extent = "whole";
/** What the page that is open prints when the browser is told to print. */
let usual: Extent = "whole";
let isListening = false;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  if (isPrinting === now) return;
  isPrinting = now;
  if (!now) extent = usual;
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

/** Whether the page is being put on paper with everything that opens. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting && extent === "whole");

/** Whether the page is being put on paper, at any length. */
export const useIsOnPaper = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** While this page is open, printing leaves out what is folded, unless `printWhole` asks for it. */
export function useShortOnPaper(): void {
  useEffect(() => {
    extent = usual = "short";
    return () => {
      extent = usual = "whole";
    };
  }, []);
}

/** Prints the page with everything that opens. */
export function printWhole(): void {
  extent = "whole";
  window.print();
}
