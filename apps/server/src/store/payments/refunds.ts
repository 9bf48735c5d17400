import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, asc, eq } from "../../database/query.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { refundReasonContext } from "../answers/sealedContexts.ts";
import { refundTable } from "../tables/payments.ts";

/** `asked`: somebody has to decide. `sending`: decided, the provider is still to be told. `failed`: the provider refused. */
export type RefundState = "asked" | "sending" | "made" | "declined" | "failed";
export type RefundRow = Omit<typeof refundTable.$inferSelect, "state"> & { readonly state: RefundState };

type Place = { readonly applicationId: string; readonly id: string };

export const sealRefundReason = (key: PersonKey, { applicationId, id }: Place, reason: string): Buffer =>
  sealJson(key, reason, refundReasonContext(applicationId, id));

export const openRefundReason = (key: PersonKey, { applicationId, id, sealedReason }: RefundRow): string | null =>
  sealedReason === null ? null : (openJson(key, sealedReason, refundReasonContext(applicationId, id)) as string);

/** False when a refund of this source was recorded before. */
export async function insertRefund(
  tx: Transaction,
  row: typeof refundTable.$inferInsert & { readonly state: RefundState },
): Promise<boolean> {
  const added = await tx.insert(refundTable).values(row).onConflictDoNothing().returning({ id: refundTable.id });
  return added.length > 0;
}

/** In the order in which they were asked for. */
export const listRefunds = async (db: Queryable, applicationId: string): Promise<RefundRow[]> =>
  (await db
    .select()
    .from(refundTable)
    .where(eq(refundTable.applicationId, applicationId))
    .orderBy(asc(refundTable.askedAt), asc(refundTable.id))) as RefundRow[];

export async function findRefund(
  db: Queryable,
  by: { readonly id: string } | { readonly sourceKey: string },
): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refundTable)
    .where("id" in by ? eq(refundTable.id, by.id) : eq(refundTable.sourceKey, by.sourceKey));
  return row as RefundRow | undefined;
}

/** Decided, and not yet told to the provider; the oldest first. */
export const listRefundsToSend = async (db: Queryable, most: number): Promise<RefundRow[]> =>
  (await db
    .select()
    .from(refundTable)
    .where(eq(refundTable.state, "sending"))
    .orderBy(asc(refundTable.askedAt))
    .limit(most)) as RefundRow[];

type RefundChange = {
  readonly state: RefundState;
  readonly how?: string | null;
  readonly paymentId?: string | null;
  readonly decidedBy?: string;
  readonly decidedAt?: Date;
  readonly providerReference?: string;
};

/** False when it is no longer in the state that was seen. */
export async function moveRefund(
  tx: Transaction,
  seen: { readonly id: string; readonly state: RefundState },
  change: RefundChange,
): Promise<boolean> {
  const moved = await tx
    .update(refundTable)
    .set(change)
    .where(and(eq(refundTable.id, seen.id), eq(refundTable.state, seen.state)))
    .returning({ id: refundTable.id });
  return moved.length > 0;
}
