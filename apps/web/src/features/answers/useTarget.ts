import { useEffect, useRef, useState } from "react";
import { anchorOf, lineAt } from "./anchors.ts";
import type { Sheet, SheetLine } from "./sheet.ts";

/**
 * The question that the address leads to, or that the reader left to change it: scrolled to, and focused, so that reading
 * and tabbing go on from there. `show` is called before, to let it through whatever is filtered.
 */
export function useTarget(
  sheet: Sheet,
  takeLeft: () => SheetLine["id"] | undefined,
  show: (id: SheetLine["id"]) => void,
): SheetLine["id"] | undefined {
  const [target, setTarget] = useState<SheetLine["id"]>();
  const latest = useRef({ sheet, takeLeft, show });
  useEffect(() => {
    latest.current = { sheet, takeLeft, show };
  });
  useEffect(() => {
    const follow = () => {
      const found = lineAt(latest.current.sheet, location.hash);
      if (!found) return;
      latest.current.show(found.id);
      setTarget(found.id);
      goTo(found.id);
    };
    const left = latest.current.takeLeft();
    if (left === undefined) follow();
    else {
      setTarget(left);
      goTo(left);
    }
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return target;
}

/** After the page has been drawn with it, and has put its own heading into focus. */
function goTo(id: SheetLine["id"]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const line = document.querySelector<HTMLElement>(`#${CSS.escape(anchorOf(id))}`);
      line?.scrollIntoView({ block: "start" });
      line?.focus({ preventScroll: true });
    }),
  );
}
