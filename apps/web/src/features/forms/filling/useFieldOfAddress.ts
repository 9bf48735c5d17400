import { useEffect } from "react";
import { focusField } from "../../../ui/controls/focusField.ts";

const asNamed = (id: string): string => id;

/**
 * The field that the address leads to takes the focus, after the page has put its heading into it. `idOf`: what it is called on
 * the page, where addresses use another name; always the same function.
 */
export function useFieldOfAddress(idOf = asNamed): void {
  useEffect(() => {
    const follow = () => {
      const id = idOf(location.hash.slice(1));
      if (id !== "") requestAnimationFrame(() => requestAnimationFrame(() => focusField(id)));
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [idOf]);
}
