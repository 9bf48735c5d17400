import { useState } from "react";
import type { FieldProps } from "../controls/FieldFrame.tsx";
import { FieldFrame } from "../controls/FieldFrame.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import { Combobox } from "./Combobox.tsx";
import { severalChoices } from "./howMany.ts";
import { matching, type ListOption } from "./typeAhead.ts";

type SelectFieldProps = FieldProps & {
  options: readonly (ListOption & {
    /** Offered whatever is searched for. */
    readonly always?: boolean;
  })[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  autoComplete?: string | undefined;
};

/** One of a list: radios are better up to about seven, and a long list is searched in (ADR 0330). */
export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, autoComplete, ...frame } = props;
  const t = useText();
  if (options.length > severalChoices) return <SearchedList {...props} />;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select
          {...control}
          className="control control--medium"
          autoComplete={autoComplete}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
        >
          <option value="">{t(text.choose)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** As a native list does, it tells only of a choice: what is half typed takes no choice away. */
function SearchedList({ options, value, onChange, ...others }: SelectFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const [told, setTold] = useState(value);
  const [emptied, setEmptied] = useState(0);
  if (told !== value) {
    setTold(value);
    // Taken back by the page: the words of what was chosen go with it.
    if (value === undefined) setEmptied(emptied + 1);
  }
  const end = (next: string | undefined) => {
    setIsTyping(false);
    setTold(next);
    onChange(next);
  };
  return (
    <Combobox
      {...others}
      key={emptied}
      options={options}
      value={isTyping ? undefined : value}
      typed=""
      search={searchAmong}
      onChange={(next) => {
        // Of the first letter it is told before anything is chosen; after that, of a field that was left empty.
        if (next !== undefined || isTyping) end(next);
        else setIsTyping(value !== undefined);
      }}
      onUnnamed={(typed) => {
        if (typed !== undefined) end(undefined);
      }}
    />
  );
}

const searchAmong = (options: SelectFieldProps["options"], typed: string): readonly ListOption[] => {
  const always = options.filter((option) => option.always === true);
  return [...matching(options, typed).filter((found) => !always.includes(found)), ...always];
};
