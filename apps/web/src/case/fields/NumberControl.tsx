import { NumberField } from "../../ui/controls/NumberField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useText } from "../../ui/language.tsx";
import { textOf, type ControlProps } from "./drawnField.ts";
import { fieldText } from "./fields.text.ts";
import { enteredDigits, enteredMoney, enteredNumber, typedText } from "./readEntry.ts";

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
          before={t(fieldText.dollarBefore)}
          after={t(fieldText.canadianDollars)}
          onChange={(entry) => onEnter(enteredMoney(entry))}
        />
      );
  }
}

/** Digits that are kept as they are: whole dollars of a form, the number of a paper. */
export function DigitsControl({ field, value, frame, onEnter }: ControlProps) {
  const t = useText();
  return (
    <TextField
      {...frame}
      hint={frame.hint ?? (field.kind === "amount" ? t(fieldText.wholeDollars) : undefined)}
      inputMode="numeric"
      autoComplete="off"
      width="medium"
      spellCheck={false}
      value={textOf(value)}
      onChange={(next) => onEnter(enteredDigits(next))}
    />
  );
}
