import type { Queryable, Transaction } from "../database/connect.ts";
import { and, eq, gt, isNull } from "../database/query.ts";
import { factorResetTable } from "./tables/accounts.ts";

export type FactorResetRow = typeof factorResetTable.$inferSelect;

const isOpen = (userId: string) => and(eq(factorResetTable.userId, userId), isNull(factorResetTable.confirmedAt));

export async function findOpenReset(db: Queryable, userId: string): Promise<FactorResetRow | undefined> {
  const [row] = await db.select().from(factorResetTable).where(isOpen(userId));
  return row;
}

/** The same, held still until the transaction ends. */
export async function lockFactorReset(tx: Transaction, userId: string): Promise<FactorResetRow | undefined> {
  const [row] = await tx.select().from(factorResetTable).where(isOpen(userId)).for("update");
  return row;
}

/** Those that another administrator can confirm now. */
export const listOpenResets = (db: Queryable, at: Date): Promise<FactorResetRow[]> =>
  db
    .select()
    .from(factorResetTable)
    .where(and(isNull(factorResetTable.confirmedAt), gt(factorResetTable.endsAt, at)));

export async function insertFactorReset(
  tx: Transaction,
  row: Omit<FactorResetRow, "confirmedBy" | "confirmedAt">,
): Promise<void> {
  await tx.insert(factorResetTable).values(row);
}

/** `by` null: it was too old, and another one takes its place. */
export async function endFactorReset(
  tx: Transaction,
  id: string,
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx.update(factorResetTable).set({ confirmedBy: by, confirmedAt: at }).where(eq(factorResetTable.id, id));
}
