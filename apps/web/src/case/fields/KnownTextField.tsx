import { useState } from "react";
import type { FieldProps } from "../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { fieldText } from "./fields.text.ts";

type KnownTextProps = FieldProps & {
  known: readonly string[];
  value: string;
  onChoose: (value: string | undefined) => void;
  onType: (value: string | undefined) => void;
};

/** No program is called so: names are kept without spaces at their ends. */
const another = " another";

/** A text that is chosen from what is known. No list is ever whole, so another one can be typed. */
export function KnownTextField({ known, value, onChoose, onType, ...frame }: KnownTextProps) {
  const { t } = useLanguage();
  const [types, setTypes] = useState(value !== "" && !known.includes(value));
  const isTyped = types && !known.includes(value);
  const { error, ...others } = frame;
  return (
    <>
      <SelectField
        {...others}
        error={isTyped ? undefined : error}
        options={[
          ...known.map((one) => ({ value: one, label: one })),
          { value: another, label: t(fieldText.notInList), always: true },
        ]}
        value={isTyped ? another : value === "" ? undefined : value}
        onChange={(chosen) => {
          const isAnother = chosen !== undefined && !known.includes(chosen);
          setTypes(isAnother);
          onChoose(isAnother ? undefined : chosen);
        }}
      />
      {isTyped && (
        <TextField
          id={`${frame.id}-typed`}
          label={t(fieldText.typeIt)}
          error={error}
          width="medium"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(next) => onType(next === "" ? undefined : next)}
        />
      )}
    </>
  );
}
