import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useAction } from '../../api/useAction.ts';
import type { DocumentFile } from '../../case/theCase.ts';
import { FailureBanner } from '../../shell/FailureBanner.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { DateEntry } from '../../ui/dateEntry.ts';
import { useLanguage } from '../../ui/language.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toasts.tsx';
import type { Place } from './FileViewer.tsx';
import { isDateField, isTypedField, readValueWords } from './fileWords.ts';
import { correctReadingMutation } from './operations.ts';
import { text } from './text.ts';

type ReadField = DocumentFile['fields'][number];

type ReadFieldsProps = { file: DocumentFile; onChanged: () => void; onShow: (place: Place) => void; headingLevel?: 3 | 4 };

/** Above this a machine's reading is called sure even when nothing confirmed it. */
const sureFrom = 0.95;

/** What was read from a file: each value with how sure it is, where it stands, and a way to correct it. */
export function ReadFields({ file, onChanged, onShow, headingLevel = 4 }: ReadFieldsProps) {
  const { t } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const [editing, setEditing] = useState<string>();
  if (file.fields.length === 0) return null;
  return (
    <section className="read-fields" aria-label={`${t(text.fieldsTitle)}, ${file.name}`}>
      <Heading className="read-fields__title">{t(text.fieldsTitle)}</Heading>
      <p className="read-fields__lead">{t(text.fieldsLead)}</p>
      <dl className="read-fields__list">
        {file.fields.map((field) => (
          <div key={field.name} className="read-fields__line">
            <dt>{t(field.label)}</dt>
            {editing === field.name ? (
              <dd className="read-fields__edit">
                <CorrectionForm
                  file={file}
                  field={field}
                  onDone={(isChanged) => {
                    setEditing(undefined);
                    if (isChanged) onChanged();
                  }}
                />
              </dd>
            ) : (
              <>
                <dd>
                  <FieldValue field={field} />
                </dd>
                <dd className="read-fields__actions">
                  {typeof field.page === 'number' && (
                    <Button look="quiet" onClick={() => onShow({ page: field.page ?? 1, box: field.box ?? null })}>
                      {t(text.where)} <span className="visually-hidden">{t(field.label)}</span>
                    </Button>
                  )}
                  {isTypedField(field.name) && file.abilities.includes('correctReading') && (
                    <Button look="quiet" onClick={() => setEditing(field.name)}>
                      {t(text.correct)} <span className="visually-hidden">{t(field.label)}</span>
                    </Button>
                  )}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function FieldValue({ field }: { field: ReadField }) {
  const tools = useLanguage();
  const { t } = tools;
  const { value, correctedValue } = field;
  if (correctedValue !== null && correctedValue !== undefined) {
    return (
      <>
        <span className="read-fields__value">{readValueWords(field.name, correctedValue, tools)}</span> <StatusTag tone="done">{t(text.corrected)}</StatusTag>
        {value !== null && value !== undefined && <span className="read-fields__was">{t(text.wasRead, { value: readValueWords(field.name, value, tools) })}</span>}
      </>
    );
  }
  if (value === null || value === undefined) return <StatusTag tone="attention">{t(text.notFound)}</StatusTag>;
  const isSure = Boolean(field.checked) || field.confidence >= sureFrom;
  return (
    <>
      <span className="read-fields__value">{readValueWords(field.name, value, tools)}</span>{' '}
      {isSure ? <StatusTag tone="done">{t(text.sure)}</StatusTag> : <StatusTag tone="attention">{t(text.pleaseCheck)}</StatusTag>}
    </>
  );
}

function CorrectionForm({ file, field, onDone }: { file: DocumentFile; field: ReadField; onDone: (isChanged: boolean) => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const now = field.correctedValue ?? field.value ?? null;
  const isDate = isDateField(field.name, now);
  const [typed, setTyped] = useState(now ?? '');
  const [entry, setEntry] = useState<DateEntry>(now === null || !isDate ? { state: 'empty' } : { state: 'complete', date: now });
  const [error, setError] = useState<string>();
  const id = `correct-${file.id}-${field.name}`;

  const save = (value: string | null) =>
    action.run(async () => {
      const { correctReading } = await send(correctReadingMutation, { fileId: file.id, field: field.name, value }, { repeatable: true });
      const [refused] = correctReading.refusals;
      if (refused) {
        setError(t(refused.text));
        return;
      }
      showToast({ text: t(text.valueSaved) });
      onDone(true);
    });
  const submit = () => {
    if (!isDate) return void save(typed.trim() === '' ? null : typed.trim());
    if (entry.state === 'complete') return void save(entry.date);
    if (entry.state === 'empty') return void save(null);
    return setError(t(text.dateWrong));
  };
  const label = (
    <>
      {t(text.correctedValue)} <span className="visually-hidden">({t(field.label)})</span>
    </>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isDate ? (
        <DateField id={id} label={label} error={error} value={entry.state === 'complete' ? entry.date : undefined} onChange={setEntry} />
      ) : (
        <TextField id={id} label={label} error={error} value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} width="medium" />
      )}
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button type="submit" busy={action.busy}>
          {t(text.save)}
        </Button>
        <Button look="quiet" onClick={() => onDone(false)}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </form>
  );
}
