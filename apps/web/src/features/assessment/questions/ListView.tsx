import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import { rowNumbers } from "@boreal/domain/questionnaire/rowNumbers";
import type { ListStep } from "@boreal/domain/questionnaire/step";
import { rowTitle } from "@boreal/domain/questionnaire/stepState";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FieldNote } from "../../../ui/controls/FieldFrame.tsx";
import { askedWithin, type Row } from "../../../case/answers/askedFields.ts";
import type { Unread } from "../../../case/saving/answerSheet.ts";
import { fieldText } from "../../../case/fields/fields.text.ts";
import { useRowRemoval } from "../../../case/fields/useRowRemoval.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { wholeOrigin } from "../entry/wholeOrigin.ts";
import { FieldView } from "./FieldView.tsx";
import { answerPath, controlId, rowPath } from "./controlIds.ts";
import { rowsOf } from "../pages/pageFields.ts";
import { text } from "../text.ts";

type ListViewProps = {
  step: ListStep;
  the: CaseReader;
  value: unknown;
  errorAt: (path: string) => string | undefined;
  origins: Readonly<Record<string, Text>>;
  unread: Readonly<Record<string, Unread>>;
  /** Draws the list's own title; not when it is the page's heading. */
  withTitle: boolean;
  onRow: (index: number, field: string, entered: Entered) => void;
  onAdd: (rows: readonly Row[]) => void;
  onRemove: (rows: readonly Row[], index: number) => void;
  onPutBack: (rows: readonly Row[], index: number, row: Row) => void;
};

/** Repeating cards, each with the same questions; every card shows only what concerns it. */
export function ListView(props: ListViewProps) {
  const { step, the, value, errorAt, withTitle, onAdd, onRemove, onPutBack } = props;
  const { t } = useLanguage();
  const rows = rowsOf(step, value, the);
  const numbers = rowNumbers(step, rows);
  const { least, most } = step.rows(the.fresh());
  const wholeError = errorAt(answerPath(step.id));
  const remove = useRowRemoval<Row>(controlId(answerPath(step.id)), {
    take: (index) => {
      onRemove(rows, index);
      return rows[index] ?? {};
    },
    putBack: (index, row) => onPutBack(rows, index, row),
  });
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
        const name = t(rowTitle(step, numbers[index] ?? index + 1));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own; `generation` renews all controls when one is taken out
          <fieldset className="list__row" key={`${remove.generation} ${index}`}>
            <legend className="list__row-title">{name}</legend>
            <RowFields {...props} row={row} index={index} />
            {rows.length > least && (
              <Button look="quiet" icon="bin" onClick={() => remove.at(index, name)}>
                {t(fieldText.removeRow, { name })}
              </Button>
            )}
          </fieldset>
        );
      })}
      {rows.length < most && (
        <Button icon="plus" onClick={() => onAdd(rows)}>
          {t(text.addRow)}
        </Button>
      )}
    </section>
  );
}

/** The questions of one card, those that concern it. */
function RowFields(props: ListViewProps & { row: Row; index: number }) {
  const { step, the, errorAt, origins, unread, onRow, row, index } = props;
  const { t } = useLanguage();
  const reader = the.forRow(`${step.id}[${index}]`, row);
  const ofWhole = wholeOrigin(
    step,
    step.fields.map((field) => origins[rowPath(step.id, index, field.id)]),
  );
  return (
    <>
      {ofWhole && <FieldNote>{t(text.filledInFrom, { origin: t(ofWhole) })}</FieldNote>}
      {askedWithin(step, reader).map((field) => {
        const path = rowPath(step.id, index, field.id);
        const origin = ofWhole ? undefined : origins[path];
        return (
          <FieldView
            key={field.id}
            field={field}
            id={controlId(path)}
            the={reader}
            value={row[field.id]}
            error={errorAt(path)}
            origin={origin && t(origin)}
            typed={unread[path]?.typed}
            autoComplete="off"
            onEnter={(entered) => onRow(index, field.id, entered)}
          />
        );
      })}
    </>
  );
}
