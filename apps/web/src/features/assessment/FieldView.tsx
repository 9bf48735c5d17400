import { countries } from '@boreal/domain/lists/countries';
import type { Refusal } from '@boreal/domain/kernel/validation';
import type { Field } from '@boreal/domain/questionnaire/step';
import { useMemo } from 'react';
import { CountryCombobox } from '../../ui/CountryCombobox.tsx';
import { countryOptions } from '../../ui/countryOptions.ts';
import { DateField, MonthField } from '../../ui/DateField.tsx';
import type { DateEntry } from '../../ui/dateEntry.ts';
import type { FieldProps } from '../../ui/FieldFrame.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { MultiCombobox } from '../../ui/MultiCombobox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { text } from './text.ts';

/** A choice is an answer at once; typing may go on. */
type Pace = 'chosen' | 'typed';

export type Entered = { readonly value: unknown; readonly unreadable?: Refusal; readonly pace: Pace };

type FieldViewProps = {
  field: Field;
  id: string;
  value: unknown;
  error?: string | undefined;
  optional: boolean;
  /** The question is the page's heading. */
  asHeading?: boolean;
  /** Most characters, for the live count of several lines. */
  limit?: number | undefined;
  onEnter: (entered: Entered) => void;
};

const textOrNothing = (typed: string) => (typed === '' ? undefined : typed);

/** One question of any kind, as its control. */
export function FieldView({ field, id, value, error, optional, asHeading, limit, onEnter }: FieldViewProps) {
  const { t } = useLanguage();
  const frame: FieldProps = { id, label: t(field.question), hint: field.hint && t(field.hint), error, optional, asHeading };
  const choose = (chosen: unknown) => onEnter({ value: chosen, pace: 'chosen' });
  const type = (typed: unknown, unreadable?: Refusal) => onEnter({ value: typed, pace: 'typed', ...(unreadable ? { unreadable } : {}) });
  switch (field.kind) {
    case 'boolean':
      return (
        <RadioGroup
          {...frame}
          inline
          choices={[
            { value: 'yes', label: t(text.yes) },
            { value: 'no', label: t(text.no) },
          ]}
          value={value === undefined ? undefined : value === true ? 'yes' : 'no'}
          onChange={(chosen) => choose(chosen === 'yes')}
        />
      );
    case 'radio':
      return <RadioGroup {...frame} choices={optionsOf(field, t)} value={asOption(value)} onChange={(chosen) => choose(fromOption(field, chosen))} />;
    case 'dropdown':
      return (
        <SelectField
          {...frame}
          options={optionsOf(field, t)}
          value={asOption(value)}
          onChange={(chosen) => choose(chosen === undefined ? undefined : fromOption(field, chosen))}
        />
      );
    case 'date':
      return (
        <DateField
          {...frame}
          birthday={field.id === 'birthday'}
          value={value as string | undefined}
          onChange={(entry) => type(...readEntry(entry, text.dateIncomplete, text.dateImpossible))}
        />
      );
    case 'month':
      return (
        <MonthField
          {...frame}
          value={value as string | undefined}
          onChange={(entry) => type(...readEntry(entry, text.monthIncomplete, text.monthImpossible))}
        />
      );
    case 'number':
      return (
        <NumberField
          {...frame}
          value={value as number | undefined}
          onChange={(entry) =>
            entry.state === 'notANumber' ? type(undefined, { code: 'notANumber', text: text.notANumber }) : type(entry.state === 'complete' ? entry.value : undefined)
          }
        />
      );
    case 'country':
      return <CountryCombobox {...frame} countries={countries} value={value as string | undefined} onChange={choose} />;
    case 'countries':
      return <CountriesField {...frame} values={(value as readonly string[] | undefined) ?? []} onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen)} />;
    case 'multiline':
      return <TextArea {...frame} limit={limit} value={(value as string | undefined) ?? ''} onChange={(typed) => type(textOrNothing(typed))} />;
    case 'text': {
      const typed = (value as string | undefined) ?? '';
      return (
        <TextField
          {...frame}
          width="medium"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(next) => type(textOrNothing(next))}
          onBlur={() => {
            if (typed !== typed.trim()) choose(textOrNothing(typed.trim()));
          }}
        />
      );
    }
  }
}

function CountriesField({ values, onChange, ...frame }: FieldProps & { values: readonly string[]; onChange: (values: readonly string[]) => void }) {
  const { language } = useLanguage();
  const options = useMemo(() => countryOptions(countries, language), [language]);
  return <MultiCombobox {...frame} options={options} values={values} onChange={onChange} />;
}

const asOption = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

const fromOption = (field: Field, chosen: string) => field.options?.find((option) => String(option.value) === chosen)?.value;

const optionsOf = (field: Field, t: (label: Refusal['text']) => string) =>
  (field.options ?? []).map((option) => ({ value: String(option.value), label: t(option.label) }));

function readEntry(entry: DateEntry, incomplete: Refusal['text'], impossible: Refusal['text']): [unknown, Refusal?] {
  switch (entry.state) {
    case 'complete':
      return [entry.date];
    case 'empty':
      return [undefined];
    case 'incomplete':
      return [undefined, { code: 'dateIncomplete', text: incomplete }];
    case 'impossible':
      return [undefined, { code: 'dateImpossible', text: impossible }];
  }
}
