import { readAsKept } from "@boreal/domain/caseFile/documentValues/readValue";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { isPlace } from "../../../case/pages/cropOf.ts";
import type { Box } from "../../../case/pages/turned.ts";
import { ValueCrop } from "../../../case/pages/ValueCrop.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { documentsText as text } from "./documents.text.ts";

export type ValuePlace = { readonly page: number; readonly box: Box };

type Field = DocumentFile["fields"][number];
type ValuesProps = { file: DocumentFile; onPoint: (place: ValuePlace) => void };

/** Each value beside the part of the page that it was read from; where a person wrote another one, both. */
export function ReviewedValues({ file, onPoint }: ValuesProps) {
  const { t } = useLanguage();
  const fields = file.fields.filter(({ value, correctedValue }) => (correctedValue ?? value ?? null) !== null);
  if (fields.length === 0) return <p>{t(text.noValues)}</p>;
  return (
    <dl className="review-view__values">
      {fields.map((field) => (
        <Value key={field.name} file={file} field={field} onPoint={onPoint} />
      ))}
    </dl>
  );
}

function Value({ file, field, onPoint }: ValuesProps & { field: Field }) {
  const { t, date } = useLanguage();
  const { name, label, value, correctedValue, page, box, typed } = field;
  const place = typeof page === "number" && isPlace(box) ? { page, box } : undefined;
  const point = () => place && onPoint(place);
  const read = value ?? undefined;
  const isCorrected = read !== undefined && typed && String(readAsKept(name, read) ?? read) !== correctedValue;
  return (
    <div className="review-view__value" onPointerEnter={point} onFocus={point}>
      <dt>{t(label)}</dt>
      <dd dir="auto">{shownValue(correctedValue ?? read ?? "", date)}</dd>
      {isCorrected && <dd dir="auto">{t(text.wasRead, { value: shownValue(read, date) })}</dd>}
      <dd>
        <ValueCrop file={file} field={field} />
      </dd>
      {place && (
        <dd>
          <Button look="quiet" onClick={point}>
            {t(text.onPage)} <span className="visually-hidden">{t(label)}</span>
          </Button>
        </dd>
      )}
    </div>
  );
}

/** A day as people write it, anything else as it was read. */
const shownValue = (value: string, date: (day: string) => string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value;
