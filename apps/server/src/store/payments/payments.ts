import type { Database, Queryable, Transaction } from "../../database/connect.ts";
import { and, asc, desc, eq, isNull } from "../../database/query.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { paymentReferenceContext } from "../answers/sealedContexts.ts";
import { paymentEventTable, paymentTable } from "../tables/payments.ts";

export type PaymentRow = typeof paymentTable.$inferSelect;
export type PaymentEventRow = typeof paymentEventTable.$inferSelect;

type Place = { readonly applicationId: string; readonly id: string };

export const sealReference = (key: PersonKey, { applicationId, id }: Place, reference: string): Buffer =>
  sealJson(key, reference, paymentReferenceContext(applicationId, id));

export const openReference = (key: PersonKey, { applicationId, id, sealedReference }: PaymentRow): string | null =>
  sealedReference === null
    ? null
    : (openJson(key, sealedReference, paymentReferenceContext(applicationId, id)) as string);

/** False when a payment of this source was recorded before. */
export async function insertPayment(tx: Transaction, row: typeof paymentTable.$inferInsert): Promise<boolean> {
  const added = await tx.insert(paymentTable).values(row).onConflictDoNothing().returning({ id: paymentTable.id });
  return added.length > 0;
}

export async function findPaymentBySource(db: Queryable, sourceKey: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(paymentTable).where(eq(paymentTable.sourceKey, sourceKey));
  return row;
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(paymentTable).where(eq(paymentTable.id, id));
  return row;
}

/** In the order in which they were recorded. */
export const listPayments = (db: Queryable, applicationId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(paymentTable)
    .where(eq(paymentTable.applicationId, applicationId))
    .orderBy(asc(paymentTable.recordedAt), asc(paymentTable.id));

/** False when it was cancelled already. */
export async function setPaymentCancelled(
  tx: Transaction,
  id: string,
  end: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const ended = await tx
    .update(paymentTable)
    .set({ cancelledAt: end.at, cancelledBy: end.by })
    .where(and(eq(paymentTable.id, id), isNull(paymentTable.cancelledAt)))
    .returning({ id: paymentTable.id });
  return ended.length > 0;
}

/** False when this message was heard before. */
export async function insertPaymentEvent(
  tx: Transaction,
  row: typeof paymentEventTable.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(paymentEventTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEventTable.id });
  return added.length > 0;
}

export async function findPaymentEvent(db: Queryable, id: string): Promise<PaymentEventRow | undefined> {
  const [row] = await db.select().from(paymentEventTable).where(eq(paymentEventTable.id, id));
  return row;
}

/** Money that came in and belongs to no case that is known here, the newest first. */
export const listUnplacedEvents = (db: Database, most = 100): Promise<PaymentEventRow[]> =>
  db
    .select()
    .from(paymentEventTable)
    .where(eq(paymentEventTable.outcome, "unplaced"))
    .orderBy(desc(paymentEventTable.receivedAt))
    .limit(most);
