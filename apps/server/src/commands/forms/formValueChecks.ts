import { checkPath, isCheckedValues } from "@boreal/domain/caseFile/formChecks";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import { isList, type AskedForm, type FormField, type FormPart } from "@boreal/domain/forms/fields/field";
import type { PlacedRefusal } from "../deps.ts";
import { brokenText, brokenTexts, draftRefusal, wrongShape } from "../fields/storedValues.ts";

/** More rows than any list of a form holds. */
const mostRows = 50;

const says = (code: string, en: string, fr: string): PlacedRefusal => ({ code, text: { en, fr } });

export const unknownForm = says(
  "unknownForm",
  "This version does not know this form. Reload the page, then try again.",
  "Cette version ne connaît pas ce formulaire. Rechargez la page, puis réessayez.",
);
const unknownField = says(
  "unknownFormField",
  "This version does not know this field. Reload the page, then enter it again.",
  "Cette version ne connaît pas ce champ. Rechargez la page, puis remplissez-le de nouveau.",
);
const derivedField = says(
  "formFieldFollows",
  "This field is filled in from the rest of the application. You cannot enter it.",
  "Ce champ est rempli d’après le reste de la demande. Vous ne pouvez pas le remplir.",
);
const tooManyRows = says(
  "tooManyRows",
  `Enter at most ${mostRows} entries here.`,
  `Entrez au plus ${mostRows} éléments ici.`,
);
const partsOf = new WeakMap<AskedForm, ReadonlyMap<string, FormPart>>();

function partsByPath(form: AskedForm): ReadonlyMap<string, FormPart> {
  const known = partsOf.get(form);
  if (known) return known;
  const parts = new Map(
    form.sections.flatMap(({ parts: all }) => all).map((part) => [isList(part) ? part.list : part.path, part]),
  );
  partsOf.set(form, parts);
  return parts;
}

function rowRefusal(fields: ReadonlyMap<string, FormField>, row: unknown): PlacedRefusal | undefined {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return wrongShape;
  for (const [name, value] of Object.entries(row)) {
    const field = fields.get(name);
    const refused = field ? draftRefusal(field.kind, value) : unknownField;
    if (refused) return refused;
  }
  return undefined;
}

function partRefusal(part: FormPart, value: unknown): PlacedRefusal | undefined {
  if (brokenTexts(value, "").length > 0) return brokenText;
  if (!isList(part)) return draftRefusal(part.kind, value);
  if (!Array.isArray(value)) return wrongShape;
  if (value.length > mostRows) return tooManyRows;
  const fields = new Map(part.fields.map((field) => [field.path, field]));
  return value.map((row: unknown) => rowRefusal(fields, row)).find((refused) => refused !== undefined);
}

export const isFormHere = (form: FormNumber): boolean => formDefinitions[form] !== undefined;

/**
 * Whether this can be kept as a draft of that field: known to the form, of its kind, and of a size somebody may have typed.
 * A value that cannot stand on the form yet is kept; the form itself says so. Never quotes the value.
 */
export function formValueRefusal(form: FormNumber, change: Change): PlacedRefusal | undefined {
  if (change.path !== checkPath) return entryRefusal(formDefinitions[form], change);
  return change.value === null || isCheckedValues(change.value) ? undefined : wrongShape;
}

type Change = { readonly path: string; readonly value: unknown; readonly base?: unknown };

/** The same of anything that is asked for like a form. */
export function entryRefusal(form: AskedForm, { path, value, base }: Change): PlacedRefusal | undefined {
  const part = partsByPath(form).get(path);
  if (!part) return unknownField;
  if (!isList(part) && part.isDerived) return derivedField;
  if (value === null) return undefined;
  return partRefusal(part, value) ?? (base === undefined || base === null ? undefined : partRefusal(part, base));
}
