import type { ReactNode } from "react";
import { useState } from "react";
import { classNames } from "../classNames.ts";
import type { FieldProps } from "./FieldFrame.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { useLanguage, type LanguageTools } from "../language.tsx";
import type { NumberEntry } from "./numberEntry.ts";
import { readNumber } from "./numberEntry.ts";

type NumberFieldProps = FieldProps & {
  value: number | undefined;
  /** Called at each key with what stands there now, understood. */
  onChange: (entry: NumberEntry) => void;
  /** Shown before or after the control, such as the sign of a currency; what stands after it also describes it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Whole numbers get the keyboard without a decimal mark; other ones are amounts, shown with their thousands apart. */
  whole?: boolean;
  /** What was typed before and could not be read. */
  typed?: string | undefined;
  /** How the characters are understood, where it is not as a plain number. */
  read?: (typed: string) => NumberEntry;
};

/** A number in a plain field with a numeric keyboard: no arrows, no wheel, nothing typed is thrown away. */
export function NumberField({
  value,
  onChange,
  before,
  after,
  whole = true,
  typed: typedBefore,
  read = readNumber,
  ...frame
}: NumberFieldProps) {
  const tools = useLanguage();
  const [typed, setTyped] = useState(() => typedBefore ?? shown(value, whole, tools));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    const now = read(typed);
    if (value !== undefined && !(now.state === "complete" && now.value === value)) setTyped(shown(value, whole, tools));
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
              const entry = read(event.target.value);
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

/** An amount as the language writes it, its cents both or none; a number that counts something has no groups. */
function shown(value: number | undefined, whole: boolean, { number }: LanguageTools): string {
  if (value === undefined) return "";
  if (whole) return number(value, { useGrouping: false, maximumFractionDigits: 20 });
  return number(value, Number.isInteger(value * 100) ? amount : { maximumFractionDigits: 20 });
}

const amount: Intl.NumberFormatOptions = { minimumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger" };
