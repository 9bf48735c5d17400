import { ChoiceRow } from './ChoiceRow.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldsetFrame } from './FieldFrame.tsx';
import type { Choice } from './RadioGroup.tsx';

type CheckboxGroupProps = FieldProps & {
  choices: readonly Choice[];
  values: readonly string[];
  /** In the order of the choices, not of the clicks. */
  onChange: (values: readonly string[]) => void;
};

/** Any of a few. The first box carries the field's id. For one box alone use `ChoiceRow`. */
export function CheckboxGroup({ choices, values, onChange, ...frame }: CheckboxGroupProps) {
  const change = (value: string, chosen: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((each) => (each === value ? chosen : values.includes(each))));
  return (
    <FieldsetFrame {...frame}>
      <div className="choices">
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.value}
            type="checkbox"
            id={index === 0 ? frame.id : `${frame.id}-${index + 1}`}
            label={choice.label}
            hint={choice.hint}
            checked={values.includes(choice.value)}
            onChange={(chosen) => change(choice.value, chosen)}
          />
        ))}
      </div>
    </FieldsetFrame>
  );
}
