import { useState } from "react";
import { ChoiceRow } from "../choices/ChoiceRow.tsx";
import { classNames } from "../classNames.ts";
import type { DateEntry, DatePart, DateParts } from "./dateEntry.ts";
import { partsOf, pastedDate, readDate, readMonth } from "./dateEntry.ts";
import type { FieldProps } from "./FieldFrame.tsx";
import { FieldsetFrame } from "./FieldFrame.tsx";
import { describedBy } from "./fieldIds.ts";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./DateField.css";

export type EntryProps = {
  /** `YYYY-MM-DD` (`YYYY-MM` for a month) to begin with, or when it changes from outside. */
  value: string | undefined;
  /** What was typed before and could not be read. */
  typed?: DateParts | undefined;
  /** Called at each key with what stands there now, understood and as it was typed. */
  onChange: (entry: DateEntry, typed: DateParts) => void;
};

export const wholeDate = ["day", "month", "year"] as const;
const monthOnly = ["month", "year"] as const;

/** A day as three plain fields with numeric keyboards. The first field carries the field's id. */
export function DateField({ value, typed, onChange, ...frame }: FieldProps & EntryProps) {
  return (
    <FieldsetFrame {...frame}>
      <DateInputs
        {...{ value, typed, onChange }}
        id={frame.id}
        error={frame.error}
        wanted={wholeDate}
        read={readDate}
      />
    </FieldsetFrame>
  );
}

/** A month as two plain fields; the entry's date is `YYYY-MM`. */
export function MonthField({ value, typed, onChange, ...frame }: FieldProps & EntryProps) {
  return (
    <FieldsetFrame {...frame}>
      <DateInputs
        {...{ value, typed, onChange }}
        id={frame.id}
        error={frame.error}
        wanted={monthOnly}
        read={readMonth}
      />
    </FieldsetFrame>
  );
}

type OngoingProps = FieldProps &
  EntryProps & {
    ongoing: boolean;
    onOngoing: (ongoing: boolean) => void;
  };

/** A month, or a box that says there is none yet. Each takes the other's place. */
export function MonthOrOngoingField({ value, typed, onChange, ongoing, onOngoing, ...frame }: OngoingProps) {
  const t = useText();
  return (
    <FieldsetFrame {...frame}>
      {/* Ticking the box empties the fields: they begin anew. */}
      <DateInputs
        key={String(ongoing)}
        {...{ value, typed, onChange }}
        id={frame.id}
        error={frame.error}
        wanted={monthOnly}
        read={readMonth}
      />
      <p className="choices__or">{t(text.or)}</p>
      <ChoiceRow
        type="checkbox"
        id={`${frame.id}-ongoing`}
        label={t(text.ongoing)}
        checked={ongoing}
        onChange={onOngoing}
      />
    </FieldsetFrame>
  );
}

type InputsProps = EntryProps & {
  id: string;
  error: string | undefined;
  wanted: readonly DatePart[];
  read: (parts: DateParts) => DateEntry;
  birthday?: boolean | undefined;
};

export function DateInputs({ id, error, value, typed, onChange, wanted, read, birthday }: InputsProps) {
  const t = useText();
  const [parts, setParts] = useState<DateParts>(() => typed ?? partsOf(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // A new value from outside (another question, a conflict resolved) replaces what is typed, unless it is the same.
    setSeen(value);
    const now = read(parts);
    if (value !== undefined && !(now.state === "complete" && now.date === value)) setParts(partsOf(value));
  }
  const change = (next: DateParts) => {
    setParts(next);
    const entry = read(next);
    setSeen(entry.state === "complete" ? entry.date : undefined);
    onChange(entry, next);
  };
  const entry = read(parts);
  const faulty = entry.state === "impossible" || entry.state === "incomplete" ? entry.faulty : wanted;
  return (
    <div className="date-field__parts">
      {wanted.map((part, index) => {
        const inputId = index === 0 ? id : `${id}-${part}`;
        const marked = error !== undefined && faulty.includes(part);
        return (
          <div key={part}>
            <label className="date-field__label" htmlFor={inputId}>
              {t(text[part])}
            </label>
            <input
              id={inputId}
              className={classNames("control", part === "year" ? "control--year" : "control--short")}
              inputMode="numeric"
              autoComplete={birthday ? autoCompleteOf[part] : "off"}
              aria-invalid={marked ? true : undefined}
              aria-describedby={describedBy(id, { hint: false, error: marked })}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: event.target.value })}
              onPaste={(event) => {
                const whole = pastedDate(event.clipboardData.getData("text"));
                if (!whole) return;
                event.preventDefault();
                change(whole);
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

const autoCompleteOf: Record<DatePart, string> = { day: "bday-day", month: "bday-month", year: "bday-year" };
