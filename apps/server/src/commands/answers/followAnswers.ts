import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { CaseEventKind } from "@boreal/domain/notices/caseEvents";
import {
  dependentsFromAnswers,
  updated,
  type DependentChange,
} from "@boreal/domain/questionnaire/family/dependentsFromAnswers";
import type { Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { isVisaTypeFixed } from "../../policies/whenMayChange.ts";
import { appendAudit, type AuditSubject } from "../../store/auditLog.ts";
import { findRemoved, removeDependents, rewriteDependent } from "../../store/cases/dependents.ts";
import { listDependentFiles, trashDocument } from "../../store/documents/documents.ts";
import { isSameSpouse, takeBack, takeIn } from "../uploads/takeIn.ts";

/** What follows from the answers for the dependents of a case, and the answers that this rests on. */
export type Following = { readonly changes: readonly DependentChange[]; readonly keys: ReadonlySet<string> };

/** Whether the dependents have to change with the answers; the visa type of somebody whose application was sent does not. */
export function followingOf(caseFile: CaseFile): Following {
  const { changes, restsOn } = dependentsFromAnswers(caseFile);
  const keys = new Set([...restsOn].flatMap((fact) => /^answers\.([^.[]+)/.exec(fact)?.[1] ?? []));
  const { status } = caseFile.application;
  return {
    changes: status !== undefined && isVisaTypeFixed({ status }) ? changes.flatMap(withoutVisaType) : changes,
    keys,
  };
}

function withoutVisaType(change: DependentChange): DependentChange[] {
  if (change.kind !== "update" || !change.dependent.visaType) return [change];
  const { visaType: _fixed, ...parts } = change.parts;
  return Object.keys(parts).length === 0 ? [] : [{ ...change, parts }];
}

/** Whether the answers say of this person that they do not come along, or something else of one of these fields than is given. */
export function isAgainstAnswers(caseFile: CaseFile, dependent: Dependent, fields?: readonly string[]): boolean {
  const dependents = [...caseFile.dependents.filter(({ id }) => id !== dependent.id), dependent];
  const isGiven = (name: string) =>
    fields ? fields.includes(name) : (dependent[name as keyof Dependent] ?? null) !== null;
  return followingOf({ ...caseFile, dependents }).changes.some(
    (change) =>
      change.kind !== "add" &&
      change.dependent.id === dependent.id &&
      (change.kind === "remove" || Object.keys(change.parts).some(isGiven)),
  );
}

/** Whether the answers bring one of these people back as soon as they leave. */
export function wouldComeBack(caseFile: CaseFile, leaving: readonly string[]): boolean {
  const stay = caseFile.dependents.filter(({ id }) => !leaving.includes(id));
  return (
    leaving.length > 0 && followingOf({ ...caseFile, dependents: stay }).changes.some((change) => change.kind === "add")
  );
}

type Where = { readonly applicationId: string; readonly actorId: string; readonly at: Date; readonly key: PersonKey };

/** Writes the changes, in the transaction that wrote the answers; tells which files came or went with the people. */
export async function followAnswers(
  tx: Transaction,
  where: Where,
  changes: readonly DependentChange[],
): Promise<string[]> {
  const files: string[] = [];
  for (const change of changes) {
    if (change.kind === "add") files.push(...(await add(tx, where, change)));
    else if (change.kind === "remove") files.push(...(await remove(tx, where, change.dependent)));
    else {
      await rewriteDependent(tx, where.applicationId, updated(change.dependent, change.parts), where.key);
      await audit(tx, where, "dependentUpdated", {
        dependentId: change.dependent.id,
        fields: Object.keys(change.parts).toSorted(),
      });
    }
  }
  return files;
}

/** Whoever left because of an answer comes back as the same person, with the files that left with them. */
async function add(
  tx: Transaction,
  where: Where,
  { type, childNumber, parts }: Extract<DependentChange, { kind: "add" }>,
): Promise<string[]> {
  const place = { type, childNumber };
  // A number is one child's for good, and a row with another birthday waits until somebody says that it is the same child.
  const before = (await findRemoved(tx, where.applicationId, place, where.key)).find(
    ({ dependent }) => type === "Child" || isSameSpouse(dependent, parts),
  );
  if (before) {
    const files = await takeBack(tx, where, before, { ...before.dependent, ...parts });
    await audit(tx, where, "dependentRestored", { dependentId: before.dependent.id, type, fileIds: files });
    return files;
  }
  const { dependent, withdrawn } = await takeIn(tx, where, {
    ...place,
    visaType: parts.visaType ?? null,
    birthday: parts.birthday ?? null,
    applicantFullName: parts.applicantFullName ?? null,
  });
  await audit(tx, where, "dependentAdded", {
    dependentId: dependent.id,
    type,
    ...(withdrawn > 0 ? { withdrawn } : {}),
  });
  return [];
}

async function remove(tx: Transaction, where: Where, dependent: Dependent): Promise<string[]> {
  await removeDependents(tx, [dependent.id], where.at);
  const files: string[] = [];
  for (const fileId of await listDependentFiles(tx, where.applicationId, dependent.id)) {
    if (await trashDocument(tx, fileId, where.actorId, where.at)) files.push(fileId);
  }
  await audit(tx, where, "dependentsRemoved", { dependentIds: [dependent.id], fileIds: files });
  return files;
}

const audit = (tx: Transaction, { applicationId, actorId, at }: Where, kind: CaseEventKind, subject: AuditSubject) =>
  appendAudit(tx, { chainId: applicationId, actorId, kind, subject: { ...subject, because: "answers" }, at });
