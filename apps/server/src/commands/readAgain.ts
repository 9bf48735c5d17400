import { publishChange } from '../jobs/changes.ts';
import type { Asker } from '../policies/actor.ts';
import { mayReadAgain } from '../policies/documents.ts';
import { appendAudit } from '../store/auditLog.ts';
import { beginReadingRound } from '../store/documents.ts';
import { changed, documentNotFound, findForChange, refusedTo, type DocumentResult } from './documentResult.ts';
import { readStoredFile, type ReadingDeps } from './readStoredFile.ts';
import { recordReadingIn } from './recordReading.ts';

/**
 * Reads a document once more. Without a password that is a job like the first time. With one it happens here and now,
 * because a job would lie in the database: the password is used in memory and never kept.
 */
export async function readAgain(deps: ReadingDeps, asker: Asker, given: { readonly fileId: string; readonly password: string | null }): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, mayReadAgain);
  if ('refused' in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const reading = given.password === null ? undefined : await readStoredFile(deps, row, { password: given.password });
  return await deps.db.transaction(async (tx) => {
    const round = await beginReadingRound(tx, row.id);
    if (round === undefined) return refusedTo(documentNotFound);
    if (reading) {
      await recordReadingIn(tx, deps, row.id, round, reading, actorId);
    } else {
      await deps.queue.sendReading(tx, { fileId: row.id, round });
      await publishChange(tx, { applicationId: row.applicationId, kind: 'reading', fileId: row.id });
      await appendAudit(tx, { chainId: row.applicationId, actorId, kind: 'readingRequested', subject: { fileId: row.id, round }, at: deps.now() });
    }
    return changed(row.id);
  });
}
