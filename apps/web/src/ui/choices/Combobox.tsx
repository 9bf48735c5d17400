import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { classNames } from "../classNames.ts";
import { comboboxKey, firstHighlight } from "./comboboxKeys.ts";
import type { FieldProps } from "../controls/FieldFrame.tsx";
import { FieldFrame } from "../controls/FieldFrame.tsx";
import { Icon } from "../layout/Icon.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import type { ListOption } from "./typeAhead.ts";
import { exactly, matching } from "./typeAhead.ts";
import "./Combobox.css";

export type ComboboxProps = FieldProps & {
  options: readonly ListOption[];
  value: string | undefined;
  /** `undefined` while what is typed names no option; the typed words stay in the field. */
  onChange: (value: string | undefined) => void;
  /** Empties the field after a choice: for choosing several. */
  clearOnChoice?: boolean;
  autoComplete?: string | undefined;
};

/**
 * Type-ahead in a long list: finds by any spelling, without accents, with the keyboard or a finger. Follows the "editable
 * combobox with list autocomplete" of the ARIA Authoring Practices. Leaving the field never picks a half-typed neighbour.
 */
export function Combobox({
  options,
  value,
  onChange,
  clearOnChoice = false,
  autoComplete = "off",
  ...frame
}: ComboboxProps) {
  const t = useText();
  const listId = useId();
  const { input, list, typed, open, highlighted, items, ...does } = useCombobox({
    options,
    value,
    onChange,
    clearOnChoice,
  });

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="combobox">
          <div className="combobox__row">
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
              autoComplete={autoComplete}
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => does.type(event.target.value)}
              onKeyDown={does.press}
              onClick={() => does.show()}
              onBlur={does.leave}
            />
            <Toggle open={open} listId={listId} onPress={does.toggle} />
          </div>
          <ListBox list={list} listId={listId} open={open}>
            <Found
              items={items}
              listId={listId}
              value={value}
              highlighted={highlighted}
              onChoose={does.choose}
              onHighlight={does.setHighlighted}
            />
          </ListBox>
          <div className="visually-hidden" aria-live="polite">
            {open && items.length > 0 && t(text.matches, { count: items.length })}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

type ComboboxState = Required<Pick<ComboboxProps, "options" | "value" | "onChange" | "clearOnChoice">>;

/** What is typed, what matches it, and what keys and presses do. */
function useCombobox({ options, value, onChange, clearOnChoice }: ComboboxState) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const [typed, setTyped] = useTyped(chosen);
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const items = useMemo(
    () => (chosen && typed === chosen.label ? options : matching(options, typed)),
    [options, typed, chosen],
  );
  useEffect(() => {
    if (open && highlighted >= 0) list.current?.children[highlighted]?.scrollIntoView({ block: "nearest" });
  }, [open, highlighted]);

  const close = () => {
    setOpen(false);
    setHighlighted(-1);
  };
  const show = (step = 0) => {
    setOpen(true);
    setHighlighted(firstHighlight(items, chosen, step));
  };
  const toggle = () => {
    input.current?.focus();
    if (open) close();
    else show();
  };
  const choose = (option: ListOption) => {
    setTyped(clearOnChoice ? "" : option.label);
    close();
    if (option.value !== value) onChange(option.value);
  };
  const type = (words: string) => {
    setTyped(words);
    setOpen(true);
    setHighlighted(matching(options, words).length === 1 ? 0 : -1);
    if (value !== undefined && words !== chosen?.label) onChange(undefined);
  };
  const leave = () => {
    close();
    const named = exactly(options, typed);
    if (named) choose(named);
  };
  const press = (event: KeyboardEvent) => {
    const action = comboboxKey(event.key, { open, highlighted, count: items.length, typed });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    const target = action.to === "choose" ? items[highlighted] : undefined;
    if (action.to === "open") show(action.step);
    if (action.to === "highlight") setHighlighted(action.index);
    if (action.to === "close") close();
    if (action.to === "clear") type("");
    if (target) choose(target);
  };

  return { input, list, typed, open, highlighted, setHighlighted, items, show, toggle, choose, type, leave, press };
}

/** The words in the field: those of the chosen option, until others are typed. */
function useTyped(chosen: ListOption | undefined) {
  const [typed, setTyped] = useState(chosen?.label ?? "");
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    // Chosen elsewhere, or the list changed its language.
    setSeen(chosen);
    if (chosen) setTyped(chosen.label);
  }
  return [typed, setTyped] as const;
}

type ToggleProps = { open: boolean; listId: string; onPress: () => void };

function Toggle({ open, listId, onPress }: ToggleProps) {
  const t = useText();
  return (
    <button
      type="button"
      className="combobox__toggle"
      tabIndex={-1}
      aria-label={t(open ? text.closeList : text.openList)}
      aria-expanded={open}
      aria-controls={listId}
      // Pressing it must not take the focus out of the field, which would close the list first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name="chevronDown" />
    </button>
  );
}

type ListBoxProps = { list: RefObject<HTMLUListElement | null>; listId: string; open: boolean; children: ReactNode };

function ListBox({ list, listId, open, children }: ListBoxProps) {
  const t = useText();
  return (
    <ul
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t(text.choose)}
      className={classNames("combobox__list", !open && "combobox__list--closed")}
      onMouseDown={(event) => event.preventDefault()}
    >
      {open && children}
    </ul>
  );
}

type FoundProps = {
  items: readonly ListOption[];
  listId: string;
  value: string | undefined;
  highlighted: number;
  onChoose: (option: ListOption) => void;
  onHighlight: (index: number) => void;
};

/** What matches the words that were typed, or that nothing does. */
function Found({ items, listId, value, highlighted, onChoose, onHighlight }: FoundProps) {
  const t = useText();
  if (items.length === 0)
    return (
      <li className="combobox__nothing" role="option" aria-disabled="true" aria-selected="false">
        {t(text.noMatch)}
      </li>
    );
  return items.map((option, index) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys (active descendant)
    <li
      key={option.value}
      id={`${listId}-${index}`}
      role="option"
      aria-selected={option.value === value}
      className={classNames(
        "combobox__option",
        index === highlighted && "combobox__option--highlighted",
        option.value === value && "combobox__option--chosen",
      )}
      onClick={() => onChoose(option)}
      onMouseMove={() => onHighlight(index)}
    >
      {option.label}
    </li>
  ));
}
