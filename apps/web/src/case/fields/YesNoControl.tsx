import { ChoiceRow } from "../../ui/choices/ChoiceRow.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { FieldsetFrame } from "../../ui/controls/FieldFrame.tsx";
import { useText } from "../../ui/language.tsx";
import type { ControlProps } from "./drawnField.ts";
import { choosing } from "./entered.ts";
import { fieldText } from "./fields.text.ts";

/** Yes or no. */
export function YesNoControl({ value, frame, onEnter }: ControlProps) {
  const t = useText();
  return (
    <RadioGroup
      {...frame}
      inline
      choices={[
        { value: "yes", label: t(fieldText.yes) },
        { value: "no", label: t(fieldText.no) },
      ]}
      value={typeof value === "boolean" ? (value ? "yes" : "no") : undefined}
      onChange={(chosen) => onEnter(choosing(chosen === "yes"))}
    />
  );
}

/** Yes, or nothing said. */
export function TickControl({ value, frame, onEnter }: ControlProps) {
  const { id, label, ...others } = frame;
  return (
    <FieldsetFrame {...others} id={id} label={<span className="visually-hidden">{label}</span>}>
      <ChoiceRow
        type="checkbox"
        id={id}
        label={label}
        checked={value === true}
        onChange={(checked) => onEnter(choosing(checked))}
      />
    </FieldsetFrame>
  );
}
