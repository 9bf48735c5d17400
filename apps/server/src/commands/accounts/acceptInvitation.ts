import type { Refusal } from "@boreal/domain/kernel/validation";
import { eq } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { findOpenInvitation } from "../../accounts/openLinks.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayAcceptInvitation } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { invitationTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { emailNotConfirmed, notSignedIn } from "../deps.ts";
import { done, refused, type Done } from "./result.ts";
import { takeStaffRole } from "./takeStaffRole.ts";

const notOpen: Refusal = {
  code: "invitationNotValid",
  text: {
    en: "This invitation was already used or is older than 7 days. Ask the administrator for a new one.",
    fr: "Cette invitation a déjà servi ou date de plus de 7 jours. Demandez-en une nouvelle à l’administration.",
  },
};

const otherAddress: Refusal = {
  code: "invitationForOtherAddress",
  text: {
    en: "This invitation was sent to another email address. Sign in with the account of that address, or ask for an invitation to this one.",
    fr: "Cette invitation a été envoyée à une autre adresse courriel. Ouvrez une session avec le compte de cette adresse, ou demandez une invitation pour celle-ci.",
  },
};

/** Gives the asker the role of the invitation, once, when it was sent to the address that the asker confirmed. */
export async function acceptInvitation(
  deps: AccountDeps,
  asker: Asker,
  { token }: { readonly token: string },
): Promise<Done> {
  if (asker === null || !mayAcceptInvitation(asker)) return refused(notSignedIn);
  if (!asker.emailVerified) return refused(emailNotConfirmed);
  const { userId } = asker;
  const at = deps.now();
  const { user } = openAuthTables(deps.keys);
  await deps.keys.personKey(userId);
  const result = await deps.db.transaction(async (tx) => {
    const invitation = await findOpenInvitation(tx, deps.keys, token, at);
    if (invitation === undefined) return refused(notOpen);
    const [account] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
    if (account?.email !== invitation.email) return refused(otherAddress);
    const because = await takeStaffRole(tx, deps, {
      userId,
      role: invitation.role,
      organisationId: invitation.organisationId,
      at,
    });
    if (because) return refused(because);
    await tx
      .update(invitationTable)
      .set({ acceptedAt: at, acceptedBy: userId })
      .where(eq(invitationTable.id, invitation.id));
    const subject = { invitationId: invitation.id, userId, role: invitation.role };
    await appendAudit(tx, { chainId: systemChain, actorId: userId, kind: "invitationAccepted", subject, at });
    return done;
  });
  if (result.done) deps.forgetSessions(userId);
  return result;
}
