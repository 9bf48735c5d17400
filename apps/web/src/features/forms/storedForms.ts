import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { checkPath, type CheckedValues, type FormCheck } from "@boreal/domain/caseFile/formChecks";
import type { FormKey, LifeForm } from "@boreal/domain/caseFile/formValues";
import { isLetterKey, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import { isSame } from "../../case/answers/sameValue.ts";
import type { StoredAnswers } from "../../case/saving/unsavedAnswers.ts";
import type { FormEntry } from "./filling/formEntry.ts";

/** The queue that saves knows one key for each entry: the form's key and the path in it. */
export const entryKey = (form: FormKey | LetterKey | LifeForm, path: string): string => `${form} ${path}`;

export function keyParts(key: string): { readonly form: FormKey | LetterKey; readonly path: string } {
  const space = key.indexOf(" ");
  return { form: key.slice(0, space) as FormKey | LetterKey, path: key.slice(space + 1) };
}

type Versions = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Every entry of the forms and letters of a case, as the queue holds them. A removed one keeps its version. */
export function storedEntries(caseFile: CaseFile, versions: Versions): StoredAnswers {
  const values: Record<string, FormEntry> = {};
  const { forms, formBases, letters, letterBases } = caseFile;
  const allBases: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {
    ...formBases,
    ...letterBases,
  };
  for (const [form, entered] of Object.entries({ ...forms, ...letters }) as [
    FormKey | LetterKey,
    Readonly<Record<string, unknown>>,
  ][]) {
    const bases = allBases[form] ?? {};
    for (const [path, value] of Object.entries(entered))
      values[entryKey(form, path)] = Object.hasOwn(bases, path) ? { value, base: bases[path] } : { value };
  }
  for (const { form, values: checked } of caseFile.formChecks ?? [])
    values[entryKey(form, checkPath)] = { value: checked };
  const known = Object.entries(versions).flatMap(([form, paths]) =>
    Object.entries(paths).map(([path, version]) => [entryKey(form as FormKey, path), version] as const),
  );
  return { values, versions: Object.fromEntries(known) };
}

/** The case with these entries in its forms: those stored, those on their way, and those the server would not take. */
export function caseWithEntries(caseFile: CaseFile, entries: Readonly<Record<string, unknown>>): CaseFile {
  const forms: Record<string, Record<string, unknown>> = {};
  const formBases: Record<string, Record<string, unknown>> = {};
  const letters: Record<string, Record<string, unknown>> = {};
  const letterBases: Record<string, Record<string, unknown>> = {};
  const formChecks: FormCheck[] = [];
  for (const [key, entry] of Object.entries(entries)) {
    if (entry === undefined || entry === null) continue;
    const { form, path } = keyParts(key);
    const { value, base } = entry as FormEntry;
    if (path === checkPath && !isLetterKey(form)) {
      formChecks.push(checkAt(form, value as CheckedValues, caseFile));
      continue;
    }
    const [values, bases] = isLetterKey(form) ? [letters, letterBases] : [forms, formBases];
    (values[form] ??= {})[path] = value;
    if (base !== undefined) (bases[form] ??= {})[path] = base;
  }
  return { ...caseFile, forms, formBases, letters, letterBases, formChecks };
}

/** With who and when, where it is the one that is stored. */
const checkAt = (form: FormKey, values: CheckedValues, { formChecks = [] }: CaseFile): FormCheck =>
  formChecks.find((one) => one.form === form && isSame(one.values, values)) ?? { form, values };
