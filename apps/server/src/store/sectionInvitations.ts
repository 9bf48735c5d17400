import { and, count, desc, eq, gt, isNull, lt, sql } from "../database/query.ts";
import type { Database, Queryable, Transaction } from "../database/connect.ts";
import type { Guest } from "../policies/sections.ts";
import { profileTable } from "./tables/accounts.ts";
import { guestSessionTable, sectionInvitationTable } from "./tables/sections.ts";

export type SectionInvitationRow = typeof sectionInvitationTable.$inferSelect;

/** What an account gave out stands only while the account does. */
const makerIsHere = sql`not exists (select 1 from ${profileTable} where ${profileTable.userId} = ${sectionInvitationTable.createdBy} and ${profileTable.disabledAt} is not null)`;

/** Taken back by nobody, not over, and of an account that is open. */
const isOpenInvitation = (at: Date) =>
  and(isNull(sectionInvitationTable.revokedAt), gt(sectionInvitationTable.expiresAt, at), makerIsHere);

/** Newest first. */
export const listSectionInvitations = (
  db: Queryable,
  applicationId: string,
  most = 100,
): Promise<SectionInvitationRow[]> =>
  db
    .select()
    .from(sectionInvitationTable)
    .where(eq(sectionInvitationTable.applicationId, applicationId))
    .orderBy(desc(sectionInvitationTable.createdAt), desc(sectionInvitationTable.id))
    .limit(most);

export async function findSectionInvitation(db: Queryable, id: string): Promise<SectionInvitationRow | undefined> {
  const [row] = await db.select().from(sectionInvitationTable).where(eq(sectionInvitationTable.id, id));
  return row;
}

export async function insertSectionInvitation(
  tx: Transaction,
  row: typeof sectionInvitationTable.$inferInsert,
): Promise<void> {
  await tx.insert(sectionInvitationTable).values(row);
}

/** Those of one person that still open something, for whichever application. */
export const listOpenInvitationsOf = (
  db: Queryable,
  createdBy: string,
): Promise<readonly Pick<SectionInvitationRow, "id" | "applicationId">[]> =>
  db
    .select({ id: sectionInvitationTable.id, applicationId: sectionInvitationTable.applicationId })
    .from(sectionInvitationTable)
    .where(and(eq(sectionInvitationTable.createdBy, createdBy), isNull(sectionInvitationTable.revokedAt)))
    .orderBy(sectionInvitationTable.applicationId);

/** Whether an invitation still stands, for a guest who is about to write. */
export async function isInvitationOpen(db: Queryable, id: string, at: Date): Promise<boolean> {
  const found = await db
    .select({ id: sectionInvitationTable.id })
    .from(sectionInvitationTable)
    .where(and(eq(sectionInvitationTable.id, id), isOpenInvitation(at)));
  return found.length > 0;
}

/** How many invitations somebody has sent since a moment, for whichever application. */
export async function countInvitationsBy(db: Queryable, createdBy: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sectionInvitationTable)
    .where(and(eq(sectionInvitationTable.createdBy, createdBy), gt(sectionInvitationTable.createdAt, since)));
  return row?.count ?? 0;
}

/** Ends one invitation, or all that are open for a section, with the sessions that were opened by them. Returns their ids. */
export async function endSectionInvitations(
  tx: Transaction,
  which: { readonly id: string } | { readonly applicationId: string; readonly section: Guest["section"] },
  at: Date,
): Promise<string[]> {
  const those =
    "id" in which
      ? eq(sectionInvitationTable.id, which.id)
      : and(
          eq(sectionInvitationTable.applicationId, which.applicationId),
          eq(sectionInvitationTable.section, which.section),
        );
  const ended = await tx
    .update(sectionInvitationTable)
    .set({ revokedAt: at })
    .where(and(those, isNull(sectionInvitationTable.revokedAt)))
    .returning({ id: sectionInvitationTable.id });
  for (const { id } of ended) await tx.delete(guestSessionTable).where(eq(guestSessionTable.invitationId, id));
  return ended.map(({ id }) => id);
}

/** The invitation behind a link that still opens something; `locked` until the transaction ends. */
export async function findOpenSectionInvitation(
  db: Queryable,
  tokenHash: Buffer,
  at: Date,
  hold?: "locked",
): Promise<SectionInvitationRow | undefined> {
  const query = db
    .select()
    .from(sectionInvitationTable)
    .where(and(eq(sectionInvitationTable.tokenHash, tokenHash), isOpenInvitation(at)));
  const [row] = hold === "locked" ? await query.for("update") : await query;
  return row;
}

/** Notes that the invited person is done; and that the applicant is told, unless they were told after `unlessToldAfter`. */
export async function finishSectionInvitation(
  tx: Transaction,
  id: string,
  { at, unlessToldAfter }: { readonly at: Date; readonly unlessToldAfter: Date },
): Promise<{ readonly isToTell: boolean } | undefined> {
  const [open] = await tx
    .update(sectionInvitationTable)
    .set({ finishedAt: at })
    .where(and(eq(sectionInvitationTable.id, id), isNull(sectionInvitationTable.revokedAt)))
    .returning({ toldAt: sectionInvitationTable.toldAt });
  if (!open) return undefined;
  if (open.toldAt !== null && open.toldAt > unlessToldAfter) return { isToTell: false };
  await tx.update(sectionInvitationTable).set({ toldAt: at }).where(eq(sectionInvitationTable.id, id));
  return { isToTell: true };
}

/** Opens a session of a guest and clears away those that ended. */
export async function insertGuestSession(
  tx: Transaction,
  session: typeof guestSessionTable.$inferInsert,
): Promise<void> {
  await tx
    .update(sectionInvitationTable)
    .set({ openedAt: session.createdAt })
    .where(and(eq(sectionInvitationTable.id, session.invitationId), isNull(sectionInvitationTable.openedAt)));
  await tx.delete(guestSessionTable).where(lt(guestSessionTable.expiresAt, session.createdAt));
  await tx.insert(guestSessionTable).values(session);
}

export async function deleteGuestSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(guestSessionTable).where(eq(guestSessionTable.tokenHash, tokenHash));
}

/** Who asks with this cookie, asked of the database each time: an invitation that was taken back ends at once. */
export async function findGuest(db: Database, tokenHash: Buffer, at: Date): Promise<Guest | undefined> {
  const [row] = await db
    .select({
      invitationId: sectionInvitationTable.id,
      applicationId: sectionInvitationTable.applicationId,
      section: sectionInvitationTable.section,
      language: sectionInvitationTable.language,
    })
    .from(guestSessionTable)
    .innerJoin(sectionInvitationTable, eq(sectionInvitationTable.id, guestSessionTable.invitationId))
    .where(and(eq(guestSessionTable.tokenHash, tokenHash), gt(guestSessionTable.expiresAt, at), isOpenInvitation(at)));
  return row;
}
