import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayRevokeSectionInvitation } from "../../policies/sections.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { findSectionInvitation } from "../../store/sectionInvitations.ts";
import { endInvitations } from "./endInvitations.ts";
import type { CommandDeps } from "../deps.ts";
import { notReady, whyNotNow } from "../refuse.ts";
import { noInvitation, type ForInvitation } from "./inviteToSection.ts";

const notThere: Refusal = {
  code: "invitationNotFound",
  text: {
    en: "We could not find this invitation. Reload the page to see the open invitations.",
    fr: "Nous n’avons pas trouvé cette invitation. Rechargez la page pour voir les invitations en cours.",
  },
};

/** Ends an invitation and every session that was opened by it, at once. Doing it twice changes nothing. */
export async function revokeSectionInvitation(
  deps: CommandDeps,
  asker: Asker,
  { id }: { readonly id: string },
): Promise<ForInvitation> {
  const invitation = asker && (await findSectionInvitation(deps.db, id));
  const row = invitation && (await readApplicationRow(deps.db, invitation.applicationId));
  if (!row || asker === null) return noInvitation(notReady(asker) ?? notThere);
  const facts = factsOf(row);
  if (!mayRevokeSectionInvitation(asker, facts))
    return noInvitation(
      isInScope(asker, facts) ? whyNotNow(asker, facts, "revokeInvitation") : (notReady(asker) ?? notThere),
    );
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const ended = await endInvitations(tx, { id }, at);
    if (ended.length > 0)
      await appendAudit(tx, {
        chainId: row.id,
        actorId: asker.userId,
        kind: "sectionInvitationRevoked",
        subject: { invitationId: id },
        at,
      });
  });
  return { invitationId: id, refusals: [] };
}
