import type { ReactNode } from "react";
import "./ChoiceGroup.css";

type ChoiceRowProps = {
  type: "radio" | "checkbox";
  id: string;
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One large radio or box; the whole row is the target. The hint describes the control and is not part of its name. */
export function ChoiceRow({ type, id, name, label, hint, checked, onChange }: ChoiceRowProps) {
  return (
    <label className="choice">
      <input
        className="choice__input"
        type={type}
        id={id}
        name={name}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-more` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="choice__words">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span className="choice__hint" id={`${id}-more`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
