import { useEffect } from 'react';
import { useLocation } from 'wouter';

let shownPath: string | undefined;
let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
}

/**
 * After a change of page the new heading takes the focus, so that a screen reader says where one is and the tab key goes
 * on from there. Not on the first page of a visit: the browser does that itself. Going back keeps the place on the page.
 */
export function usePageFocus(): void {
  const [path] = useLocation();
  useEffect(() => {
    if (shownPath === path) return;
    const first = shownPath === undefined;
    shownPath = path;
    if (first) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    if (!wentBack) window.scrollTo(0, 0);
    wentBack = false;
  }, [path]);
}
