import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { formKeys, formNumbers, type FormKey, type FormNumber } from '@boreal/domain/caseFile/formValues';
import { and, eq, inArray, sql } from '../database/query.ts';
import type { Transaction } from '../database/connect.ts';
import { openJson, sealJson } from '../keys/fieldEncryption.ts';
import type { PersonKey } from '../keys/personKeys.ts';
import type { FormValueCell } from './caseRow.ts';
import { formBaseContext, formValueContext } from './sealedContexts.ts';
import { formValueTable } from './tables/formValues.ts';

/** One entry of a form as it is stored. `value` is null once it was removed; without `base` nothing is known of what was filled in. */
export type StoredFormValue = { readonly formKey: FormKey; readonly path: string; readonly value: unknown; readonly base?: unknown; readonly version: number; readonly enteredAt: string };

const known: ReadonlySet<string> = new Set(formKeys);
export const isFormKey = (key: string): key is FormKey => known.has(key);

/** The form of which a key names one person’s. */
export const numberOfForm = (key: string): FormNumber | undefined => formNumbers.find((number) => key === number || key.startsWith(`${number}:`));

type Sealed = { readonly sealedValue: Buffer | null; readonly sealedBase: Buffer | null };

const opened = (key: PersonKey, [applicationId, formKey, path]: readonly [string, string, string], { sealedValue, sealedBase }: Sealed) => ({
  value: sealedValue === null ? null : openJson(key, sealedValue, formValueContext(applicationId, formKey, path)),
  ...(sealedBase === null ? {} : { base: openJson(key, sealedBase, formBaseContext(applicationId, formKey, path)) }),
});

const bytesOf = (base64: string | null): Buffer | null => (base64 === null ? null : Buffer.from(base64, 'base64'));

/** Entries of forms that this version does not know are left where they lie. */
export const openFormValues = (applicationId: string, cells: readonly FormValueCell[], key: PersonKey): readonly StoredFormValue[] =>
  cells.flatMap(({ form, path, sealed, base, version, at }): readonly StoredFormValue[] =>
    isFormKey(form)
      ? [{ formKey: form, path, version, enteredAt: new Date(at).toISOString(), ...opened(key, [applicationId, form, path], { sealedValue: bytesOf(sealed), sealedBase: bytesOf(base) }) }]
      : [],
  );

type Forms = { [form in FormKey]?: Record<string, unknown> };

/** The part of a case file that is made of them. */
export function caseForms(stored: readonly StoredFormValue[]): Pick<CaseFile, 'forms' | 'formBases'> {
  const forms: Forms = {};
  const formBases: Forms = {};
  for (const { formKey, path, value, base } of stored) {
    if (value === null) continue;
    (forms[formKey] ??= {})[path] = value;
    if (base !== undefined) (formBases[formKey] ??= {})[path] = base;
  }
  return { ...(Object.keys(forms).length > 0 ? { forms } : {}), ...(Object.keys(formBases).length > 0 ? { formBases } : {}) };
}

/** Those of these paths of one form that were ever entered, by path. The application has to be locked. */
export async function readFormValues(tx: Transaction, applicationId: string, formKey: FormKey, paths: readonly string[], key: PersonKey): Promise<ReadonlyMap<string, StoredFormValue>> {
  const table = formValueTable;
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.applicationId, applicationId), eq(table.formKey, formKey), inArray(table.path, [...paths])));
  return new Map(
    rows.map((row) => [row.path, { formKey, path: row.path, version: row.version, enteredAt: row.enteredAt.toISOString(), ...opened(key, [applicationId, formKey, row.path], row) }]),
  );
}

/** One entry to be written; null removes it. */
export type FormValueWrite = { readonly path: string; readonly value: unknown; readonly base?: unknown; readonly version: number };

export async function writeFormValues(
  tx: Transaction,
  { applicationId, formKey, key, by, at }: { readonly applicationId: string; readonly formKey: FormKey; readonly key: PersonKey; readonly by: string; readonly at: Date },
  writes: readonly FormValueWrite[],
): Promise<void> {
  const table = formValueTable;
  const rows = writes.map(({ path, value, base, version }) => ({
    applicationId, formKey, path, version, enteredBy: by, enteredAt: at,
    sealedValue: value === null ? null : sealJson(key, value, formValueContext(applicationId, formKey, path)),
    sealedBase: value === null || base === undefined ? null : sealJson(key, base, formBaseContext(applicationId, formKey, path)),
  }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.applicationId, table.formKey, table.path],
      set: {
        sealedValue: excluded('sealed_value'), sealedBase: excluded('sealed_base'), version: excluded('version'),
        enteredBy: excluded('entered_by'), enteredAt: excluded('entered_at'),
      },
    });
}
