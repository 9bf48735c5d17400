import type { FieldProps } from "../controls/FieldFrame.tsx";
import type { BilingualText } from "../language.tsx";
import { useEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { comboboxKey, firstHighlight } from "./comboboxKeys.ts";
import { matching, named, takenByEnter, type ListOption } from "./typeAhead.ts";

type ComboboxState = Omit<ComboboxProps, "id" | "label">;

/** What is typed, what matches it, and what keys and presses do. */
export function useCombobox(props: ComboboxState) {
  const { options, isWhole = true, value, onChange, clearOnChoice = false, typed: typedBefore, onUnnamed } = props;
  const { search = matching } = props;
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const [typed, setTyped] = useTyped(chosen, typedBefore);
  const isChosen = typed === chosen?.label;
  const items = useMemo(() => (isChosen ? options : search(options, typed)), [options, typed, isChosen, search]);
  const input = useRef<HTMLInputElement>(null);
  const { show, close, toggle, ...opened } = useOpened(items, chosen, input);

  const choose = (option: ListOption) => {
    setTyped(clearOnChoice ? "" : option.label);
    close();
    if (option.value !== value) onChange(option.value);
  };
  const type = (words: string) => {
    setTyped(words);
    // What Enter takes is the first of the list.
    opened.set(isWhole && takenByEnter(options, words) ? 0 : -1);
    onUnnamed?.(undefined);
    if (value !== undefined && words !== chosen?.label) onChange(undefined);
  };
  const leave = () => {
    close();
    const option = isChosen ? chosen : named(options, typed);
    if (option) choose(option);
    else if (typed.trim() !== "") onUnnamed?.(typed);
    else if (typedBefore !== undefined) onChange(undefined);
  };
  useOnceWhole(isWhole, () => {
    if (document.activeElement !== input.current && typed !== "") leave();
  });
  /** Going on from here would lose the words without a sound. */
  const stay = () => {
    if (isWhole && (items.length === 0 || named(options, typed))) leave();
    else show();
  };
  const press = (event: KeyboardEvent) => {
    const { open, highlighted } = opened;
    const action = comboboxKey(event.key, { open, highlighted, count: items.length, typed });
    const staysHere = !action && event.key === "Enter" && typed.trim() !== "" && !isChosen;
    if (!action && !staysHere) return;
    event.preventDefault();
    event.stopPropagation();
    if (!action) return stay();
    const target = action.to === "choose" ? items[highlighted] : undefined;
    if (action.to === "open") show(action.step);
    if (action.to === "highlight") opened.set(action.index);
    if (action.to === "close") close();
    if (action.to === "clear") type("");
    if (target) choose(target);
  };
  const box = {
    ref: input,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value.normalize("NFC")),
    onKeyDown: press,
    onClick: () => show(),
    onBlur: leave,
  };
  const { open, highlighted, list, highlight } = opened;
  return { box, list, open, highlighted, setHighlighted: highlight, items, toggle, choose };
}

/** Whether the list is open, and which of its lines the keys are on. */
function useOpened(
  items: readonly ListOption[],
  chosen: ListOption | undefined,
  input: { readonly current: HTMLInputElement | null },
) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [highlighted, highlight] = useState(-1);
  useEffect(() => {
    if (open && highlighted >= 0) list.current?.children[highlighted]?.scrollIntoView({ block: "nearest" });
  }, [open, highlighted]);
  const set = (index: number) => {
    setOpen(true);
    highlight(index);
  };
  const close = () => {
    setOpen(false);
    highlight(-1);
  };
  const show = (step = 0) => set(firstHighlight(items, chosen, step));
  const toggle = () => {
    input.current?.focus();
    if (open) close();
    else show();
  };
  return { list, open, highlighted, highlight, set, close, show, toggle };
}

/** Looks again once the names have come. */
function useOnceWhole(isWhole: boolean, look: () => void) {
  const [wasWhole, setWasWhole] = useState(isWhole);
  useEffect(() => {
    if (isWhole === wasWhole) return;
    setWasWhole(isWhole);
    if (isWhole) look();
  }, [isWhole, wasWhole, look]);
}

/** The words in the field: those of the chosen option, until others are typed. */
function useTyped(chosen: ListOption | undefined, before: string | undefined) {
  const [typed, setTyped] = useState(chosen?.label ?? before ?? "");
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    // Chosen elsewhere, or the list changed its language.
    setSeen(chosen);
    if (chosen) setTyped(chosen.label);
  }
  return [typed, setTyped] as const;
}

/** Words in the field that name none of the options, or several. */
type Unnamed = {
  /** Such words of an earlier visit, which stand there again. */
  typed?: string | undefined;
  /** The field was left with such words; `undefined` once they are changed. */
  onUnnamed?: ((typed: string | undefined) => void) | undefined;
};

export type ComboboxProps = FieldProps & {
  options: readonly ListOption[];
  /** Whether each option has all of its names: while some are on their way, what is typed may name another one than it seems. */
  isWhole?: boolean;
  value: string | undefined;
  /** `undefined` while what is typed names no option; the typed words stay in the field. */
  onChange: (value: string | undefined) => void;
  /** Empties the field after a choice: for choosing several. */
  clearOnChoice?: boolean;
  autoComplete?: string | undefined;
  /** Finds the options that match what was typed; without it, as every searched list does. */
  search?: typeof matching | undefined;
  /** Said where nothing matches, in place of the usual words. */
  nothing?: BilingualText | undefined;
} & Unnamed;
