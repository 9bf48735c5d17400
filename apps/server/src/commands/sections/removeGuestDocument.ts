import type { Refusal } from "@boreal/domain/kernel/validation";
import { publishChange } from "../../jobs/changes.ts";
import { giverOf } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReadAsGuest, mayRemoveAsGuest, type Guest } from "../../policies/sections.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { readDocumentFile, trashDocument } from "../../store/documents/documents.ts";
import { isInvitationOpen } from "../../store/sectionInvitations.ts";
import { says, type CommandDeps } from "../deps.ts";
import { linkNotOpen } from "./openSectionInvitation.ts";

/** One sentence for what is not there, what somebody else added and what was removed already. */
const notTheirs = says("guestDocumentNotFound", {
  en: "We could not find this file among those that you added. Load the page again to see what is there.",
  fr: "Nous n’avons pas trouvé ce fichier parmi ceux que vous avez ajoutés. Rechargez la page pour voir ce qui s’y trouve.",
});

export type RemovedDocument = { readonly fileId: string | null; readonly refusals: readonly Refusal[] };

const refused = (refusal: Refusal): RemovedDocument => ({ fileId: null, refusals: [refusal] });

/** Puts a file that an invited person added into the trash, from which the applicant can take it back for 30 days. */
export async function removeGuestDocument(
  deps: CommandDeps,
  guest: Guest | null,
  fileId: string,
): Promise<RemovedDocument> {
  const at = deps.now();
  const loaded = guest && (await loadCaseFile(deps, guest.applicationId));
  if (!guest || !loaded || !mayReadAsGuest(guest, factsOf(loaded.row))) return refused(linkNotOpen);
  if (!(await isInvitationOpen(deps.db, guest.invitationId, at))) return refused(linkNotOpen);
  const row = await readDocumentFile(deps.db, fileId);
  const isOfCase = row?.applicationId === guest.applicationId;
  if (!row || !isOfCase || !mayRemoveAsGuest(guest, factsOf(loaded.row), fileFacts(loaded, row)))
    return refused(notTheirs);
  const { page, slot, applicationId } = row;
  const actorId = giverOf(guest);
  return await deps.db.transaction(async (tx) => {
    // Once the application is sent to the lawyer, nothing is taken out of it.
    if (!(await lockApplication(tx, applicationId, loaded.row.status))) return refused(linkNotOpen);
    if (!(await trashDocument(tx, fileId, actorId, at))) return refused(notTheirs);
    await publishChange(tx, { applicationId, kind: "document", fileId, writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId,
      kind: "documentDeleted",
      subject: { fileId, page, slot },
      at,
    });
    return { fileId, refusals: [] };
  });
}
