import { documentField, isTypeable } from "@boreal/domain/caseFile/documentValues/documentFields";
import { receiptOwnerField } from "@boreal/domain/caseFile/letterFields";
import { readAsKept } from "@boreal/domain/caseFile/documentValues/readValue";
import { isFoundInFile, mayBeCorrected } from "@boreal/domain/vault/files/foundInFile";
import { useState } from "react";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import type { PageRegion } from "./FileViewer.tsx";
import { isRead, readValueWords } from "../file/fileWords.ts";
import { text } from "../text.ts";
import { ConfirmAll, ConfirmValue } from "./ConfirmValues.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { typedText } from "./typedValues.text.ts";

type ReadField = DocumentFile["fields"][number];

type ReadFieldsProps = {
  file: DocumentFile;
  onChanged: () => void;
  onShow: (place: PageRegion) => void;
  headingLevel?: 3 | 4;
};

/** Whether people write the value themselves: not what was found about the file, nor what is told from it. */
const isCorrectable = (name: string): boolean => documentField(name) === undefined || isTypeable(name);

/** As it is kept once somebody says that it is right. */
const keptAs = (name: string, read: string): string => String(readAsKept(name, read) ?? read);

/** What was read from a file or typed from it: each value with how sure it is, where it stands, and a way to correct it. */
export function ReadFields({ file, onChanged, onShow, headingLevel = 4 }: ReadFieldsProps) {
  const { t } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  // Whose receipt it is stands above, where it is chosen.
  const fields = file.fields.filter(({ name }) => name !== receiptOwnerField);
  if (fields.length === 0) return null;
  const wasRead = isRead(file);
  const title = t(wasRead ? text.fieldsTitle : text.fieldsTypedTitle);
  const read = Object.fromEntries(
    file.fields.flatMap(({ name, value }) => (value === null || value === undefined ? [] : [[name, value]])),
  );
  const mayCorrect = file.abilities.includes("correctReading");
  const mayMend = (name: string) =>
    isCorrectable(name) &&
    mayCorrect &&
    mayBeCorrected(name, read, { isLegalTeam: file.abilities.includes("saySeen") });
  const isMended = file.fields.some(({ name }) => isFoundInFile(name, read));
  return (
    <section className="read-fields" aria-label={`${title}, ${file.name}`}>
      <Heading className="read-fields__title">{title}</Heading>
      {wasRead && <p className="read-fields__lead">{t(mayCorrect ? text.fieldsLead : text.fieldsLeadElsewhere)}</p>}
      {isMended && mayCorrect && <p className="read-fields__lead">{t(text.foundInFile)}</p>}
      <dl className="read-fields__list">
        {fields.map((field) => (
          <Line
            key={field.name}
            file={file}
            field={field}
            mayMend={mayMend(field.name)}
            onChanged={onChanged}
            onShow={onShow}
          />
        ))}
      </dl>
      <ConfirmAll file={file} fields={fields.filter(({ name }) => mayMend(name))} onConfirmed={onChanged} />
    </section>
  );
}

type LineProps = Pick<ReadFieldsProps, "file" | "onChanged" | "onShow"> & { field: ReadField; mayMend: boolean };

/** One value with what can be done about it. */
function Line({ file, field, mayMend, onChanged, onShow }: LineProps) {
  const { t } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const done = (isChanged: boolean) => {
    setEditing(false);
    if (isChanged) onChanged();
  };
  return (
    <div className="read-fields__line">
      <dt>{t(field.label)}</dt>
      {isEditing ? (
        <dd className="read-fields__edit">
          <CorrectionForm file={file} field={field} onDone={done} />
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
            {mayMend && (
              <>
                <ConfirmValue file={file} field={field} onConfirmed={onChanged} />
                <Button look="quiet" onClick={() => setEditing(true)}>
                  {t(text.correct)} <span className="visually-hidden">{t(field.label)}</span>
                </Button>
              </>
            )}
          </dd>
        </>
      )}
    </div>
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
    const isConfirmed = wasRead && keptAs(field.name, value) === correctedValue;
    return (
      <>
        <span className="read-fields__value">
          {correctedValue === null || correctedValue === undefined
            ? t(text.showsNone)
            : readValueWords(field.name, correctedValue, tools)}
        </span>{" "}
        <StatusTag tone="done">
          {t(wasRead ? (isConfirmed ? text.confirmed : text.corrected) : typedText.typed)}
        </StatusTag>
        <span className="read-fields__was">
          {who}
          {wasRead && !isConfirmed && <> · {t(text.wasRead, { value: readValueWords(field.name, value, tools) })}</>}
        </span>
      </>
    );
  }
  if (value === null || value === undefined) return <StatusTag tone="attention">{t(text.notFound)}</StatusTag>;
  return (
    <>
      <span className="read-fields__value">{readValueWords(field.name, value, tools)}</span>{" "}
      {field.isSure ? (
        <StatusTag tone="done">{t(text.sure)}</StatusTag>
      ) : (
        <StatusTag tone="attention">{t(text.pleaseCheck)}</StatusTag>
      )}
    </>
  );
}
