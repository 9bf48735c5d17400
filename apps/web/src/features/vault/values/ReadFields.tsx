import { documentField, isTypeable } from "@boreal/domain/caseFile/documentValues/documentFields";
import { receiptOwnerField } from "@boreal/domain/caseFile/documentValues/letterFields";
import { readAsKept } from "@boreal/domain/caseFile/documentValues/readValue";
import { isFoundInFile, mayBeCorrected } from "@boreal/domain/vault/files/foundInFile";
import { useState } from "react";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { readValuesId } from "../../../case/reasons/readValuesId.ts";
import { ValueCrop } from "../../../case/pages/ValueCrop.tsx";
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
  /** Where the pages stand beside the list: the place of the value on which the pointer or the keyboard is. */
  onPoint?: ((place: PageRegion) => void) | undefined;
  headingLevel?: 3 | 4;
};

/** Whether people write the value themselves: not what was found about the file, nor what is told from it. */
const isCorrectable = (name: string): boolean => documentField(name) === undefined || isTypeable(name);

/** As it is kept once somebody says that it is right. */
const keptAs = (name: string, read: string): string => String(readAsKept(name, read) ?? read);

/** What was read from a file or typed from it: each value beside the part of the page that it was read from, how sure it is, and a way to correct it. */
export function ReadFields({ file, onChanged, onShow, onPoint, headingLevel = 4 }: ReadFieldsProps) {
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
    <section id={readValuesId(file.id)} className="read-fields" aria-label={`${title}, ${file.name}`}>
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
            onPoint={onPoint}
          />
        ))}
      </dl>
      <ConfirmAll file={file} fields={fields.filter(({ name }) => mayMend(name))} onConfirmed={onChanged} />
    </section>
  );
}

type LineProps = Pick<ReadFieldsProps, "file" | "onChanged" | "onShow" | "onPoint"> & {
  field: ReadField;
  mayMend: boolean;
};

/** One value with what can be done about it. */
function Line({ file, field, mayMend, onChanged, onShow, onPoint }: LineProps) {
  const { t } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const done = (isChanged: boolean) => {
    setEditing(false);
    if (isChanged) onChanged();
  };
  const place = typeof field.page === "number" ? { page: field.page, box: field.box ?? null } : undefined;
  const point = () => place && onPoint?.(place);
  return (
    <div className="read-fields__line" onPointerEnter={point} onFocus={point}>
      <dt>{t(field.label)}</dt>
      <dd className="read-fields__crop">
        <ValueCrop file={file} field={field} />
      </dd>
      <dd className="read-fields__said">
        <FieldValue file={file} field={field} />
      </dd>
      {isEditing ? (
        <dd className="read-fields__edit">
          <CorrectionForm file={file} field={field} onDone={done} />
        </dd>
      ) : (
        <dd className="read-fields__actions">
          {place && (
            <Button look="quiet" onClick={() => onShow(place)}>
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
      )}
    </div>
  );
}

function FieldValue({ file, field }: Pick<LineProps, "file" | "field">) {
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
            : readValueWords({ name: field.name, value: correctedValue, file }, tools)}
        </span>{" "}
        <StatusTag tone="done">
          {t(wasRead ? (isConfirmed ? text.confirmed : text.corrected) : typedText.typed)}
        </StatusTag>
        <span className="read-fields__was">{who}</span>
        {wasRead && !isConfirmed && (
          <span className="read-fields__was">
            {t(text.wasRead, { value: readValueWords({ name: field.name, value, file }, tools) })}
          </span>
        )}
      </>
    );
  }
  if (value === null || value === undefined)
    return (
      <>
        <StatusTag tone="attention">{t(text.notFound)}</StatusTag>
        <ReadBefore file={file} field={field} />
      </>
    );
  return (
    <>
      <span className="read-fields__value">{readValueWords({ name: field.name, value, file }, tools)}</span>{" "}
      {field.isSure ? (
        <StatusTag tone="done">{t(text.sure)}</StatusTag>
      ) : (
        <StatusTag tone="attention">{t(text.pleaseCheck)}</StatusTag>
      )}
      {field.suggestedBy && <span className="read-fields__was">{t(typedText.suggested)}</span>}
      <ReadBefore file={file} field={field} />
    </>
  );
}

/** The file was read again, by a better reader, and this is what the earlier one read. */
function ReadBefore({ file, field: { name, readBefore } }: Pick<LineProps, "file" | "field">) {
  const tools = useLanguage();
  if (readBefore === null || readBefore === undefined) return null;
  const value = readValueWords({ name, value: readBefore, file }, tools);
  return <span className="read-fields__was">{tools.t(text.readBefore, { value })}</span>;
}
