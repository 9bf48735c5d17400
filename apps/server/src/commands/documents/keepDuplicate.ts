import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { keepDuplicateRow } from "../../store/documents/documents.ts";
import { changed, findForChange, refusedTo, type DocumentResult } from "./documentResult.ts";
import type { FileDeps } from "./fileDeps.ts";

/** Decides that a file stays although the same content is in the case already: nobody is asked or warned about it again. */
export async function keepDuplicate(deps: FileDeps, asker: Asker, fileId: string): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, fileId, { change: "keepDuplicate" });
  if ("refused" in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await keepDuplicateRow(tx, fileId, actorId, at))) return;
    await publishChange(tx, { applicationId: row.applicationId, kind: "document", fileId, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId,
      kind: "duplicateKept",
      subject: { fileId, page: row.page, slot: row.slot },
      at,
    });
  });
  return changed(fileId);
}
