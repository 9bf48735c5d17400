import { randomUUID } from 'node:crypto';
import { isExpiryField } from '@boreal/domain/conditions/documentExpiry';
import { isIsoDate } from '@boreal/domain/kernel/calendarDate';
import { pageOf } from '@boreal/domain/vault/pages';
import { publishChange } from '../jobs/changes.ts';
import { sealJson } from '../keys/fieldEncryption.ts';
import type { Asker } from '../policies/actor.ts';
import { mayCorrectReading } from '../policies/documents.ts';
import { appendAudit } from '../store/auditLog.ts';
import { correctionContext, openReading, type CorrectedValue } from '../store/caseDocument.ts';
import { insertCorrection, latestReadings } from '../store/documents.ts';
import { changed, dateExpected, fieldUnknown, findForChange, refusedTo, valueTooLong, type DocumentResult } from './documentResult.ts';
import type { FileDeps } from './fileDeps.ts';

const longestValue = 300;

/** Keeps a person's value beside the one that was read, never over it. `null` says that the document shows no such value. */
export async function correctReading(deps: FileDeps, asker: Asker, given: { readonly fileId: string; readonly field: string; readonly value: string | null }): Promise<DocumentResult> {
  const found = await findForChange(deps, asker, given.fileId, mayCorrectReading);
  if ('refused' in found) return refusedTo(found.refused);
  const { row, actorId } = found;
  const key = await deps.personKey(row.ownerId);
  const latest = (await latestReadings(deps.db, [row.id])).get(row.id);
  const read = latest ? Object.keys(openReading(key, row.id, latest.sealedResult).reading.fields) : [];
  const expected = pageOf(row.page)?.slots.find(({ id }) => id === row.slot)?.fieldsToRead ?? [];
  if (![...read, ...expected].includes(given.field)) return refusedTo(fieldUnknown);
  const value = given.value?.normalize('NFC').replaceAll(/\p{Cc}/gu, ' ').trim() ?? null;
  if (value !== null && value.length > longestValue) return refusedTo(valueTooLong);
  if (isExpiryField(given.field) && value !== null && value !== '' && !isIsoDate(value)) return refusedTo(dateExpected);
  const corrected: CorrectedValue = { value: value === '' ? null : value };
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await insertCorrection(tx, {
      id: randomUUID(),
      fileId: row.id,
      field: given.field,
      sealedValue: sealJson(key, corrected, correctionContext(row.id, given.field)),
      correctedBy: actorId,
      correctedAt: at,
    });
    await publishChange(tx, { applicationId: row.applicationId, kind: 'reading', fileId: row.id });
    await appendAudit(tx, { chainId: row.applicationId, actorId, kind: 'readingCorrected', subject: { fileId: row.id, field: given.field }, at });
  });
  return changed(row.id);
}
