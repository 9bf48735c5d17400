import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { FormKey, LifeForm } from "@boreal/domain/caseFile/formValues";
import type { StoredAnswers } from "../../case/saving/unsavedAnswers.ts";
import type { FormEntry } from "./filling/formEntry.ts";

/** The queue that saves knows one key for each entry: the form's key and the path in it. */
export const entryKey = (form: FormKey | LifeForm, path: string): string => `${form} ${path}`;

export function keyParts(key: string): { readonly form: FormKey; readonly path: string } {
  const space = key.indexOf(" ");
  return { form: key.slice(0, space) as FormKey, path: key.slice(space + 1) };
}

type Versions = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Every entry of the forms of a case, as the queue holds them. A removed one keeps its version. */
export function storedEntries(caseFile: CaseFile, versions: Versions): StoredAnswers {
  const values: Record<string, FormEntry> = {};
  for (const [form, entered] of Object.entries(caseFile.forms ?? {}) as [
    FormKey,
    Readonly<Record<string, unknown>>,
  ][]) {
    const bases = caseFile.formBases?.[form] ?? {};
    for (const [path, value] of Object.entries(entered))
      values[entryKey(form, path)] = Object.hasOwn(bases, path) ? { value, base: bases[path] } : { value };
  }
  const known = Object.entries(versions).flatMap(([form, paths]) =>
    Object.entries(paths).map(([path, version]) => [entryKey(form as FormKey, path), version] as const),
  );
  return { values, versions: Object.fromEntries(known) };
}

/** The case with these entries in its forms: those stored, those on their way, and those the server would not take. */
export function caseWithEntries(caseFile: CaseFile, entries: Readonly<Record<string, unknown>>): CaseFile {
  const forms: Record<string, Record<string, unknown>> = {};
  const formBases: Record<string, Record<string, unknown>> = {};
  for (const [key, entry] of Object.entries(entries)) {
    if (entry === undefined || entry === null) continue;
    const { form, path } = keyParts(key);
    const { value, base } = entry as FormEntry;
    (forms[form] ??= {})[path] = value;
    if (base !== undefined) (formBases[form] ??= {})[path] = base;
  }
  return { ...caseFile, forms, formBases };
}
