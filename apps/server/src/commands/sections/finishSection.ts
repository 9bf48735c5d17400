import type { NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import { factsOf } from "../../policies/facts.ts";
import { mayFinishAsGuest, type Guest } from "../../policies/sections.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { finishSectionInvitation } from "../../store/sectionInvitations.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { noInvitation, type ForInvitation } from "./inviteToSection.ts";
import { linkNotOpen } from "./openSectionInvitation.ts";

/** Said again within an hour, it is kept and nobody is written to twice. */
const toldAtMostEvery = 3600 * 1000;

const noticeOf = {
  spouse: "sectionFinished",
  host: "hostSectionFinished",
  visitor: "visitorSectionFinished",
  financialSupporter: "supporterSectionFinished",
  secondFinancialSupporter: "supporterSectionFinished",
} as const satisfies Record<Guest["section"], NoticeKindId>;

/**
 * The invited person says that they are done: the applicant is told in the application, and by mail without any detail. What
 * is still open does not matter: they may have left it so on purpose, and may go on answering.
 */
export async function finishSection(deps: CommandDeps, guest: Guest | null): Promise<ForInvitation> {
  const row = guest && (await readApplicationRow(deps.db, guest.applicationId));
  if (!guest || !row || !mayFinishAsGuest(guest, factsOf(row))) return noInvitation(linkNotOpen);
  const at = deps.now();
  const { id: applicationId, owner_id: ownerId } = row;
  return await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId, row.status))) return noInvitation(linkNotOpen);
    const finished = await finishSectionInvitation(tx, guest.invitationId, {
      at,
      unlessToldAfter: new Date(at.getTime() - toldAtMostEvery),
    });
    if (!finished) return noInvitation(linkNotOpen);
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: guest.invitationId,
      kind: "sectionFinished",
      subject: { invitationId: guest.invitationId, section: guest.section },
      at,
    });
    if (finished.isToTell) {
      // Said again after an hour, it is news again.
      const key = `${guest.invitationId} ${at.toISOString()}`;
      await tell(deps, tx, {
        kind: noticeOf[guest.section],
        to: ownerId,
        key,
        applicationId,
        subject: { section: guest.section },
      });
    }
    return { invitationId: guest.invitationId, refusals: [] };
  });
}
