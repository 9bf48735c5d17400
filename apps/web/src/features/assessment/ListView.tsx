import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { ListStep } from '@boreal/domain/questionnaire/step';
import { rowTitle } from '@boreal/domain/questionnaire/stepState';
import { useRef, useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Details } from '../../ui/Details.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { FieldView, type Entered } from './FieldView.tsx';
import { askedInRow, type Row } from '../../case/askedFields.ts';
import { answerPath, characterLimit, controlId, isFieldNeeded, rowPath, rowsOf } from './pageFields.ts';
import { text } from './text.ts';

type ListViewProps = {
  step: ListStep;
  caseFile: CaseFile;
  value: unknown;
  errorAt: (path: string) => string | undefined;
  /** Draws the list's own title; not when it is the page's heading. */
  withTitle: boolean;
  onRow: (index: number, field: string, entered: Entered) => void;
  onRows: (rows: readonly Row[]) => void;
};

/** Repeating cards, each with the same questions; every card shows only what concerns it. */
export function ListView({ step, caseFile, value, errorAt, withTitle, onRow, onRows }: ListViewProps) {
  const { t } = useLanguage();
  const the = readerFor(caseFile);
  const rows = rowsOf(step, value, the);
  const { least, most } = step.rows(the.fresh());
  const wholeError = errorAt(answerPath(step.id));
  const remove = useRemoval(step, rows, onRows);
  return (
    <section className="list" id={controlId(answerPath(step.id))} tabIndex={-1}>
      {withTitle && (
        <>
          <h2 className="list__title">{t(step.question)}</h2>
          {step.hint && <p className="field__hint">{t(step.hint)}</p>}
          {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
        </>
      )}
      {wholeError !== undefined && <Banner tone="blocked">{wholeError}</Banner>}
      {rows.length > most && wholeError === undefined && <Banner tone="attention">{t(text.tooManyRows)}</Banner>}
      {rows.map((row, index) => {
        const rowReader = the.forRow(`${step.id}[${index}]`, row);
        const name = t(rowTitle(step, index + 1));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own; `generation` renews all controls when one is taken out
          <fieldset className="list__row" key={`${remove.generation} ${index}`}>
            <legend className="list__row-title">{name}</legend>
            {askedInRow(step, rowReader).map((field) => {
              const path = rowPath(step.id, index, field.id);
              return (
                <FieldView
                  key={field.id}
                  field={field}
                  id={controlId(path)}
                  value={row[field.id]}
                  error={errorAt(path)}
                  optional={!isFieldNeeded(field, rowReader)}
                  limit={field.kind === 'multiline' ? characterLimit(field, rowReader) : undefined}
                  onEnter={(entered) => onRow(index, field.id, entered)}
                />
              );
            })}
            {rows.length > least && (
              <Button look="quiet" icon="bin" onClick={() => remove.at(index, name)}>
                {t(text.removeRow, { name })}
              </Button>
            )}
          </fieldset>
        );
      })}
      {rows.length < most && (
        <Button icon="plus" onClick={() => onRows([...rows, {}])}>
          {t(text.addRow)}
        </Button>
      )}
    </section>
  );
}

/** Taking a card out, with the way back; the other cards move up. */
function useRemoval(step: ListStep, rows: readonly Row[], onRows: (rows: readonly Row[]) => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const [generation, setGeneration] = useState(0);
  const latest = useRef(rows);
  latest.current = rows;
  const put = (next: readonly Row[]) => {
    setGeneration((before) => before + 1);
    onRows(next);
  };
  return {
    generation,
    at: (index: number, name: string) => {
      const row = rows[index] ?? {};
      put(rows.filter((_, at) => at !== index));
      document.getElementById(controlId(answerPath(step.id)))?.focus();
      showToast({
        text: t(text.rowRemoved, { name }),
        undo: () => put([...latest.current.slice(0, index), row, ...latest.current.slice(index)]),
      });
    },
  };
}
