import { sql } from "../../database/query.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { openEntry, sealEntry } from "../answers/formValues.ts";
import { isNamed, noName } from "./hiddenNames.ts";
import { openSealedAnswer, sealAnswer } from "../answers/answers.ts";

type AnswerRow = { readonly at: string; readonly key: string; readonly sealed_value: Buffer | null };
type EntryRow = {
  readonly at: string;
  readonly form_key: string;
  readonly path: string;
  readonly sealed_value: Buffer | null;
  readonly sealed_base: Buffer | null;
};

const named = (column: string) => sql.raw(isNamed(column));

/**
 * Seals the rows of one case anew that were written before names were hidden (ADR 0103), and tells how many that were. It
 * says the same as before, so it is no change of the case and no part of its audit chain. Whoever writes to a case calls it
 * first: a row is found by its hidden name only. The application has to be locked.
 */
export async function hideNames(tx: Transaction, applicationId: string, key: PersonKey): Promise<number> {
  let hidden = 0;
  for (const table of ["answer", "answer_revision"] as const)
    hidden += await hideAnswers(tx, table, applicationId, key);
  return hidden + (await hideEntries(tx, applicationId, key)) + (await hideWarnings(tx, applicationId));
}

/** The same for a case that nobody holds yet. */
export const hideNamesOf = (db: Database, applicationId: string, key: PersonKey): Promise<number> =>
  db.transaction(async (tx) => {
    // Saves share the row (store/answers/answers.ts), so none is under way meanwhile.
    await tx.execute(sql`select from boreal.application where id = ${applicationId} for no key update`);
    return await hideNames(tx, applicationId, key);
  });

const tablesWithNames = [
  ["answer", "key"],
  ["answer_revision", "key"],
  ["form_value", "form_key"],
  ["warning_acknowledgement", "warning_id"],
] as const;
const casesWithNames = tablesWithNames
  .map(([table, column]) => `select application_id from boreal.${table} where ${isNamed(column)}`)
  .join(" union ");

/** Cases with such rows, by id. */
export async function listCasesWithNames(
  db: Database,
  after: string,
  most: number,
): Promise<readonly { readonly id: string; readonly ownerId: string }[]> {
  const { rows } = await db.execute<{ id: string; ownerId: string }>(
    sql`select id, owner_id as "ownerId" from boreal.application where id > ${after} and id in (${sql.raw(casesWithNames)}) order by id limit ${most}`,
  );
  return rows;
}

async function hideAnswers(
  tx: Transaction,
  name: "answer" | "answer_revision",
  applicationId: string,
  key: PersonKey,
): Promise<number> {
  const table = sql.raw(`boreal.${name}`);
  const { rows } = await tx.execute<AnswerRow>(
    sql`select ctid::text as at, key, sealed_value from ${table} where application_id = ${applicationId} and ${named("key")} for update`,
  );
  if (rows.length === 0) return 0;
  const sealed = rows.map((row) => {
    const { name: answer, value } = openSealedAnswer(key, applicationId, {
      key: row.key,
      sealedValue: row.sealed_value,
    });
    return { at: row.at, ...sealAnswer(key, applicationId, answer, value) };
  });
  await tx.execute(sql`
    update ${table} t set key = fresh.key, sealed_value = fresh.value
    from unnest(${sql.param(sealed.map(({ at }) => at))}::tid[], ${sql.param(sealed.map((each) => each.key))}::text[], ${sql.param(sealed.map((each) => each.sealedValue))}::bytea[]) as fresh (at, key, value)
    where t.ctid = fresh.at`);
  return rows.length;
}

async function hideEntries(tx: Transaction, applicationId: string, key: PersonKey): Promise<number> {
  const { rows } = await tx.execute<EntryRow>(
    sql`select ctid::text as at, form_key, path, sealed_value, sealed_base from boreal.form_value where application_id = ${applicationId} and ${named("form_key")} for update`,
  );
  if (rows.length === 0) return 0;
  const sealed = rows.map((row) => {
    const entry = openEntry(key, applicationId, {
      formKey: row.form_key,
      path: row.path,
      sealedValue: row.sealed_value,
      sealedBase: row.sealed_base,
    });
    return { at: row.at, ...sealEntry(key, applicationId, entry) };
  });
  await tx.execute(sql`
    update boreal.form_value t set form_key = ${noName}, path = fresh.path, sealed_value = fresh.value, sealed_base = null
    from unnest(${sql.param(sealed.map(({ at }) => at))}::tid[], ${sql.param(sealed.map(({ path }) => path))}::text[], ${sql.param(sealed.map(({ sealedValue }) => sealedValue))}::bytea[]) as fresh (at, path, value)
    where t.ctid = fresh.at`);
  return rows.length;
}

async function hideWarnings(tx: Transaction, applicationId: string): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`update boreal.warning_acknowledgement set warning_id = ${noName} where application_id = ${applicationId} and ${named("warning_id")}`,
  );
  return rowCount ?? 0;
}
