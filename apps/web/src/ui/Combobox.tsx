import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { classNames } from './classNames.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import { useText } from './language.tsx';
import { text } from './text.ts';
import type { ListOption } from './typeAhead.ts';
import { exactly, matching } from './typeAhead.ts';
import './Combobox.css';

export type ComboboxProps = FieldProps & {
  options: readonly ListOption[];
  value: string | undefined;
  /** `undefined` while what is typed names no option; the typed words stay in the field. */
  onChange: (value: string | undefined) => void;
  /** Empties the field after a choice: for choosing several. */
  clearOnChoice?: boolean;
};

/** Type-ahead in a long list: finds by any spelling, without accents, with the keyboard or a finger. */
export function Combobox({ options, value, onChange, clearOnChoice, ...frame }: ComboboxProps) {
  const t = useText();
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const items = useMemo(
    () => (chosen && typed === chosen.label ? options : matching(options, typed)),
    [options, typed, chosen],
  );
  const box = useCombobox<ListOption>({
    id: frame.id,
    inputId: frame.id,
    items: items as ListOption[],
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    selectedItem: chosen,
    inputValue: typed,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      onChange(selectedItem?.value);
      if (clearOnChoice) setTyped('');
    },
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        const next = matching(options, changes.inputValue ?? '');
        const left = chosen && changes.inputValue !== chosen.label ? { selectedItem: null } : {};
        return { ...changes, ...left, highlightedIndex: next.length === 1 ? 0 : -1 };
      }
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        // Leaving never picks a half-typed neighbour: only what is named exactly, or was there before.
        const named = exactly(options, state.inputValue) ?? null;
        return {
          ...changes,
          selectedItem: named,
          inputValue: named && !clearOnChoice ? named.label : state.inputValue,
        };
      }
      return changes;
    },
    getA11yStatusMessage: ({ isOpen }) => {
      if (!isOpen) return '';
      if (items.length === 0) return t(text.noMatch);
      return items.length === 1 ? t(text.oneMatch) : t(text.matches, { count: items.length });
    },
  });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="combobox">
          <div className="combobox__row">
            <input
              {...control}
              {...box.getInputProps({ 'aria-labelledby': undefined, autoComplete: 'off', spellCheck: false })}
            />
            <button
              type="button"
              className="combobox__toggle"
              {...box.getToggleButtonProps({ 'aria-label': t(box.isOpen ? text.closeList : text.openList) })}
            >
              <Icon name="chevronDown" />
            </button>
          </div>
          <ul
            className={classNames('combobox__list', !box.isOpen && 'combobox__list--closed')}
            {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': t(text.choose) })}
          >
            {box.isOpen &&
              items.map((option, index) => (
                <li
                  key={option.value}
                  className={classNames(
                    'combobox__option',
                    box.highlightedIndex === index && 'combobox__option--highlighted',
                    option.value === value && 'combobox__option--chosen',
                  )}
                  {...box.getItemProps({ item: option, index })}
                >
                  {option.label}
                </li>
              ))}
            {box.isOpen && items.length === 0 && (
              <li className="combobox__nothing" role="option" aria-disabled="true" aria-selected="false">
                {t(text.noMatch)}
              </li>
            )}
          </ul>
        </div>
      )}
    </FieldFrame>
  );
}
