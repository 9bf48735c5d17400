import type { ReactNode } from "react";
import { useState } from "react";
import { classNames } from "../classNames.ts";
import type { FieldProps } from "./FieldFrame.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { useLanguage } from "../language.tsx";
import type { NumberEntry } from "./numberEntry.ts";
import { readNumber } from "./numberEntry.ts";

type NumberFieldProps = FieldProps & {
  value: number | undefined;
  /** Called at each key with what stands there now, understood. */
  onChange: (entry: NumberEntry) => void;
  /** Shown before or after the control, such as `$` and `CAD`; what stands after it also describes it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Whole numbers get the keyboard without a decimal mark. */
  whole?: boolean;
  /** What was typed before and could not be read. */
  typed?: string | undefined;
};

/** A number in a plain field with a numeric keyboard: no arrows, no wheel, nothing typed is thrown away. */
export function NumberField({
  value,
  onChange,
  before,
  after,
  whole = true,
  typed: typedBefore,
  ...frame
}: NumberFieldProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(() => typedBefore ?? shown(value, language));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    const now = readNumber(typed);
    if (value !== undefined && !(now.state === "complete" && now.value === value)) setTyped(shown(value, language));
  }
  const unitId = `${frame.id}-unit`;
  return (
    <FieldFrame {...frame} {...(after ? { describedAlso: unitId } : {})}>
      {(control) => (
        <div className="control-row">
          {before && (
            <span className="control-affix" aria-hidden="true">
              {before}
            </span>
          )}
          <input
            {...control}
            className={classNames("control figures", whole ? "control--year" : "control--amount")}
            inputMode={whole ? "numeric" : "decimal"}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              const entry = readNumber(event.target.value);
              setSeen(entry.state === "complete" ? entry.value : undefined);
              onChange(entry);
            }}
          />
          {after && (
            <span className="control-affix" id={unitId}>
              {after}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

const shown = (value: number | undefined, language: "en" | "fr"): string =>
  value === undefined ? "" : String(value).replace(".", language === "fr" ? "," : ".");
