import type { ComboboxProps } from "./useCombobox.ts";
import { useMemo, useRef, useState } from "react";
import { Combobox } from "./Combobox.tsx";
import { Icon } from "../layout/Icon.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";

type MultiComboboxProps = Omit<ComboboxProps, "value" | "onChange" | "clearOnChoice"> & {
  values: readonly string[];
  /** In the order of choosing. */
  onChange: (values: readonly string[]) => void;
};

/** Several of a long list. Each chosen one is a button that removes it, reached by the tab key. */
export function MultiCombobox({ options, values, onChange, ...frame }: MultiComboboxProps) {
  const t = useText();
  const group = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const left = useMemo(() => options.filter((option) => !values.includes(option.value)), [options, values]);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const add = (value: string) => {
    onChange([...values, value]);
    setSaid(t(text.added, { name: labelOf(value) }));
  };
  const remove = (value: string) => {
    onChange(values.filter((each) => each !== value));
    setSaid(t(text.removed, { name: labelOf(value) }));
    // The button that had the focus is gone with its item.
    group.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={group}>
      <Combobox
        {...frame}
        options={left}
        value={undefined}
        onChange={(value) => {
          if (value === undefined) onChange(values);
          else add(value);
        }}
        clearOnChoice
      />
      {values.length > 0 && (
        <ul className="combobox__items" aria-label={t(text.chosen)}>
          {values.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="combobox__item"
                aria-label={t(text.removeItem, { name: labelOf(value) })}
                onClick={() => remove(value)}
              >
                {labelOf(value)}
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </div>
  );
}
