import { choicesIn, isNeededNow } from "@boreal/domain/fields/field";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { officeReader, shownFields, type OfficePart, type OfficeValues } from "@boreal/domain/office/officeField";
import { useState, type FormEvent } from "react";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useText, type BilingualText } from "../../ui/language.tsx";
import { FieldControl } from "../fields/FieldControl.tsx";
import { officeText as text } from "./office.text.ts";

type Refused = { readonly path?: string | null; readonly text: BilingualText };

type OfficeFormProps = {
  parts: readonly OfficePart[];
  known: OfficeValues;
  /** What is wrong with what was entered; nothing once it is kept. */
  onSave: (values: OfficeValues) => Promise<readonly Refused[]>;
  onSaved: () => void;
};

const idOf = (path: string): string => `office-${path.replaceAll(".", "-")}`;

/** What the office says of itself or of one of its members, part by part, kept with one press. */
export function OfficeForm({ parts, known, onSave, onSaved }: OfficeFormProps) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [values, setValues] = useState<OfficeValues>(known);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [attempt, setAttempt] = useState(0);
  /** What was said of a field is over once it is entered anew. */
  const enter = (path: string, value: unknown) => {
    setValues((before) => ({ ...before, [path]: value ?? null }));
    setRefused((before) => before.filter((one) => one.path !== path));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    void run(async () => {
      const refusals = await onSave(values);
      setRefused(refusals);
      if (refusals.length > 0) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  };
  return (
    <form noValidate onSubmit={save}>
      <ErrorSummary
        faults={refused.map((one) => ({ fieldId: one.path ? idOf(one.path) : "", text: t(one.text) }))}
        attempt={attempt}
      />
      <FailureBanner failure={failure} />
      {parts.map((part) => (
        <PartFields key={part.id} part={part} values={values} refused={refused} onEnter={enter} />
      ))}
      <ButtonRow>
        <Button type="submit" look="primary" busy={busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}

type PartFieldsProps = {
  part: OfficePart;
  values: OfficeValues;
  refused: readonly Refused[];
  onEnter: (path: string, value: unknown) => void;
};

function PartFields({ part, values, refused, onEnter }: PartFieldsProps) {
  const t = useText();
  const [today] = useState(() => easternDay(new Date().toISOString()));
  const the = officeReader(values, today);
  return (
    <section aria-labelledby={`office-part-${part.id}`}>
      <h2 id={`office-part-${part.id}`}>{t(part.title)}</h2>
      {shownFields(part, values, today).map((field) => {
        const error = refused.find(({ path }) => path === field.path);
        return (
          <FieldControl
            key={field.path}
            field={{ ...field, choices: choicesIn(field, the) }}
            frame={{
              id: idOf(field.path),
              label: t(field.label),
              hint: field.hint && t(field.hint),
              error: error && t(error.text),
              optional: !isNeededNow(field.needed, the),
            }}
            value={values[field.path]}
            autoComplete="off"
            onEnter={({ value }) => onEnter(field.path, value)}
          />
        );
      })}
    </section>
  );
}
