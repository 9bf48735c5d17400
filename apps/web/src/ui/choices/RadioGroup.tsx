import type { ReactNode } from "react";
import { ChoiceRow } from "./ChoiceRow.tsx";
import { classNames } from "../classNames.ts";
import type { FieldProps } from "../controls/FieldFrame.tsx";
import { FieldsetFrame } from "../controls/FieldFrame.tsx";

export type Choice = { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode };

type RadioGroupProps = FieldProps & {
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Side by side where there is room; for two or three short words. */
  inline?: boolean;
};

/** One of a few. The first radio carries the field's id, so that the error summary leads to it. */
export function RadioGroup({ choices, value, onChange, inline, ...frame }: RadioGroupProps) {
  return (
    <FieldsetFrame {...frame}>
      <div className={classNames("choices", inline && "choices--inline")}>
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            type="radio"
            id={index === 0 ? frame.id : `${frame.id}-${index + 1}`}
            name={frame.id}
            label={choice.label}
            hint={choice.hint}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </FieldsetFrame>
  );
}
