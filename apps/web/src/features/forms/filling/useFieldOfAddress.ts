import { useEffect } from "react";
import { focusField } from "../../../ui/controls/focusField.ts";

/** The field that the address leads to takes the focus, after the page has put its heading into it. */
export function useFieldOfAddress(): void {
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      if (id !== "") requestAnimationFrame(() => requestAnimationFrame(() => focusField(id)));
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
}
