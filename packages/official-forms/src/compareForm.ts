import type { FormValue, FormValues } from "./formValues.ts";
import { toDataValues } from "./mapping.ts";
import { fromDataValues } from "./readMapping.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import type { OptionLists } from "./xfa/datasets.ts";

/** A field that says something else on the form than in the case; a side that says nothing is not there. */
export type FieldDifference = { readonly field: string; readonly onForm?: FormValue; readonly inCase?: FormValue };

/** The form’s own check trims, and writes postal codes in capitals with one space. */
const comparable = (value: FormValue | undefined): string =>
  value === undefined
    ? ""
    : String(value)
        .replaceAll(/\s+/g, " ")
        .trim()
        .toUpperCase()
        .replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, "$1 $2");

/**
 * What a form that came back says otherwise than the case, field by field. Both sides are brought into the shape that the
 * file gives them, so that only what a person would call different is listed.
 */
export function differencesFrom(
  edition: FormEdition,
  onForm: FormValues,
  inCase: FormValues,
  lists: OptionLists,
): readonly FieldDifference[] {
  const { data, refused, unplaced } = toDataValues(edition, inCase, lists);
  const ours: Record<string, FormValue> = { ...fromDataValues(edition, data, lists).values };
  // What the form could not hold is compared as it is: whoever typed something for it should see both.
  for (const { field, code } of [...refused, ...unplaced]) {
    const value = inCase[field];
    if (
      code !== "noPlace" &&
      code !== "goesOn" &&
      code !== "dateInPart" &&
      code !== "rowsGoOn" &&
      code !== "chosenInForm" &&
      value !== undefined
    )
      ours[field] = value;
  }
  return [...new Set([...Object.keys(onForm), ...Object.keys(ours)])]
    .filter((field) => comparable(onForm[field]) !== comparable(ours[field]))
    .map((field) => ({
      field,
      ...(onForm[field] === undefined ? {} : { onForm: onForm[field] }),
      ...(ours[field] === undefined ? {} : { inCase: ours[field] }),
    }));
}
