import { documentField, isTypeable } from "@boreal/domain/caseFile/documentValues/documentFields";
import { receiptOwnerField } from "@boreal/domain/caseFile/letterFields";
import { isFoundInFile, mayBeCorrected } from "@boreal/domain/vault/files/foundInFile";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import type { PageRegion } from "./FileViewer.tsx";
import { isRead, readValueWords } from "../file/fileWords.ts";
import { correctReadingMutation } from "../operations.ts";
import { text } from "../text.ts";
import { typedText } from "./typedValues.text.ts";
import { entryOf, ValueField, type ValueEntry } from "./ValueField.tsx";

type ReadField = DocumentFile["fields"][number];

type ReadFieldsProps = {
  file: DocumentFile;
  onChanged: () => void;
  onShow: (place: PageRegion) => void;
  headingLevel?: 3 | 4;
};

/** Above this a machine's reading is called sure even when nothing confirmed it. */
const sureFrom = 0.95;

/** Whether people write the value themselves: not what was found about the file, nor what is told from it. */
const isCorrectable = (name: string): boolean => documentField(name) === undefined || isTypeable(name);

/** What was read from a file or typed from it: each value with how sure it is, where it stands, and a way to correct it. */
export function ReadFields({ file, onChanged, onShow, headingLevel = 4 }: ReadFieldsProps) {
  const { t } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const [editing, setEditing] = useState<string>();
  // Whose receipt it is stands above, where it is chosen.
  const fields = file.fields.filter(({ name }) => name !== receiptOwnerField);
  if (fields.length === 0) return null;
  const wasRead = isRead(file);
  const title = t(wasRead ? text.fieldsTitle : text.fieldsTypedTitle);
  const read = Object.fromEntries(
    file.fields.flatMap(({ name, value }) => (value === null || value === undefined ? [] : [[name, value]])),
  );
  const mayCorrect = file.abilities.includes("correctReading");
  const isMended = file.fields.some(({ name }) => isFoundInFile(name, read));
  return (
    <section className="read-fields" aria-label={`${title}, ${file.name}`}>
      <Heading className="read-fields__title">{title}</Heading>
      {wasRead && <p className="read-fields__lead">{t(mayCorrect ? text.fieldsLead : text.fieldsLeadElsewhere)}</p>}
      {isMended && mayCorrect && <p className="read-fields__lead">{t(text.foundInFile)}</p>}
      <dl className="read-fields__list">
        {fields.map((field) => (
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
                  {typeof field.page === "number" && (
                    <Button look="quiet" onClick={() => onShow({ page: field.page ?? 1, box: field.box ?? null })}>
                      {t(text.where)} <span className="visually-hidden">{t(field.label)}</span>
                    </Button>
                  )}
                  {isCorrectable(field.name) &&
                    file.abilities.includes("correctReading") &&
                    mayBeCorrected(field.name, read, { isLegalTeam: file.abilities.includes("saySeen") }) && (
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
  const { value, correctedValue, typed } = field;
  if (typed) {
    const when = tools.dateTime(typed.at);
    const who = typed.byMe
      ? t(typedText.typedByMe, { when })
      : typed.name
        ? t(typedText.typedBy, { name: typed.name, when })
        : t(typedText.typedBySomebody, { when });
    const wasRead = value !== null && value !== undefined;
    return (
      <>
        <span className="read-fields__value">
          {correctedValue === null || correctedValue === undefined
            ? t(text.showsNone)
            : readValueWords(field.name, correctedValue, tools)}
        </span>{" "}
        <StatusTag tone="done">{t(wasRead ? text.corrected : typedText.typed)}</StatusTag>
        <span className="read-fields__was">
          {who}
          {wasRead && <> · {t(text.wasRead, { value: readValueWords(field.name, value, tools) })}</>}
        </span>
      </>
    );
  }
  if (value === null || value === undefined) return <StatusTag tone="attention">{t(text.notFound)}</StatusTag>;
  const isSure = Boolean(field.checked) || field.confidence >= sureFrom;
  return (
    <>
      <span className="read-fields__value">{readValueWords(field.name, value, tools)}</span>{" "}
      {isSure ? (
        <StatusTag tone="done">{t(text.sure)}</StatusTag>
      ) : (
        <StatusTag tone="attention">{t(text.pleaseCheck)}</StatusTag>
      )}
    </>
  );
}

function CorrectionForm({
  file,
  field,
  onDone,
}: {
  file: DocumentFile;
  field: ReadField;
  onDone: (isChanged: boolean) => void;
}) {
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
