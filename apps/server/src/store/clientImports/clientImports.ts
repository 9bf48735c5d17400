import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import { notNews } from "@boreal/domain/notices/caseEvents";
import { and, count, desc, eq, gt, sql } from "../../database/query.ts";
import type { Database, Queryable, Transaction } from "../../database/connect.ts";
import { systemActor } from "../auditLog.ts";
import { ownerFacts } from "../cases/caseRow.ts";
import { clientImportLineTable, clientImportTable } from "../tables/clients/clientImports.ts";

export type ClientImportRow = typeof clientImportTable.$inferSelect;
export type ImportedLine = typeof clientImportLineTable.$inferSelect;

/** The import of this id, made now if there is none, and held still until the transaction ends. */
export async function holdImport(
  tx: Transaction,
  row: Omit<ClientImportRow, "undoneAt" | "undoneBy">,
): Promise<ClientImportRow | undefined> {
  await tx.insert(clientImportTable).values(row).onConflictDoNothing();
  return await lockImport(tx, row.id);
}

export async function lockImport(tx: Transaction, id: string): Promise<ClientImportRow | undefined> {
  const [row] = await tx.select().from(clientImportTable).where(eq(clientImportTable.id, id)).for("update");
  return row;
}

export const listLines = (db: Queryable, importId: string): Promise<ImportedLine[]> =>
  db
    .select()
    .from(clientImportLineTable)
    .where(eq(clientImportLineTable.importId, importId))
    .orderBy(clientImportLineTable.line);

export async function insertLine(tx: Transaction, line: ImportedLine): Promise<void> {
  await tx.insert(clientImportLineTable).values(line);
}

/** Imports of the last days, the newest first, each with how many lines became cases. */
export async function listImports(
  db: Database,
  { since, createdBy }: { readonly since: Date; readonly createdBy?: string | undefined },
): Promise<readonly (ClientImportRow & { readonly done: number })[]> {
  const rows = await db
    .select({ row: clientImportTable, done: count(clientImportLineTable.line) })
    .from(clientImportTable)
    .leftJoin(clientImportLineTable, eq(clientImportLineTable.importId, clientImportTable.id))
    .where(
      and(
        gt(clientImportTable.createdAt, since),
        ...(createdBy === undefined ? [] : [eq(clientImportTable.createdBy, createdBy)]),
      ),
    )
    .groupBy(clientImportTable.id)
    .orderBy(desc(clientImportTable.createdAt), desc(clientImportTable.id))
    .limit(20);
  return rows.map(({ row, done }) => ({ ...row, done }));
}

/** State of a case that was just opened in this transaction, as the writing of answers asks for it. */
export async function stateOf(
  tx: Transaction,
  applicationId: string,
): Promise<{ readonly position: number; readonly ownerFacts: string }> {
  const { rows } = await tx.execute<{ position: number; facts: string }>(
    sql`select head.position::int as position, ${sql.raw(ownerFacts)} as facts from boreal.application a
      left join boreal.profile p on p.user_id = a.owner_id join boreal.audit_head head on head.chain_id = a.id where a.id = ${applicationId}`,
  );
  const [row] = rows;
  if (!row) throw new Error("the case that was just opened is not there");
  return { position: row.position, ownerFacts: row.facts };
}

const onlyLooked: readonly string[] = notNews.filter((kind) => kind !== "applicationStarted");
const ofTheProduct: readonly CaseEventKind[] = ["conflictsChecked"];

/**
 * Cases of an import on which somebody worked since: the log of the case has an event of a person behind the place that the import
 * left, or the client has opened the account. That somebody looked is no work.
 */
export async function listWorkedOn(tx: Queryable, importId: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.application_id as id from boreal.client_import_line l where l.import_id = ${importId} and (
      exists (select 1 from boreal.audit_event e where e.chain_id = l.application_id and e.position > l.position
        and e.actor_id <> ${systemActor} and e.kind <> all(${sql.param([...onlyLooked, ...ofTheProduct])}::text[]))
      or coalesce((select u.email_verified from auth."user" u where u.id = l.owner_id), false)
      or exists (select 1 from boreal.application a where a.owner_id = l.owner_id
        and not exists (select 1 from boreal.client_import_line o where o.import_id = l.import_id and o.application_id = a.id)))
    order by l.line`);
  return rows.map(({ id }) => id);
}

/** What an import and the product itself write of a case, children before parents; anything else is somebody’s work. */
const tablesOfCase = [
  "assignment",
  "conflict_check",
  "case_note",
  "case_task",
  "case_visit",
  "message_read",
  "answer",
  "answer_revision",
  "form_value",
  "dependent",
  "notification",
] as const;

/** Takes cases out, and the accounts that have none left. The log keeps that they were there. */
export async function removeCases(tx: Transaction, lines: readonly ImportedLine[]): Promise<void> {
  const ids = sql.param(lines.map(({ applicationId }) => applicationId));
  for (const table of tablesOfCase)
    await tx.execute(sql`delete from ${sql.raw(`boreal.${table}`)} where application_id = any(${ids}::text[])`);
  await tx.execute(sql`delete from boreal.application where id = any(${ids}::text[])`);
  const owners = sql.param([...new Set(lines.map(({ ownerId }) => ownerId))]);
  const without = sql`any(${owners}::text[]) and not exists (select 1 from boreal.application a where a.owner_id = `;
  await tx.execute(sql`delete from boreal.mail_outbox m where m.to_user_id = ${without} m.to_user_id)`);
  await tx.execute(sql`delete from boreal.notification n where n.user_id = ${without} n.user_id)`);
  await tx.execute(sql`delete from boreal.profile p where p.user_id = ${without} p.user_id)`);
  await tx.execute(sql`delete from auth."user" u where u.id = ${without} u.id)`);
  await tx.execute(
    sql`delete from boreal.client_import_line where import_id = ${lines[0]?.importId ?? ""} and application_id = any(${ids}::text[])`,
  );
}

export async function writeUndone(tx: Transaction, id: string, by: string, at: Date): Promise<void> {
  await tx.update(clientImportTable).set({ undoneAt: at, undoneBy: by }).where(eq(clientImportTable.id, id));
}
