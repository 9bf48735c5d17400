import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, asc, eq, isNull } from "../../database/query.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { creditReasonContext } from "../answers/sealedContexts.ts";
import { creditNoteTable } from "../tables/payments.ts";

export type CreditNoteRow = typeof creditNoteTable.$inferSelect;

type Place = { readonly applicationId: string; readonly id: string };

export const sealCreditReason = (key: PersonKey, { applicationId, id }: Place, reason: string): Buffer =>
  sealJson(key, reason, creditReasonContext(applicationId, id));

export const openCreditReason = (key: PersonKey, { applicationId, id, sealedReason }: CreditNoteRow): string | null =>
  sealedReason === null ? null : (openJson(key, sealedReason, creditReasonContext(applicationId, id)) as string);

/** The new note with its number; undefined when one of this id is there. */
export async function insertCreditNote(
  tx: Transaction,
  row: typeof creditNoteTable.$inferInsert,
): Promise<CreditNoteRow | undefined> {
  const [added] = await tx.insert(creditNoteTable).values(row).onConflictDoNothing().returning();
  return added;
}

export async function findCreditNote(db: Queryable, id: string): Promise<CreditNoteRow | undefined> {
  const [row] = await db.select().from(creditNoteTable).where(eq(creditNoteTable.id, id));
  return row;
}

/** In the order in which they were given. */
export const listCreditNotes = (db: Queryable, applicationId: string): Promise<CreditNoteRow[]> =>
  db
    .select()
    .from(creditNoteTable)
    .where(eq(creditNoteTable.applicationId, applicationId))
    .orderBy(asc(creditNoteTable.issuedAt), asc(creditNoteTable.number));

/** Ends one that counts, by its id or that of its refund; undefined when none does. It stays on record. */
export async function endCreditNote(
  tx: Transaction,
  which: { readonly id: string } | { readonly refundId: string },
  end: { readonly at: Date; readonly by: string },
): Promise<CreditNoteRow | undefined> {
  const named = "id" in which ? eq(creditNoteTable.id, which.id) : eq(creditNoteTable.refundId, which.refundId);
  const [ended] = await tx
    .update(creditNoteTable)
    .set({ cancelledAt: end.at, cancelledBy: end.by })
    .where(and(named, isNull(creditNoteTable.cancelledAt)))
    .returning();
  return ended;
}
