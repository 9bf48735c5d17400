import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { checkPath, isCheckedValues, type FormCheck } from "@boreal/domain/caseFile/formChecks";
import { formKeys, formNumbers, type FormKey, type FormNumber } from "@boreal/domain/caseFile/formValues";
import { isLetterKey, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import { and, eq, inArray, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { FormValueCell } from "../cases/caseRow.ts";
import { hiddenName, isHidden, noName } from "../names/hiddenNames.ts";
import { formBaseContext, formValueContext } from "./sealedContexts.ts";
import { formValueTable } from "../tables/formValues.ts";

/** What is kept of a language model for the letters of a case (ADR 0252): no part of the case. */
export const letterModelKey = "letterModel";

/** Whose entries these are: official forms and letters are kept alike. */
export type EntryKey = FormKey | LetterKey | typeof letterModelKey;

/** One entry of a form or letter as it is stored. `value` is null once it was removed; without `base` nothing is known of what was filled in. */
export type StoredFormValue = {
  readonly formKey: EntryKey;
  readonly path: string;
  readonly value: unknown;
  readonly base?: unknown;
  readonly version: number;
  readonly enteredBy: string;
  readonly enteredAt: string;
};

const known: ReadonlySet<string> = new Set(formKeys);
export const isFormKey = (key: string): key is FormKey => known.has(key);

/** The form of which a key names one person’s. */
export const numberOfForm = (key: string): FormNumber | undefined =>
  formNumbers.find((number) => key === number || key.startsWith(`${number}:`));

/** One entry as its row holds it: form, path, value and base together under a name that tells none of them (ADR 0103). */
type EntryRow = {
  readonly formKey: string;
  readonly path: string;
  readonly sealedValue: Buffer | null;
  readonly sealedBase: Buffer | null;
};
export type FormEntry = {
  readonly form: string;
  readonly path: string;
  readonly value: unknown;
  readonly base?: unknown;
};

export const hiddenEntry = (key: PersonKey, applicationId: string, form: string, path: string): string =>
  hiddenName(key, `form value ${applicationId}`, `${form} ${path}`);

export function sealEntry(
  key: PersonKey,
  applicationId: string,
  entry: FormEntry,
): Pick<EntryRow, "formKey" | "path" | "sealedValue" | "sealedBase"> {
  const path = hiddenEntry(key, applicationId, entry.form, entry.path);
  return {
    formKey: noName,
    path,
    sealedValue: sealJson(key, entry, formValueContext(applicationId, noName, path)),
    sealedBase: null,
  };
}

/** A row of before names were hidden has form and path outside, no value once it was removed, and its base beside it. */
export function openEntry(
  key: PersonKey,
  applicationId: string,
  { formKey, path, sealedValue, sealedBase }: EntryRow,
): FormEntry {
  const inside =
    sealedValue === null ? null : openJson(key, sealedValue, formValueContext(applicationId, formKey, path));
  // Sealed by sealEntry above.
  if (isHidden(path)) return inside as FormEntry;
  return {
    form: formKey,
    path,
    value: inside,
    ...(sealedBase === null ? {} : { base: openJson(key, sealedBase, formBaseContext(applicationId, formKey, path)) }),
  };
}

const bytesOf = (base64: string | null): Buffer | null => (base64 === null ? null : Buffer.from(base64, "base64"));

/** Entries of forms that this version does not know are left where they lie. */
export const openFormValues = (
  applicationId: string,
  cells: readonly FormValueCell[],
  key: PersonKey,
): readonly StoredFormValue[] =>
  cells
    .flatMap(({ form: formKey, path, sealed, base, version, by, at }): readonly StoredFormValue[] => {
      const { form, ...entry } = openEntry(key, applicationId, {
        formKey,
        path,
        sealedValue: bytesOf(sealed),
        sealedBase: bytesOf(base),
      });
      return isFormKey(form) || isLetterKey(form)
        ? [{ formKey: form, version, enteredBy: by, enteredAt: new Date(at).toISOString(), ...entry }]
        : [];
    })
    .toSorted((one, other) => (`${one.formKey} ${one.path}` < `${other.formKey} ${other.path}` ? -1 : 1));

type Entries = Record<string, Record<string, unknown>>;

/** The parts of a case file that are made of them. */
export function caseForms(
  stored: readonly StoredFormValue[],
  ownerId: string,
): Pick<CaseFile, "forms" | "formBases" | "letters" | "letterBases" | "formChecks"> {
  const parts: Record<"forms" | "formBases" | "letters" | "letterBases", Entries> = {
    forms: {},
    formBases: {},
    letters: {},
    letterBases: {},
  };
  const formChecks: FormCheck[] = [];
  for (const { formKey, path, value, base, enteredBy, enteredAt } of stored) {
    if (value === null) continue;
    if (path === checkPath) {
      const by = enteredBy === ownerId ? "applicant" : "legalTeam";
      if (isFormKey(formKey) && isCheckedValues(value))
        formChecks.push({ form: formKey, values: value, by, at: enteredAt });
      continue;
    }
    const [values, bases] = isLetterKey(formKey) ? [parts.letters, parts.letterBases] : [parts.forms, parts.formBases];
    (values[formKey] ??= {})[path] = value;
    if (base !== undefined) (bases[formKey] ??= {})[path] = base;
  }
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, entries]) => Object.keys(entries).length > 0)),
    ...(formChecks.length > 0 ? { formChecks } : {}),
  };
}

/** Those of these paths of one form that were ever entered, by path; to be written over, the application has to be locked and its names hidden. */
export async function readFormValues(
  tx: Queryable,
  key: PersonKey,
  { applicationId, formKey, paths }: { applicationId: string; formKey: EntryKey; paths: readonly string[] },
): Promise<ReadonlyMap<string, StoredFormValue>> {
  const table = formValueTable;
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.applicationId, applicationId),
        eq(table.formKey, noName),
        inArray(
          table.path,
          paths.map((path) => hiddenEntry(key, applicationId, formKey, path)),
        ),
      ),
    );
  return new Map(
    rows.map((row) => {
      const { form: _, ...entry } = openEntry(key, applicationId, row);
      const { version, enteredBy, enteredAt } = row;
      return [entry.path, { formKey, version, enteredBy, enteredAt: enteredAt.toISOString(), ...entry }];
    }),
  );
}

/** Empties the forms and letters of a person whose place somebody else takes. The application has to be locked and its names hidden. */
export async function emptyFormsOf(
  tx: Transaction,
  owner: ":spouse",
  given: {
    readonly applicationId: string;
    readonly key: PersonKey;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  const { applicationId, key } = given;
  const rows = await tx.select().from(formValueTable).where(eq(formValueTable.applicationId, applicationId));
  for (const row of rows) {
    const { form, path, value } = openEntry(key, applicationId, row);
    if (value !== null && (isFormKey(form) || isLetterKey(form)) && form.endsWith(owner))
      await writeFormValues(tx, { ...given, formKey: form }, [{ path, value: null, version: row.version + 1 }]);
  }
}

/** One entry to be written; null removes it. */
export type FormValueWrite = {
  readonly path: string;
  readonly value: unknown;
  readonly base?: unknown;
  readonly version: number;
};

export async function writeFormValues(
  tx: Transaction,
  {
    applicationId,
    formKey,
    key,
    by,
    at,
  }: {
    readonly applicationId: string;
    readonly formKey: EntryKey;
    readonly key: PersonKey;
    readonly by: string;
    readonly at: Date;
  },
  writes: readonly FormValueWrite[],
): Promise<void> {
  const table = formValueTable;
  const rows = writes.map(({ path, value, base, version }) => ({
    applicationId,
    version,
    enteredBy: by,
    enteredAt: at,
    ...sealEntry(key, applicationId, {
      form: formKey,
      path,
      value,
      ...(value === null || base === undefined ? {} : { base }),
    }),
  }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.applicationId, table.formKey, table.path],
      set: {
        sealedValue: excluded("sealed_value"),
        sealedBase: excluded("sealed_base"),
        version: excluded("version"),
        enteredBy: excluded("entered_by"),
        enteredAt: excluded("entered_at"),
      },
    });
}
