import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { ErasedCounts, ErasureReason } from "@boreal/domain/office/caseErasure";
import { and, desc, eq, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { caseErasureTable } from "../tables/erasing/erasures.ts";

export type CaseErasureRow = typeof caseErasureTable.$inferSelect;

const table = caseErasureTable;
const isOpenOf = (applicationId: string) =>
  and(eq(table.applicationId, applicationId), isNull(table.undoneAt), isNull(table.erasedAt));

/** What is asked for a case and neither undone nor done. */
export async function findOpenErasure(db: Queryable, applicationId: string): Promise<CaseErasureRow | undefined> {
  const [row] = await db.select().from(table).where(isOpenOf(applicationId));
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockOpenErasure(tx: Transaction, applicationId: string): Promise<CaseErasureRow | undefined> {
  const [row] = await tx.select().from(table).where(isOpenOf(applicationId)).for("update");
  return row;
}

/** False when it is asked already. */
export async function insertErasure(
  tx: Transaction,
  asked: {
    readonly id: string;
    readonly applicationId: string;
    readonly type: ApplicationType;
    readonly reason: ErasureReason;
    readonly askedBy: string;
    readonly askedAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.insert(table).values(asked).onConflictDoNothing().returning({ id: table.id });
  return rows.length > 0;
}

export async function confirmErasureRow(
  tx: Transaction,
  id: string,
  confirmed: { readonly by: string; readonly at: Date; readonly erasesAt: Date },
): Promise<void> {
  const { by: confirmedBy, at: confirmedAt, erasesAt } = confirmed;
  await tx.update(table).set({ confirmedBy, confirmedAt, erasesAt }).where(eq(table.id, id));
}

export async function undoErasureRow(
  tx: Transaction,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.update(table).set({ undoneBy: by, undoneAt: at }).where(eq(table.id, id));
}

/** Cases of which the time to undo is over, the first first. */
export const listDueErasures = (db: Queryable, at: Date): Promise<CaseErasureRow[]> =>
  db
    .select()
    .from(table)
    .where(and(isNull(table.undoneAt), isNull(table.erasedAt), sql`${table.erasesAt} <= ${at.toISOString()}`))
    .orderBy(table.erasesAt, table.id);

export async function writeErased(
  tx: Transaction,
  id: string,
  erased: {
    readonly at: Date;
    readonly withPerson: boolean;
    readonly counts: ErasedCounts;
    readonly bytesLeft: readonly string[];
  },
): Promise<void> {
  const { at: erasedAt, ...more } = erased;
  await tx
    .update(table)
    .set({ erasedAt, ...more })
    .where(eq(table.id, id));
}

/** Erased cases of which sealed bytes still lie somewhere: the server stopped in between. */
export const listWithBytesLeft = (db: Queryable): Promise<CaseErasureRow[]> =>
  db
    .select()
    .from(table)
    .where(sql`jsonb_array_length(${table.bytesLeft}) > 0`);

export async function writeBytesLeft(db: Queryable, id: string, bytesLeft: readonly string[]): Promise<void> {
  await db.update(table).set({ bytesLeft }).where(eq(table.id, id));
}

/** More are not shown on one page. */
const most = 200;

/** What was asked and what was erased, the newest first. */
export const listErasures = (db: Queryable): Promise<CaseErasureRow[]> =>
  db.select().from(table).orderBy(desc(table.askedAt), desc(table.id)).limit(most);
