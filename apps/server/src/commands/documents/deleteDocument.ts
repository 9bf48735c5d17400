import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { trashDocument } from "../../store/documents/documents.ts";
import { changed, findForChange, refusedTo, type DocumentResult } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";

/** Puts a document into the trash for 30 days. Done also when it is there already. */
export async function deleteDocument(deps: FileDeps, asker: Asker, fileId: string): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, fileId, { change: "delete" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await trashDocument(tx, fileId, actorId, at))) return;
    await publishChange(tx, { applicationId: row.applicationId, kind: "document", fileId, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "documentDeleted",
      subject: { fileId, page: row.page, slot: row.slot },
      at,
    });
  });
  return changed(fileId);
}
