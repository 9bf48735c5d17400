import type { ComboboxProps } from "./useCombobox.ts";
import type { ReactNode, RefObject } from "react";
import { useId } from "react";
import { classNames } from "../classNames.ts";
import { FieldFrame } from "../controls/FieldFrame.tsx";
import { Icon } from "../layout/Icon.tsx";
import { useText, type BilingualText } from "../language.tsx";
import { text } from "../text.ts";
import type { ListOption } from "./typeAhead.ts";
import { useCombobox } from "./useCombobox.ts";
import "./Combobox.css";

/**
 * Type-ahead in a long list: finds by any spelling, without accents, with the keyboard or a finger. Follows the "editable
 * combobox with list autocomplete" of the ARIA Authoring Practices. Leaving the field never picks a half-typed neighbour.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, error, note, optional, asHeading, value, autoComplete = "off", nothing } = props;
  const t = useText();
  const listId = useId();
  const { box, list, open, highlighted, items, ...does } = useCombobox(props);
  return (
    <FieldFrame {...{ id, label, hint, error, note, optional, asHeading }}>
      {(control) => (
        <div className="combobox">
          <div className="combobox__row">
            <input
              {...control}
              {...box}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
              autoComplete={autoComplete}
              autoCapitalize="off"
              spellCheck={false}
            />
            <Toggle open={open} listId={listId} onPress={does.toggle} />
          </div>
          <ListBox list={list} listId={listId} open={open}>
            <Found
              items={items}
              listId={listId}
              value={value}
              nothing={nothing}
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
  nothing: BilingualText | undefined;
  highlighted: number;
  onChoose: (option: ListOption) => void;
  onHighlight: (index: number) => void;
};

/** What matches the words that were typed, or that nothing does. */
function Found({ items, listId, value, nothing = text.noMatch, highlighted, onChoose, onHighlight }: FoundProps) {
  const t = useText();
  if (items.length === 0)
    return (
      <li className="combobox__nothing" role="option" aria-disabled="true" aria-selected="false">
        {t(nothing)}
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
