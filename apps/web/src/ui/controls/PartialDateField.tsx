import { useState } from "react";
import { ChoiceRow } from "../choices/ChoiceRow.tsx";
import { DateInputs, wholeDate, type EntryProps } from "./DateField.tsx";
import { partsOf, readDate, readPartialDate } from "./dateEntry.ts";
import { FieldsetFrame, type FieldProps } from "./FieldFrame.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";

const isWhole = (value: string | undefined): boolean => value === undefined || /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day, with a box for whoever knows only the year, or nothing of it. */
export function PartialDateField({
  value,
  typed,
  onChange,
  birthday,
  ...frame
}: FieldProps & EntryProps & { birthday?: boolean }) {
  const t = useText();
  const [isPartial, setIsPartial] = useState(!isWhole(value));
  const read = isPartial ? readPartialDate : readDate;
  const tick = (checked: boolean) => {
    setIsPartial(checked);
    const parts = typed ?? partsOf(value);
    onChange((checked ? readPartialDate : readDate)(parts), parts);
  };
  return (
    <FieldsetFrame {...frame}>
      <DateInputs
        {...{ value, typed, onChange, read, birthday }}
        id={frame.id}
        error={frame.error}
        wanted={wholeDate}
      />
      <ChoiceRow
        type="checkbox"
        id={`${frame.id}-partial`}
        label={t(text.dateNotWhole)}
        hint={isPartial ? t(text.dateNotWholeHint) : undefined}
        checked={isPartial}
        onChange={tick}
      />
    </FieldsetFrame>
  );
}
