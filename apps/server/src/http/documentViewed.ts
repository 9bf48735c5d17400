import type { FoundFile, FileDeps } from "../commands/documents/fileDeps.ts";
import type { Asker } from "../policies/actor.ts";
import { appendAudit } from "../store/auditLog.ts";

/** Reading of somebody else's document is logged (docs/facts/roles.md section 3, number 6). */
export async function noteViewing(deps: FileDeps, asker: NonNullable<Asker>, { row }: FoundFile): Promise<void> {
  if (asker.userId === row.ownerId) return;
  await appendAudit(deps.db, {
    chainId: row.applicationId,
    actorId: asker.userId,
    kind: "documentViewed",
    subject: { fileId: row.id },
    at: deps.now(),
  });
}
