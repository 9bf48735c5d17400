import type { ReactNode } from 'react';
import { useState } from 'react';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useLanguage } from './language.tsx';
import type { NumberEntry } from './numberEntry.ts';
import { readNumber } from './numberEntry.ts';

type NumberFieldProps = FieldProps & {
  value: number | undefined;
  /** Called at each key with what stands there now, understood. */
  onChange: (entry: NumberEntry) => void;
  /** Shown before or after the control, such as `$` or `%`; name the unit in the label too. */
  before?: ReactNode;
  after?: ReactNode;
  /** Whole numbers get the keyboard without a decimal mark. */
  whole?: boolean;
};

/** A number in a plain field with a numeric keyboard: no arrows, no wheel, nothing typed is thrown away. */
export function NumberField({ value, onChange, before, after, whole = true, ...frame }: NumberFieldProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(() => shown(value, language));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    const now = readNumber(typed);
    if (value !== undefined && !(now.state === 'complete' && now.value === value)) setTyped(shown(value, language));
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="control-row">
          {before && <span className="control-affix">{before}</span>}
          <input
            {...control}
            className="control control--year figures"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              const entry = readNumber(event.target.value);
              setSeen(entry.state === 'complete' ? entry.value : undefined);
              onChange(entry);
            }}
          />
          {after && <span className="control-affix">{after}</span>}
        </div>
      )}
    </FieldFrame>
  );
}

const shown = (value: number | undefined, language: 'en' | 'fr'): string =>
  value === undefined ? '' : String(value).replace('.', language === 'fr' ? ',' : '.');
