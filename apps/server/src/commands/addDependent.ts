import { randomUUID } from 'node:crypto';
import type { Dependent } from '@boreal/domain/caseFile/dependents';
import { sqlState, type Transaction } from '../database/connect.ts';
import type { Asker } from '../policies/actor.ts';
import { mayChangeDependents } from '../policies/dependents.ts';
import { factsOf } from '../policies/facts.ts';
import { appendAudit } from '../store/auditLog.ts';
import { lockApplication } from '../store/applications.ts';
import { readApplicationRow } from '../store/caseRow.ts';
import { insertDependent, lockDependents, nextChildNumber } from '../store/dependents.ts';
import { openCaseToWrite } from '../store/openedCases.ts';
import { isChildNumber, isDependentType, readDependentFields, type DependentFields } from './dependentInput.ts';
import type { CommandDeps } from './deps.ts';
import { isAgainstAnswers } from './followAnswers.ts';

export type NewDependentInput = DependentFields & { readonly type: string; readonly childNumber?: number | null | undefined };

/**
 * Adds a spouse (at most one) or a child. The specification knows one answer to every "no": an empty result, on which
 * the screen says "Error adding dependent to visa application". What the answers say of the family wins (ADR 0057): nobody
 * is added who, by the answers, does not come along or is somebody else.
 */
export async function addDependent(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly userId: string; readonly applicationId: string; readonly input: NewDependentInput },
): Promise<Dependent | null> {
  const row = await readApplicationRow(deps.db, given.applicationId);
  if (!row || row.owner_id !== given.userId || asker === null || !mayChangeDependents(asker, factsOf(row))) return null;
  const { type, childNumber } = given.input;
  const fields = readDependentFields(given.input, deps.today());
  if (!fields || !isDependentType(type)) return null;
  if (typeof childNumber === 'number' && (type !== 'Child' || !isChildNumber(childNumber))) return null;
  const key = await deps.personKey(row.owner_id);
  const opened = await openCaseToWrite(deps, row.id);
  const at = deps.now();
  const added = await nullWhenTaken(
    deps.db.transaction(async (tx) => {
      if (!(await lockApplication(tx, row.id, row.status))) return null;
      const number = type === 'Spouse' ? await spousePlace(tx, row.id) : (childNumber ?? (await nextChildNumber(tx, row.id)));
      if (number === 'taken' || (number !== null && !isChildNumber(number))) return null;
      const wanted = {
        id: randomUUID(), type, childNumber: number, visaType: fields.visaType ?? null,
        birthday: fields.birthday ?? null, applicantFullName: fields.applicantFullName ?? null,
      };
      if (!opened || isAgainstAnswers(opened.caseFile, wanted)) return null;
      const dependent = await insertDependent(tx, { ...wanted, applicationId: row.id }, key, at);
      await appendAudit(tx, { chainId: row.id, actorId: asker.userId, kind: 'dependentAdded', subject: { dependentId: dependent.id, type }, at });
      return dependent;
    }),
  );
  if (added) deps.publishChange({ applicationId: row.id, kind: 'dependents' });
  return added;
}

const spousePlace = async (tx: Transaction, applicationId: string): Promise<null | 'taken'> =>
  (await lockDependents(tx, applicationId, { type: 'Spouse' })).length === 0 ? null : 'taken';

/** The database has the last word on "one spouse" and "one child per number". */
async function nullWhenTaken<T>(work: Promise<T | null>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}
