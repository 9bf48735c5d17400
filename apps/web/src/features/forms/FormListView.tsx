import type { FormField } from "@boreal/domain/forms/fields/field";
import type { ListState } from "@boreal/domain/forms/formState";
import { fill } from "@boreal/domain/kernel/text";
import { useState } from "react";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { FieldNote } from "../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ChangedSince } from "./sections/ChangedSince.tsx";
import type { EnterInForm } from "./filling/enterInForm.ts";
import { fieldId } from "../../case/answers/formFieldId.ts";
import { isFromSource } from "./filling/formEntry.ts";
import { fieldText } from "../../case/fields/fields.text.ts";
import { useRowRemoval } from "../../case/fields/useRowRemoval.ts";
import type { Entered } from "../../case/fields/entered.ts";
import { OriginLinks } from "./filling/OriginLinks.tsx";
import { rowsWords } from "./filling/rowsWords.ts";
import { text } from "./text.ts";
import type { Asked, Filling } from "./filling/filling.ts";

type ListProps = {
  forms: Filling;
  open: Asked;
  heading: "h2" | "h3";
  state: ListState;
  enter: EnterInForm;
  fault: string | undefined;
  /** Draws one field of a row. */
  drawField: (
    field: ListState["rows"][number]["fields"][number],
    row: Readonly<Record<string, string | boolean>>,
    onEnter: (entered: Entered) => void,
    index: number,
  ) => React.ReactNode;
};

/** A part that repeats: a card for each entry, with buttons to add and remove where the form has room. */
export function FormListView({ forms, open, heading: Heading, state, enter, fault, drawField }: ListProps) {
  const { t } = useLanguage();
  const { list, rows, origin, most, mayAdd, advice } = state;
  const id = fieldId(list.list);
  const values = open.the.rows(list.list).rows;
  const [said, say] = useState("");
  const removal = useRowRemoval(id, {
    take: (index) => enter.removeRow(state, index),
    putBack: (index, row) => enter.putRowBack(state, index, row),
  });
  const nameOf = (number: number) => t(fill(list.rowTitle, { number }));
  const onEnter = (index: number, field: FormField) => (entered: Entered) => enter.row(state, index, field, entered);
  return (
    <section className="form-list" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Heading className="form-list__title" id={`${id}-title`}>
        {t(list.title)}
      </Heading>
      {list.hint && <p className="field__hint">{t(list.hint)}</p>}
      {isFromSource(origin) && <FieldNote>{t(text.filledIn, { origin: t(origin.says) })}</FieldNote>}
      {isFromSource(origin) && <OriginLinks forms={forms} origin={origin} label={t(list.title)} value={undefined} />}
      {fault !== undefined && <Banner tone="blocked">{fault}</Banner>}
      <Offered open={open} state={state} enter={enter} />
      {rows.map((row, index) => {
        const name = t(row.title);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own; `generation` renews all controls when one is taken out
          <fieldset className="form-list__row" key={`${removal.generation} ${index}`}>
            <legend className="form-list__row-title">{name}</legend>
            {row.fields.map((field) => drawField(field, values[index] ?? {}, onEnter(index, field.field), index))}
            <Button look="quiet" icon="bin" onClick={() => removal.at(index, name)}>
              {t(fieldText.removeRow, { name })}
            </Button>
          </fieldset>
        );
      })}
      {advice && <FieldNote>{t(advice)}</FieldNote>}
      {mayAdd && (
        <Button
          icon="plus"
          onClick={() => {
            enter.addRow(state);
            say(t(text.rowAdded, { name: nameOf(rows.length + 1) }));
            focusSoon(`${fieldId(`${list.list}[${rows.length}].${list.fields[0]?.path ?? ""}`)}`);
          }}
        >
          {t(list.addLabel)}
        </Button>
      )}
      {!mayAdd && most !== undefined && <p className="field__hint">{t(text.mostRows, { most })}</p>}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </section>
  );
}

/** What the source says by now, where the person has changed the rows since. */
function Offered({ open, state: { list, changedSince }, enter }: Pick<ListProps, "open" | "state" | "enter">) {
  const tools = useLanguage();
  const { t } = tools;
  if (!changedSince) return null;
  return (
    <ChangedSince
      label={t(list.title)}
      words={t(text.changedToRows, {
        origin: t(changedSince.from.says),
        value: rowsWords(list, changedSince.value, open.the, tools),
      })}
      fieldId={fieldId(list.list)}
      onTake={() => enter.takeOffered(list.list)}
      onKeep={() => enter.keepMine(list.list, changedSince.value)}
    />
  );
}

/** Once the new card is drawn. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}
