import { useLanguage } from "../../../ui/language.tsx";
import { NumberField } from "../../../ui/controls/NumberField.tsx";
import { enteredMoney, enteredNumber, typedText } from "../entry/readEntry.ts";
import { text } from "../text.ts";
import type { AskedControl } from "./askedControl.ts";

/** A question whose answer is a number or an amount. */
export function NumberControl({
  kind,
  field,
  value,
  typed,
  frame,
  onEnter,
}: AskedControl & { kind: "number" | "money" }) {
  const { t } = useLanguage();
  switch (kind) {
    case "number":
      return (
        <NumberField
          {...frame}
          value={value as number | undefined}
          typed={typedText(typed)}
          {...(field.unit ? { after: t(field.unit) } : {})}
          onChange={(entry) => onEnter(enteredNumber(entry))}
        />
      );
    case "money":
      return (
        <NumberField
          {...frame}
          whole={false}
          before="$"
          after={t(text.canadianDollars)}
          value={value as number | undefined}
          typed={typedText(typed)}
          onChange={(entry) => onEnter(enteredMoney(entry))}
        />
      );
  }
}
