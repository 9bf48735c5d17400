import { useState } from "react";
import { remember, remembered } from "./rememberedChoice.ts";

const off = "reviewKeysOff";

/** Whether keys without a modifier do something, in the review and in the list; turned off in this browser (WCAG 2.1.4). */
export function useSingleKeys(): readonly [areOn: boolean, turn: (on: boolean) => void] {
  const [areOn, setAreOn] = useState(() => remembered(off) === null);
  const turn = (on: boolean) => {
    remember(off, on ? null : "yes");
    setAreOn(on);
  };
  return [areOn, turn];
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "target">;

/** "/" asks for the search, while nobody types and nothing has the key for itself. */
export const asksForSearch = ({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: Pressed): boolean =>
  key === "/" && !ctrlKey && !metaKey && !altKey && !defaultPrevented && !isTypedInto(target);

const typedInto = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable], dialog *";

const isTypedInto = (target: EventTarget | null): boolean => target instanceof Element && target.matches(typedInto);
