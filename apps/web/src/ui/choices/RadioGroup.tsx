import { useState, type ReactNode } from "react";
import { ChoiceRow } from "./ChoiceRow.tsx";
import { classNames } from "../classNames.ts";
import type { FieldProps } from "../controls/FieldFrame.tsx";
import { FieldsetFrame } from "../controls/FieldFrame.tsx";
import { Details } from "../layout/Details.tsx";
import { useLanguage } from "../language.tsx";
import { text } from "../text.ts";

export type Choice = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isAside?: boolean;
};

type RadioGroupProps = FieldProps & {
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Side by side where there is room; for two or three short words. */
  inline?: boolean;
};

/**
 * One of a few. The first radio carries the field's id, so that the error summary leads to it. What is seldom chosen stands
 * behind one press, which stays open while one of it is chosen.
 */
export function RadioGroup({ choices, value, onChange, inline, ...frame }: RadioGroupProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [aside, beside] = [choices.filter(({ isAside }) => isAside), choices.filter(({ isAside }) => !isAside)];
  const rows = (some: readonly Choice[]) => (
    <div className={classNames("choices", inline && "choices--inline")}>
      {some.map((choice) => {
        const index = [...beside, ...aside].indexOf(choice);
        return (
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
        );
      })}
    </div>
  );
  return (
    <FieldsetFrame {...frame}>
      {rows(beside)}
      {aside.length > 0 && (
        <Details
          summary={t(text.moreChoices, { count: aside.length })}
          open={isOpen || aside.some((choice) => choice.value === value)}
          onToggle={setOpen}
        >
          {rows(aside)}
        </Details>
      )}
    </FieldsetFrame>
  );
}
