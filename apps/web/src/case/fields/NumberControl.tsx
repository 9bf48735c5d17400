import { NumberField } from "../../ui/controls/NumberField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useText } from "../../ui/language.tsx";
import { textOf, type ControlProps } from "./drawnField.ts";
import { fieldText } from "./fields.text.ts";
import { enteredDigits, enteredMoney, enteredNumber, enteredWholeDollars, moneyEntry, typedText } from "./readEntry.ts";

/** A field whose value is a number or an amount. */
export function NumberControl({
  kind,
  field,
  value,
  typed,
  frame,
  onEnter,
}: ControlProps & { kind: "number" | "money" }) {
  const t = useText();
  const standing = { ...frame, value: value as number | undefined, typed: typedText(typed) };
  switch (kind) {
    case "number":
      return (
        <NumberField
          {...standing}
          {...(field.unit ? { after: t(field.unit) } : {})}
          onChange={(entry) => onEnter(enteredNumber(entry))}
        />
      );
    case "money":
      return (
        <NumberField
          {...standing}
          whole={false}
          read={moneyEntry}
          before={t(fieldText.dollarBefore)}
          after={t(fieldText.canadianDollars)}
          onChange={(entry) => onEnter(enteredMoney(entry))}
        />
      );
  }
}

/** Whole dollars of a form, typed like every other amount. */
export function DollarsControl({ value, typed, frame, onEnter }: ControlProps) {
  const t = useText();
  const digits = textOf(value);
  const isNumber = /^\d+$/.test(digits);
  return (
    <NumberField
      {...frame}
      hint={frame.hint ?? t(fieldText.wholeDollars)}
      read={moneyEntry}
      value={isNumber ? Number(digits) : undefined}
      typed={typedText(typed) ?? (isNumber || digits === "" ? undefined : digits)}
      onChange={(entry) => onEnter(enteredWholeDollars(entry))}
    />
  );
}

/** Digits that are kept as they are, such as the number of a paper. */
export function DigitsControl({ value, frame, onEnter }: ControlProps) {
  return (
    <TextField
      {...frame}
      inputMode="numeric"
      autoComplete="off"
      width="medium"
      spellCheck={false}
      value={textOf(value)}
      onChange={(next) => onEnter(enteredDigits(next))}
    />
  );
}
