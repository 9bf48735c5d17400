import { documentEnd } from "@boreal/domain/deadlines/documentEnd";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { caseFileOf, type DocumentFile, type TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import type { DateEntry } from "../../../ui/controls/dateEntry.ts";
import { DateField } from "../../../ui/controls/DateField.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "./expiryLine.text.ts";
import { correctReadingMutation } from "../operations.ts";

/** The value that the line itself asks for: nothing while it does not. */
export function askedInLine({ file, application, isRead }: Omit<ExpiryLineProps, "onChanged">): string | undefined {
  const end = documentEnd(readerFor(caseFileOf(application.caseFile)), file.id);
  return end?.isMissing && isRead && !file.fields.some(({ name }) => name === end.field) ? end.field : undefined;
}

type ExpiryLineProps = { file: DocumentFile; application: TheApplication; isRead: boolean; onChanged: () => void };

/** Until when a document counts; where nobody knows it yet, a field for the day. Only on documents that end. */
export function ExpiryLine({ file, application, isRead, onChanged }: ExpiryLineProps) {
  const { t, date } = useLanguage();
  const [editing, setEditing] = useState(false);
  const caseFile = caseFileOf(application.caseFile);
  const end = documentEnd(readerFor(caseFile), file.id);
  if (!end || (end.date === undefined && !end.isMissing && !end.isRecognised)) return null;
  const known = file.fields.find(({ name }) => name === end.field);
  // A person said that the document shows none.
  const saysNone = known !== undefined && (known.value ?? null) === null && (known.correctedValue ?? null) === null;
  const mayType = file.abilities.includes("correctReading");
  const isOpen = editing || (end.isMissing && !saysNone && isRead && mayType);
  const form = isOpen && (
    <ExpiryForm
      file={file}
      field={end.field}
      isTestDate={end.field === "testDate"}
      now={end.date !== undefined && !end.isReckoned ? end.date : undefined}
      onDone={(isChanged) => {
        setEditing(false);
        if (isChanged) onChanged();
      }}
      onCancel={editing ? () => setEditing(false) : undefined}
    />
  );
  return (
    <div className="expiry-line">
      {end.date === undefined ? (
        saysNone || !end.isMissing ? (
          <p>{t(text.none)}</p>
        ) : (
          isRead && <p className="expiry-line__missing">{t(mayType ? text.missing : text.missingElsewhere)}</p>
        )
      ) : (
        <p>
          {t(end.isReckoned ? text.reckoned : text.expires, { date: date(end.date) })}{" "}
          {end.date < caseFile.today && <StatusTag tone="attention">{t(text.over)}</StatusTag>}
          {known?.correctedValue && <StatusTag tone="done">{t(text.typed)}</StatusTag>}
        </p>
      )}
      {!isOpen && mayType && (end.date !== undefined || saysNone || end.isRecognised) && (
        <Button look="quiet" onClick={() => setEditing(true)}>
          {t(end.date === undefined ? text.enter : text.change)} <span className="visually-hidden">{file.name}</span>
        </Button>
      )}
      {form}
    </div>
  );
}

type FormProps = {
  file: DocumentFile;
  field: string;
  isTestDate: boolean;
  now: string | undefined;
  onDone: (isChanged: boolean) => void;
  onCancel: (() => void) | undefined;
};

function ExpiryForm({ file, field, isTestDate, now, onDone, onCancel }: FormProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [entry, setEntry] = useState<DateEntry>(
    now === undefined ? { state: "empty" } : { state: "complete", date: now },
  );
  const [error, setError] = useState<string>();
  const id = `expiry-${file.id}`;
  const refuse = (sentence: string) => {
    setError(sentence);
    document.getElementById(id)?.focus();
  };
  const save = (value: string | null) =>
    action.run(async () => {
      const { correctReading } = await send(
        correctReadingMutation,
        { fileId: file.id, field, value },
        { repeatable: true },
      );
      const [refused] = correctReading.refusals;
      if (refused) return refuse(t(refused.text));
      showToast({ text: t(text.saved) });
      return onDone(true);
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (entry.state === "complete") void save(entry.date);
        else refuse(t(text.whole));
      }}
    >
      <DateField
        id={id}
        label={t(isTestDate ? text.testDate : text.label)}
        error={error}
        value={now}
        onChange={setEntry}
      />
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button type="submit" busy={action.busy}>
          {t(text.save)} <span className="visually-hidden">{file.name}</span>
        </Button>
        {!isTestDate && (
          <Button look="quiet" busy={action.busy} onClick={() => void save(null)}>
            {t(text.showsNone)}
          </Button>
        )}
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t(text.cancel)}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}
