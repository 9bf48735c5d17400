import type { Reading } from '@boreal/reading/reading';
import type { Transaction } from '../database/connect.ts';
import { publishChange } from '../jobs/changes.ts';
import { sealJson } from '../keys/fieldEncryption.ts';
import { appendAudit, systemActor } from '../store/auditLog.ts';
import { readingContext, type StoredReading } from '../store/caseDocument.ts';
import { insertReading, lockDocumentFile, outcomeOf, setReadResult, settleReplacement } from '../store/documents.ts';
import type { FileDeps } from './fileDeps.ts';

/**
 * Records what was read, once per file, reader version and round: a job that runs twice changes nothing the second time.
 * False when it was recorded before, or the file is gone.
 */
export async function recordReading(deps: FileDeps, fileId: string, round: number, reading: Reading): Promise<boolean> {
  return await deps.db.transaction((tx) => recordReadingIn(tx, deps, fileId, round, reading, systemActor));
}

export async function recordReadingIn(tx: Transaction, deps: FileDeps, fileId: string, round: number, reading: Reading, actorId: string): Promise<boolean> {
  const row = await lockDocumentFile(tx, fileId);
  if (row === undefined) return false;
  const stored: StoredReading = { reading };
  const isNew = await insertReading(tx, {
    fileId,
    readerVersion: reading.readerVersion,
    round,
    outcome: outcomeOf(reading),
    sealedResult: sealJson(await deps.personKey(row.ownerId), stored, readingContext(fileId)),
    finishedAt: deps.now(),
  });
  if (!isNew) return false;
  if (round >= row.readingRound) {
    const rejected = reading.outcome === 'rejected';
    await settleReplacement(tx, row, rejected);
    await setReadResult(tx, fileId, { documentType: reading.documentType, rejected });
  }
  await publishChange(tx, { applicationId: row.applicationId, kind: 'reading', fileId });
  await appendAudit(tx, {
    chainId: row.applicationId,
    actorId,
    kind: 'documentRead',
    subject: { fileId, round, readerVersion: reading.readerVersion, outcome: outcomeOf(reading) },
    at: deps.now(),
  });
  return true;
}
