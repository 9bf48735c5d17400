import type { FieldProps } from "../controls/FieldFrame.tsx";
import { FieldFrame } from "../controls/FieldFrame.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  autoComplete?: string | undefined;
};

/** A short closed list; radios are better up to about seven, the combobox from about twenty. */
export function SelectField({ options, value, onChange, autoComplete, ...frame }: SelectFieldProps) {
  const t = useText();
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
