import { Fragment } from "react";
import { chosenBoxes } from "./chosenBoxes.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";
import type { FieldProps } from "../controls/FieldFrame.tsx";
import { FieldsetFrame } from "../controls/FieldFrame.tsx";
import { useText } from "../language.tsx";
import type { Choice } from "./RadioGroup.tsx";
import { text } from "../text.ts";

/** `exclusive`: cannot be combined with the others, and stands apart from them. */
type CheckboxChoice = Choice & { readonly exclusive?: boolean };

type CheckboxGroupProps = FieldProps & {
  choices: readonly CheckboxChoice[];
  values: readonly string[];
  /** In the order of the choices, not of the clicks. */
  onChange: (values: readonly string[]) => void;
};

/** Any of a few. The first box carries the field's id. For one box alone use `ChoiceRow`. */
export function CheckboxGroup({ choices, values, onChange, ...frame }: CheckboxGroupProps) {
  const t = useText();
  return (
    <FieldsetFrame {...frame}>
      <div className="choices">
        {choices.map((choice, index) => (
          <Fragment key={choice.value}>
            {choice.exclusive && index > 0 && <p className="choices__or">{t(text.or)}</p>}
            <ChoiceRow
              type="checkbox"
              id={index === 0 ? frame.id : `${frame.id}-${index + 1}`}
              label={choice.label}
              hint={choice.hint}
              checked={values.includes(choice.value)}
              onChange={(chosen) => onChange(chosenBoxes(choices, values, choice.value, chosen))}
            />
          </Fragment>
        ))}
      </div>
    </FieldsetFrame>
  );
}
