import { useEffect } from "react";
import { useLocation } from "wouter";

let shown: string | undefined;
let wentBack = false;

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    wentBack = true;
  });
}

/**
 * After a change of page the new heading takes the focus, so that a screen reader says where one is and the tab key goes
 * on from there. `view` tells apart the steps of one address. Not on the first page of a visit: the browser does that itself. Going back keeps the place on the page.
 */
export function usePageFocus(view = ""): void {
  const [path] = useLocation();
  useEffect(() => {
    const here = `${path} ${view}`;
    if (shown === here) return;
    const first = shown === undefined;
    shown = here;
    if (first) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    if (!wentBack) window.scrollTo(0, 0);
    wentBack = false;
  }, [path, view]);
}
