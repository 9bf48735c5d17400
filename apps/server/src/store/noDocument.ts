import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
import { openJson } from '../keys/fieldEncryption.ts';
import type { PersonKey } from '../keys/personKeys.ts';
import { noDocumentContext } from './sealedContexts.ts';
import { noDocumentTable } from './tables/noDocument.ts';

export type NoDocumentRow = typeof noDocumentTable.$inferSelect;
type Place = Pick<NoDocumentRow, 'applicationId' | 'slot' | 'childNumber'>;

/** Why a statement stands no more. */
export type Withdrawal = 'fileArrived' | 'takenBack' | 'saidAnew';

/** Every statement of a case, the standing and the withdrawn, the newest first. */
export const listNoDocument = (db: Queryable, applicationId: string): Promise<NoDocumentRow[]> =>
  db.select().from(noDocumentTable).where(eq(noDocumentTable.applicationId, applicationId)).orderBy(desc(noDocumentTable.statedAt), noDocumentTable.id);

export async function insertNoDocument(tx: Transaction, row: typeof noDocumentTable.$inferInsert): Promise<void> {
  await tx.insert(noDocumentTable).values(row);
}

/** Why the person has no such document, in their words. */
export const openExplanation = (key: PersonKey, { applicationId, id, sealedExplanation }: Pick<NoDocumentRow, 'applicationId' | 'id' | 'sealedExplanation'>): string | null =>
  sealedExplanation === null ? null : (openJson(key, sealedExplanation, noDocumentContext(applicationId, id)) as string);

/** Ends the statement that stands for a slot; false when there is none. It stays as history. */
export async function withdrawNoDocument(tx: Transaction, place: Place, end: { readonly at: Date; readonly by: string; readonly because: Withdrawal }): Promise<boolean> {
  const table = noDocumentTable;
  const child = place.childNumber === null ? isNull(table.childNumber) : eq(table.childNumber, place.childNumber);
  const ended = await tx
    .update(table)
    .set({ withdrawnAt: end.at, withdrawnBy: end.by, withdrawnBecause: end.because })
    .where(and(eq(table.applicationId, place.applicationId), eq(table.slot, place.slot), child, isNull(table.withdrawnAt)))
    .returning({ id: table.id });
  return ended.length > 0;
}
