import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, eq, isNull } from "../../database/query.ts";
import { consentTable, type ConsentPart } from "../tables/organisations.ts";

export type ConsentRow = typeof consentTable.$inferSelect;

/** All that a person gave, also what ended. */
export const listConsents = (db: Queryable, ownerId: string): Promise<ConsentRow[]> =>
  db.select().from(consentTable).where(eq(consentTable.ownerId, ownerId));

/** What was given before to the same organisation is replaced. */
export async function writeConsent(
  tx: Transaction,
  consent: {
    readonly ownerId: string;
    readonly organisationId: string;
    readonly parts: readonly ConsentPart[];
    readonly givenAt: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  const { ownerId: _, organisationId: __, ...given } = consent;
  await tx
    .insert(consentTable)
    .values(consent)
    .onConflictDoUpdate({
      target: [consentTable.ownerId, consentTable.organisationId],
      set: { ...given, takenBackAt: null },
    });
}

/** False when nothing was open: nothing was given, its day had passed, or it was taken back before. */
export async function endConsent(tx: Transaction, ownerId: string, organisationId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(consentTable)
    .set({ takenBackAt: at })
    .where(
      and(
        eq(consentTable.ownerId, ownerId),
        eq(consentTable.organisationId, organisationId),
        isNull(consentTable.takenBackAt),
      ),
    )
    .returning({ endsAt: consentTable.endsAt });
  return rows.some(({ endsAt }) => endsAt > at);
}
