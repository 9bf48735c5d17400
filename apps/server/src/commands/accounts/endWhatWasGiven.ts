import type { Keys } from "../../keys/personKeys.ts";
import type { Transaction } from "../../database/connect.ts";
import { and, eq, gt, isNull } from "../../database/query.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { endCalendarFeed } from "../../store/calendar/calendarFeeds.ts";
import { listOpenInvitationsOf } from "../../store/sectionInvitations.ts";
import { endInvitations, endUploadsOf } from "../sections/endInvitations.ts";
import { factorResetTable, invitationTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { registrationLinkTable } from "../../store/tables/organisations.ts";

type Ending = { readonly userId: string; readonly by: string; readonly at: Date };

/**
 * What an account gave out ends with it: its sessions and open links, the address of its calendar, uploads that are still on the
 * way, invitations to answer with the browsers in which they were opened and what is uploaded there, invitations of staff, links of an organisation, and what it asked of others.
 */
export async function endWhatWasGiven(tx: Transaction, keys: Keys, { userId, by, at }: Ending): Promise<void> {
  const { session, verification } = openAuthTables(keys);
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(verification).where(eq(verification.value, userId));
  await endCalendarFeed(tx, userId, at);
  await tx
    .update(invitationTable)
    .set({ expiresAt: at })
    .where(
      and(eq(invitationTable.createdBy, userId), isNull(invitationTable.acceptedAt), gt(invitationTable.expiresAt, at)),
    );
  await tx
    .update(registrationLinkTable)
    .set({ revokedAt: at })
    .where(and(eq(registrationLinkTable.createdBy, userId), isNull(registrationLinkTable.revokedAt)));
  await tx
    .update(factorResetTable)
    .set({ confirmedAt: at })
    .where(and(eq(factorResetTable.askedBy, userId), isNull(factorResetTable.confirmedAt)));
  await endUploadsOf(tx, [userId]);
  for (const { id, applicationId } of await listOpenInvitationsOf(tx, userId)) {
    await endInvitations(tx, { id }, at);
    // In the log of the case: answers of a guest that are under way are decided again, and find the invitation ended.
    const subject = { invitationId: id };
    await appendAudit(tx, { chainId: applicationId, actorId: by, kind: "sectionInvitationRevoked", subject, at });
  }
}
