import { randomUUID } from 'node:crypto';
import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import type { Dependent } from '@boreal/domain/caseFile/dependents';
import { dependentsFromAnswers, type DependentChange } from '@boreal/domain/questionnaire/dependentsFromAnswers';
import type { Transaction } from '../database/connect.ts';
import type { PersonKey } from '../keys/personKeys.ts';
import { isVisaTypeFixed } from '../policies/dependents.ts';
import { appendAudit } from '../store/auditLog.ts';
import { findRemoved, insertDependent, removeDependents, reviveDependent, rewriteDependent, type RemovedDependent } from '../store/dependents.ts';
import { countInSlot, listDependentFiles, listTrashedWith, trashDocument, untrashDocument } from '../store/documents.ts';

/** What follows from the answers for the dependents of a case, and the answers that this rests on. */
export type Following = { readonly changes: readonly DependentChange[]; readonly keys: ReadonlySet<string> };

/** Whether the dependents have to change with the answers; the visa type of somebody whose application was sent does not. */
export function followingOf(caseFile: CaseFile): Following {
  const { changes, restsOn } = dependentsFromAnswers(caseFile);
  const keys = new Set([...restsOn].flatMap((fact) => /^answers\.([^.[]+)/.exec(fact)?.[1] ?? []));
  const { status } = caseFile.application;
  return { changes: status !== undefined && isVisaTypeFixed({ status }) ? changes.flatMap(withoutVisaType) : changes, keys };
}

function withoutVisaType(change: DependentChange): DependentChange[] {
  if (change.kind !== 'update' || !change.dependent.visaType) return [change];
  const { visaType: _fixed, ...parts } = change.parts;
  return Object.keys(parts).length === 0 ? [] : [{ ...change, parts }];
}

/** Whether the answers say of this person that they do not come along, or something else of one of these fields than is given. */
export function isAgainstAnswers(caseFile: CaseFile, dependent: Dependent, fields?: readonly string[]): boolean {
  const dependents = [...caseFile.dependents.filter(({ id }) => id !== dependent.id), dependent];
  const isGiven = (name: string) => (fields ? fields.includes(name) : (dependent[name as keyof Dependent] ?? null) !== null);
  return followingOf({ ...caseFile, dependents }).changes.some(
    (change) => change.kind !== 'add' && change.dependent.id === dependent.id && (change.kind === 'remove' || Object.keys(change.parts).some(isGiven)),
  );
}

/** Whether the answers bring one of these people back as soon as they leave. */
export function wouldComeBack(caseFile: CaseFile, leaving: readonly string[]): boolean {
  const stay = caseFile.dependents.filter(({ id }) => !leaving.includes(id));
  return leaving.length > 0 && followingOf({ ...caseFile, dependents: stay }).changes.some((change) => change.kind === 'add');
}

type Where = { readonly applicationId: string; readonly actorId: string; readonly at: Date; readonly key: PersonKey };

/** Writes the changes, in the transaction that wrote the answers; tells which files came or went with the people. */
export async function followAnswers(tx: Transaction, where: Where, changes: readonly DependentChange[]): Promise<string[]> {
  const files: string[] = [];
  for (const change of changes) {
    if (change.kind === 'add') files.push(...(await add(tx, where, change)));
    else if (change.kind === 'remove') files.push(...(await remove(tx, where, change.dependent)));
    else {
      await rewriteDependent(tx, where.applicationId, { ...change.dependent, ...change.parts }, where.key);
      await audit(tx, where, 'dependentUpdated', { dependentId: change.dependent.id, fields: Object.keys(change.parts).toSorted() });
    }
  }
  return files;
}

/** Whoever left because of an answer comes back as the same person, with the files that left with them. */
async function add(tx: Transaction, where: Where, { type, childNumber, parts }: Extract<DependentChange, { kind: 'add' }>): Promise<string[]> {
  const before = (await findRemoved(tx, where.applicationId, { type, childNumber }, where.key)).find(({ dependent }) => isSamePerson(dependent, parts));
  if (before) {
    await reviveDependent(tx, where.applicationId, { ...before.dependent, ...parts }, where.key);
    const files = await bringBack(tx, before);
    await audit(tx, where, 'dependentRestored', { dependentId: before.dependent.id, type, fileIds: files });
    return files;
  }
  const dependent = { id: randomUUID(), applicationId: where.applicationId, type, childNumber, visaType: parts.visaType ?? null, birthday: parts.birthday ?? null, applicantFullName: parts.applicantFullName ?? null };
  await insertDependent(tx, dependent, where.key, where.at);
  await audit(tx, where, 'dependentAdded', { dependentId: dependent.id, type });
  return [];
}

/** Another birthday is another person. */
const isSamePerson = (before: Dependent, parts: { readonly birthday?: string | null | undefined }): boolean =>
  !before.birthday || !parts.birthday || before.birthday === parts.birthday;

/** Into places that nobody filled meanwhile; what cannot go back stays in the trash. */
async function bringBack(tx: Transaction, { dependent, removedAt }: RemovedDependent): Promise<string[]> {
  const files = await listTrashedWith(tx, dependent.id, removedAt);
  const free: string[] = [];
  for (const file of files) if ((await countInSlot(tx, file)) === 0) free.push(file.id);
  for (const fileId of free) await untrashDocument(tx, fileId, dependent.id);
  return free;
}

async function remove(tx: Transaction, where: Where, dependent: Dependent): Promise<string[]> {
  await removeDependents(tx, [dependent.id], where.at);
  const files: string[] = [];
  for (const fileId of await listDependentFiles(tx, where.applicationId, dependent.id)) {
    if (await trashDocument(tx, fileId, where.actorId, where.at)) files.push(fileId);
  }
  await audit(tx, where, 'dependentsRemoved', { dependentIds: [dependent.id], fileIds: files });
  return files;
}

const audit = (tx: Transaction, { applicationId, actorId, at }: Where, kind: string, subject: Parameters<typeof appendAudit>[1]['subject']) =>
  appendAudit(tx, { chainId: applicationId, actorId, kind, subject: { ...subject, because: 'answers' }, at });
