import { useState } from 'react';
import { classNames } from './classNames.ts';
import type { DateEntry, DatePart, DateParts } from './dateEntry.ts';
import { partsOf, pastedDate, readDate, readMonth } from './dateEntry.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldsetFrame } from './FieldFrame.tsx';
import { describedBy } from './fieldIds.ts';
import { useText } from './language.tsx';
import { text } from './text.ts';
import './DateField.css';

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD` (`YYYY-MM` for a month) to begin with, or when it changes from outside. */
  value: string | undefined;
  /** Called at each key with what stands there now, understood. */
  onChange: (entry: DateEntry) => void;
  /** Marks only these fields; by default the error marks those that cannot be read. */
  birthday?: boolean;
};

/** A day as three plain fields with numeric keyboards. The first field carries the field's id. */
export function DateField(props: DateFieldProps) {
  return <DatePartsField {...props} wanted={['day', 'month', 'year']} read={readDate} />;
}

/** A month as two plain fields; the entry's date is `YYYY-MM`. */
export function MonthField(props: Omit<DateFieldProps, 'birthday'>) {
  return <DatePartsField {...props} wanted={['month', 'year']} read={readMonth} />;
}

type PartsProps = DateFieldProps & {
  wanted: readonly DatePart[];
  read: (parts: DateParts) => DateEntry;
};

function DatePartsField({ value, onChange, wanted, read, birthday, ...frame }: PartsProps) {
  const t = useText();
  const [parts, setParts] = useState<DateParts>(() => partsOf(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // A new value from outside (another question, a conflict resolved) replaces what is typed, unless it is the same.
    setSeen(value);
    const now = read(parts);
    if (value !== undefined && !(now.state === 'complete' && now.date === value)) setParts(partsOf(value));
  }
  const change = (next: DateParts) => {
    setParts(next);
    const entry = read(next);
    setSeen(entry.state === 'complete' ? entry.date : undefined);
    onChange(entry);
  };
  const entry = read(parts);
  const faulty = entry.state === 'impossible' || entry.state === 'incomplete' ? entry.faulty : wanted;
  return (
    <FieldsetFrame {...frame}>
      <div className="date-field__parts">
        {wanted.map((part, index) => {
          const id = index === 0 ? frame.id : `${frame.id}-${part}`;
          const marked = frame.error !== undefined && faulty.includes(part);
          return (
            <div key={part}>
              <label className="date-field__label" htmlFor={id}>
                {t(text[part])}
              </label>
              <input
                id={id}
                className={classNames('control', part === 'year' ? 'control--year' : 'control--short')}
                inputMode="numeric"
                autoComplete={birthday ? autoCompleteOf[part] : 'off'}
                aria-invalid={marked ? true : undefined}
                aria-describedby={describedBy(frame.id, { hint: false, error: marked })}
                value={parts[part]}
                onChange={(event) => change({ ...parts, [part]: event.target.value })}
                onPaste={(event) => {
                  const whole = pastedDate(event.clipboardData.getData('text'));
                  if (!whole) return;
                  event.preventDefault();
                  change(whole);
                }}
              />
            </div>
          );
        })}
      </div>
    </FieldsetFrame>
  );
}

const autoCompleteOf: Record<DatePart, string> = { day: 'bday-day', month: 'bday-month', year: 'bday-year' };
