import { pageOf } from '@boreal/domain/vault/pages';
import { slotFull } from '../files/refusals.ts';
import { publishChange } from '../jobs/changes.ts';
import type { Asker } from '../policies/actor.ts';
import { mayRestore } from '../policies/documents.ts';
import { appendAudit } from '../store/auditLog.ts';
import { countInSlot, lockFilesOf, untrashDocument } from '../store/documents.ts';
import { changed, findForChange, refusedTo, type DocumentResult } from './documentResult.ts';
import type { FileDeps } from './fileDeps.ts';

/** Takes a document out of the trash, if its slot has room. Done also when it was not in the trash. */
export async function restoreDocument(deps: FileDeps, asker: Asker, fileId: string): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, fileId, mayRestore);
  if ('refused' in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const maxFiles = pageOf(row.page)?.slots.find(({ id }) => id === row.slot)?.maxFiles ?? 1;
  return await deps.db.transaction(async (tx) => {
    await lockFilesOf(tx, row.applicationId);
    if (row.deletedAt !== null && (await countInSlot(tx, row)) >= maxFiles) return refusedTo(slotFull(maxFiles));
    if (!(await untrashDocument(tx, fileId))) return changed(fileId);
    await publishChange(tx, { applicationId: row.applicationId, kind: 'document', fileId });
    await appendAudit(tx, { chainId: row.applicationId, actorId, kind: 'documentRestored', subject: { fileId, page: row.page, slot: row.slot }, at: deps.now() });
    return changed(fileId);
  });
}
