import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { correctReadingMutation } from "../operations.ts";
import { text } from "../text.ts";
import { entryOf, ValueField, type ValueEntry } from "./ValueField.tsx";

type ReadField = DocumentFile["fields"][number];
type CorrectionProps = { file: DocumentFile; field: ReadField; onDone: (isChanged: boolean) => void };

/** Another value in place of the one that was read. Left empty, it says that the document shows none. */
export function CorrectionForm({ file, field, onDone }: CorrectionProps) {
  const { t } = useLanguage();
  const { entry, setEntry, error, action, submit } = useCorrection(file, field, onDone);
  const id = `correct-${file.id}-${field.name}`;

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
      <ValueField
        id={id}
        field={documentField(field.name)}
        label={label}
        error={error}
        entry={entry}
        onChange={setEntry}
      />
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

function useCorrection(file: DocumentFile, field: ReadField, onDone: (isChanged: boolean) => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [entry, setEntry] = useState<ValueEntry>(entryOf(field.correctedValue ?? field.value));
  const [error, setError] = useState<string>();
  const save = (value: string | null) =>
    action.run(async () => {
      const { correctReading } = await send(
        correctReadingMutation,
        { fileId: file.id, field: field.name, value },
        { repeatable: true },
      );
      const [refused] = correctReading.refusals;
      if (refused) {
        setError(t(refused.text));
        return;
      }
      showToast({ text: t(text.valueSaved) });
      onDone(true);
    });
  const submit = () => {
    if (entry.state === "unclear") return setError(t(entry.says));
    return void save(entry.state === "complete" && entry.value.trim() !== "" ? entry.value.trim() : null);
  };
  return { entry, setEntry, error, action, submit };
}
