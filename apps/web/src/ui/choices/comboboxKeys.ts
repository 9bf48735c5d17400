import type { ListOption } from "./typeAhead.ts";

type ListState = {
  readonly open: boolean;
  readonly highlighted: number;
  readonly count: number;
  readonly typed: string;
};

/** What a key does in the field; `open` says from which end the highlight comes. */
export type KeyAction =
  | { readonly to: "open"; readonly step: 1 | -1 }
  | { readonly to: "highlight"; readonly index: number }
  | { readonly to: "choose" }
  | { readonly to: "close" }
  | { readonly to: "clear" };

const pageLength = 8;

/** The keys of an editable combobox; undefined leaves the key to the text field and the form. */
export function comboboxKey(key: string, { open, highlighted, count, typed }: ListState): KeyAction | undefined {
  const last = count - 1;
  if (key === "ArrowDown") {
    if (!open) return { to: "open", step: 1 };
    return { to: "highlight", index: highlighted >= last ? 0 : highlighted + 1 };
  }
  if (key === "ArrowUp") {
    if (!open) return { to: "open", step: -1 };
    return { to: "highlight", index: highlighted <= 0 ? last : highlighted - 1 };
  }
  if (open && key === "PageDown") return { to: "highlight", index: Math.min(last, highlighted + pageLength) };
  if (open && key === "PageUp") return { to: "highlight", index: Math.max(0, highlighted - pageLength) };
  if (open && key === "Enter" && highlighted >= 0) return { to: "choose" };
  if (key === "Escape") {
    if (open) return { to: "close" };
    return typed === "" ? undefined : { to: "clear" };
  }
  return undefined;
}

/** Which line is highlighted when the list opens: the chosen one, else the end that the arrow came from, else none. */
export function firstHighlight(items: readonly ListOption[], chosen: ListOption | undefined, step: number): number {
  const at = chosen ? items.findIndex((item) => item.value === chosen.value) : -1;
  if (at >= 0 || step === 0) return at;
  return step > 0 ? Math.min(0, items.length - 1) : items.length - 1;
}
