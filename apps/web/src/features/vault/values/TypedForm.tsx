import type { FieldNeed } from "@boreal/domain/vault/files/fieldNeed";
import type { FieldToType } from "@boreal/domain/vault/files/typedFields";
import { useId, useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { correctReadingMutation } from "../operations.ts";
import { typedText as text } from "./typedValues.text.ts";
import { ValueField, type ValueEntry } from "./ValueField.tsx";

export type TypedFormProps = { file: DocumentFile; fields: readonly FieldToType[]; onChanged: () => void };

/** `forms IMM 1294, IMM 5645, your dates and reminders`. */
function needWords(needs: readonly FieldNeed[], t: LanguageTools["t"]): string {
  const forms = needs.filter(({ form }) => form !== undefined).map(({ says }) => t(says));
  const others = needs.filter(({ form }) => form === undefined).map(({ says }) => t(says));
  const ofForms = forms.length === 0 ? [] : [t(text.forms, { count: forms.length, numbers: forms.join(", ") })];
  return [...ofForms, ...others].join(", ");
}

type Entries = Readonly<Record<string, ValueEntry>>;
type Errors = Readonly<Record<string, string>>;

/** The fields themselves; fetched by who opens them. */
export function TypedForm({ file, fields, onChanged }: TypedFormProps) {
  const { t } = useLanguage();
  const [needed, others] = [
    fields.filter(({ needs }) => needs.length > 0),
    fields.filter(({ needs }) => needs.length === 0),
  ];
  const inOrder = [...needed, ...others];
  // The same form may also stand beside the pages of the document.
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const { entries, errors, action, set, save } = useTyped({ file, fields: inOrder, idOf, onChanged });
  const line = ({ field, needs }: FieldToType) => (
    <ValueField
      key={field.id}
      id={idOf(field.id)}
      field={field}
      label={t(field.label)}
      hint={needs.length > 0 ? t(text.neededFor, { what: needWords(needs, t) }) : undefined}
      error={errors[field.id]}
      entry={entries[field.id] ?? { state: "empty" }}
      onChange={(entry) => set(field.id, entry)}
    />
  );
  return (
    <form
      noValidate
      className="typed-values"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="read-fields__lead">{t(text.lead)}</p>
      {needed.map(line)}
      {needed.length > 0 && others.length > 0 ? (
        <Details summary={t(text.others)}>{others.map(line)}</Details>
      ) : (
        others.map(line)
      )}
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button type="submit" busy={action.busy}>
          {t(text.save)} <span className="visually-hidden">{file.name}</span>
        </Button>
      </ButtonRow>
    </form>
  );
}

type UseTyped = TypedFormProps & { idOf: (name: string) => string };

/** What is typed and what was refused of it. The first field that was refused gets the focus. */
function useTyped({ file, fields, idOf, onChanged }: UseTyped) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [entries, setEntries] = useState<Entries>({});
  const [errors, setErrors] = useState<Errors>({});
  const set = (name: string, entry: ValueEntry) => setEntries((before) => ({ ...before, [name]: entry }));
  const sendAll = async (values: readonly (readonly [field: string, value: string])[]) => {
    const refused: [string, string][] = [];
    for (const [field, value] of values) {
      const { correctReading } = await send(
        correctReadingMutation,
        { fileId: file.id, field, value },
        { repeatable: true },
      );
      const [refusal] = correctReading.refusals;
      if (refusal) refused.push([field, t(refusal.text)]);
    }
    return refused;
  };
  const refuse = (found: Errors) => {
    setErrors(found);
    const first = fields.find(({ field }) => found[field.id] !== undefined);
    if (first) document.getElementById(idOf(first.field.id))?.focus();
  };
  const save = () =>
    action.run(async () => {
      const unclear = Object.entries(entries).flatMap(([name, entry]) =>
        entry.state === "unclear" ? [[name, t(entry.says)] as const] : [],
      );
      const complete = Object.entries(entries).flatMap(([name, entry]) =>
        entry.state === "complete" ? [[name, entry.value.trim()] as const] : [],
      );
      if (unclear.length > 0) return refuse(Object.fromEntries(unclear));
      const [first] = fields;
      if (complete.length === 0) return refuse(first ? { [first.field.id]: t(text.nothing) } : {});
      const refused = await sendAll(complete);
      // What was kept is shown above from now on; what was not stays here as it was typed.
      setEntries(
        Object.fromEntries(Object.entries(entries).filter(([name]) => refused.some(([field]) => field === name))),
      );
      refuse(Object.fromEntries(refused));
      if (refused.length < complete.length) onChanged();
      if (refused.length === 0) showToast({ text: t(text.saved) });
    });
  return { entries, errors, action, set, save };
}
