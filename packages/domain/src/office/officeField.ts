import { isNeededNow, type FieldDefinition, type Today } from "../fields/field.ts";
import { refusalOf } from "../fields/kindChecks.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import { rowOn } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";
import { refusal, type Refusal } from "../kernel/validation.ts";

/** What the office says of itself and its members: the values by the path of their field. */
export type OfficeValues = Readonly<Record<string, unknown>>;

/** What the checks and conditions of these fields read. */
export interface OfficeReader extends Today {
  value(path: string): unknown;
}

export type OfficeField = FieldDefinition<OfficeReader> & { readonly path: string; readonly label: Text };

/** One part of a page, under a heading of its own. */
export type OfficePart = { readonly id: string; readonly title: Text; readonly fields: readonly OfficeField[] };

export type OfficeFault = { readonly path: string; readonly refusal: Refusal };

/** Characters of a value: more is a slip of the hand, such as a text pasted into the wrong field. */
export const longestOfficeValue = 1000;

const tooLong = refusal("officeValueTooLong", {
  en: "Use 1,000 characters or fewer.",
  fr: "Utilisez 1\u00A0000 caractères ou moins.",
});

/** It names the field, since it stands in the list above the page as well. */
const missing = ({ label }: OfficeField): Refusal =>
  refusal("officeValueMissing", { en: `Fill in: ${label.en}`, fr: `À remplir\u00A0: ${label.fr}` });

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

export const officeReader = (values: OfficeValues, today: IsoDate): OfficeReader => ({
  today: () => today,
  row: (table) => rowOn(table, today),
  value: (path) => (isEmpty(values[path]) ? undefined : values[path]),
});

const isShown = (field: OfficeField, the: OfficeReader): boolean => field.shown?.evaluate(the).holds ?? true;

/** Fields that are asked for with these values. */
export function shownFields(part: OfficePart, values: OfficeValues, today: IsoDate): readonly OfficeField[] {
  const the = officeReader(values, today);
  return part.fields.filter((field) => isShown(field, the));
}

/** What is kept: the values of the fields that are asked for, without blanks around and without those that are empty. */
export function keptValues(parts: readonly OfficePart[], values: OfficeValues, today: IsoDate): OfficeValues {
  const the = officeReader(values, today);
  return Object.fromEntries(
    parts
      .flatMap(({ fields }) => fields)
      .filter((field) => isShown(field, the))
      .flatMap(({ path, kept }) => {
        const value = values[path];
        if (isEmpty(value)) return [];
        return [[path, typeof value === "string" ? (kept?.(value) ?? value).trim() : value]];
      }),
  );
}

/** What is wrong, field by field; needed values that are missing count. */
export function officeFaults(
  parts: readonly OfficePart[],
  values: OfficeValues,
  today: IsoDate,
): readonly OfficeFault[] {
  const the = officeReader(values, today);
  return parts
    .flatMap(({ fields }) => fields)
    .filter((field) => isShown(field, the))
    .flatMap((field): OfficeFault[] => {
      const { path } = field;
      const value = the.value(path);
      if (value === undefined) return isNeededNow(field.needed, the) ? [{ path, refusal: missing(field) }] : [];
      if (typeof value === "string" && value.length > longestOfficeValue) return [{ path, refusal: tooLong }];
      const found = refusalOf(field, value, the);
      return found === undefined || found.isAdvice ? [] : [{ path, refusal: found }];
    });
}
