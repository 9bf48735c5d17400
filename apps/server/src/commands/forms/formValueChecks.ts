import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import { isTwoWay } from "@boreal/domain/fields/kinds";
import { isList, type AskedForm, type FormField, type FormPart } from "@boreal/domain/forms/fields/field";
import { brokenTexts } from "../answers/answerChecks.ts";
import type { PlacedRefusal } from "../deps.ts";

/** Longer than any text a form or its answer sheet takes, so that a draft that is too long for its box is kept all the same. */
const mostCharacters = 4000;
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
  "This field follows from the rest of the application and cannot be entered.",
  "Ce champ découle du reste de la demande et ne peut pas être rempli.",
);
const wrongValue = says(
  "wrongShape",
  "This value does not fit the field. Enter it again.",
  "Cette valeur ne convient pas au champ. Entrez-la de nouveau.",
);
const tooLong = says(
  "formTextTooLong",
  `This text is longer than ${mostCharacters} characters. Shorten it.`,
  `Ce texte dépasse ${mostCharacters} caractères. Raccourcissez-le.`,
);
const tooManyRows = says(
  "tooManyRows",
  `Enter at most ${mostRows} entries here.`,
  `Entrez au plus ${mostRows} éléments ici.`,
);
const broken = says(
  "brokenText",
  "This text contains a character that came apart, such as half an emoji. Delete it, then type it again.",
  "Ce texte contient un caractère incomplet, comme une moitié d’émoji. Supprimez-le, puis tapez-le de nouveau.",
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

/** Empty text stands for a field that was emptied, of whatever kind. */
function valueRefusal(field: FormField, value: unknown): PlacedRefusal | undefined {
  if (typeof value === "string") {
    if (isTwoWay(field.kind) && value !== "") return wrongValue;
    return [...value].length > mostCharacters ? tooLong : undefined;
  }
  return isTwoWay(field.kind) && typeof value === "boolean" ? undefined : wrongValue;
}

function rowRefusal(fields: ReadonlyMap<string, FormField>, row: unknown): PlacedRefusal | undefined {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return wrongValue;
  for (const [name, value] of Object.entries(row)) {
    const field = fields.get(name);
    const refused = field ? valueRefusal(field, value) : unknownField;
    if (refused) return refused;
  }
  return undefined;
}

function partRefusal(part: FormPart, value: unknown): PlacedRefusal | undefined {
  if (brokenTexts(value, "").length > 0) return broken;
  if (!isList(part)) return valueRefusal(part, value);
  if (!Array.isArray(value)) return wrongValue;
  if (value.length > mostRows) return tooManyRows;
  const fields = new Map(part.fields.map((field) => [field.path, field]));
  return value.map((row: unknown) => rowRefusal(fields, row)).find((refused) => refused !== undefined);
}

export const isFormHere = (form: FormNumber): boolean => formDefinitions[form] !== undefined;

/**
 * Whether this can be kept as a draft of that field: known to the form, of its kind, and of a size somebody may have typed.
 * A value that cannot stand on the form yet is kept; the form itself says so. Never quotes the value.
 */
export const formValueRefusal = (form: FormNumber, change: Change): PlacedRefusal | undefined =>
  entryRefusal(formDefinitions[form], change);

type Change = { readonly path: string; readonly value: unknown; readonly base?: unknown };

/** The same of anything that is asked for like a form. */
export function entryRefusal(form: AskedForm, { path, value, base }: Change): PlacedRefusal | undefined {
  const part = partsByPath(form).get(path);
  if (!part) return unknownField;
  if (!isList(part) && part.isDerived) return derivedField;
  if (value === null) return undefined;
  return partRefusal(part, value) ?? (base === undefined || base === null ? undefined : partRefusal(part, base));
}
