import type { Queryable, Transaction } from "../../database/connect.ts";
import { and, asc, eq, isNull, sql } from "../../database/query.ts";
import { organisationTable, registrationLinkTable } from "../tables/organisations.ts";

export type RegistrationLinkRow = typeof registrationLinkTable.$inferSelect;

/** Of all organisations, in the order in which they were made. */
export const listRegistrationLinks = (db: Queryable): Promise<RegistrationLinkRow[]> =>
  db.select().from(registrationLinkTable).orderBy(asc(registrationLinkTable.createdAt), asc(registrationLinkTable.id));

export async function insertRegistrationLink(
  db: Queryable,
  row: Omit<RegistrationLinkRow, "revokedAt" | "used">,
): Promise<void> {
  await db.insert(registrationLinkTable).values(row);
}

/** False when there is none, or it was revoked before. */
export async function endRegistrationLink(db: Queryable, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(registrationLinkTable)
    .set({ revokedAt: at })
    .where(and(eq(registrationLinkTable.id, id), isNull(registrationLinkTable.revokedAt)))
    .returning({ id: registrationLinkTable.id });
  return rows.length > 0;
}

/** The link with this token and its organisation, unless it was revoked. */
export async function findRegistrationLink(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({ link: registrationLinkTable, organisation: organisationTable })
    .from(registrationLinkTable)
    .innerJoin(organisationTable, eq(organisationTable.id, registrationLinkTable.organisationId))
    .where(and(eq(registrationLinkTable.tokenHash, tokenHash), isNull(registrationLinkTable.revokedAt)));
  return row;
}

/** Counts one more person; false when the link was revoked meanwhile. */
export async function countJoined(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(registrationLinkTable)
    .set({ used: sql`${registrationLinkTable.used} + 1` })
    .where(and(eq(registrationLinkTable.id, id), isNull(registrationLinkTable.revokedAt)))
    .returning({ id: registrationLinkTable.id });
  return rows.length > 0;
}
