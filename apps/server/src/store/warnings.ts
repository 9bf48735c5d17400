import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import type { PlannedWarning } from '@boreal/domain/plan/plan';
import { eq } from '../database/query.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonKey } from '../keys/personKeys.ts';
import { warningAcknowledgementTable } from './tables/warnings.ts';

export type AcknowledgementRow = typeof warningAcknowledgementTable.$inferSelect;

export const listAcknowledgements = (db: Queryable, applicationId: string): Promise<AcknowledgementRow[]> =>
  db.select().from(warningAcknowledgementTable).where(eq(warningAcknowledgementTable.applicationId, applicationId)).orderBy(warningAcknowledgementTable.acknowledgedAt);

export async function insertAcknowledgement(db: Queryable, row: AcknowledgementRow): Promise<void> {
  await db.insert(warningAcknowledgementTable).values(row);
}

/**
 * A fingerprint of what the warning rests on: the answers it read and, for a warning about a file, what was read in it.
 * Made with the owner's key, so that it tells nothing to whoever sees the database. The day is left out: a warning that
 * was seen stays seen tomorrow.
 */
export function warningState(key: PersonKey, caseFile: CaseFile, warning: PlannedWarning): Buffer {
  const answered: Record<string, unknown> = caseFile.answers;
  const names = warning.why.restsOn.flatMap((fact) => (fact.startsWith('answers.') ? [fact.slice('answers.'.length).split(/[.[]/)[0] ?? ''] : []));
  const answers = [...new Set(names)].toSorted().map((name) => [name, answered[name] ?? null]);
  const document = caseFile.documents.find((candidate) => candidate.fileId === warning.fileId);
  const dependents = warning.why.restsOn.some((fact) => fact.startsWith('dependents')) ? caseFile.dependents : [];
  const state = [warning.id, warning.fileId ?? null, answers, dependents, document?.parsedValues ?? null, document?.findings ?? null];
  return key.mac('warning state', JSON.stringify(state));
}

/** Those of the acknowledgements that still hold: the warning is raised, from the same facts as when it was seen. */
export function stillSeen(rows: readonly AcknowledgementRow[], raised: readonly { warning: PlannedWarning; state: Buffer }[]): AcknowledgementRow[] {
  const holding = rows.filter((row) =>
    raised.some(({ warning, state }) => warning.id === row.warningId && (warning.fileId ?? null) === row.fileId && state.equals(row.stateMac)),
  );
  const once = new Map(holding.map((row) => [`${row.warningId} ${row.fileId ?? ''}`, row]));
  return [...once.values()];
}
