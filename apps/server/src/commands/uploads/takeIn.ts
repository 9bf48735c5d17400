import { randomUUID } from "node:crypto";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import {
  insertDependent,
  reviveDependent,
  type NewDependent,
  type RemovedDependent,
} from "../../store/cases/dependents.ts";
import { countInSlot, listTrashedWith, untrashDocument } from "../../store/documents/documents.ts";
import { withdrawOfPlace } from "../../store/documents/noDocument.ts";

/** Somebody comes into the case: as who they were before with their files, or as somebody new in whose place nothing is left of another. */

export type Where = {
  readonly applicationId: string;
  readonly actorId: string;
  readonly at: Date;
  readonly key: PersonKey;
};

/** Another birthday is another person. */
export const isSamePerson = (before: Dependent, now: { readonly birthday?: string | null | undefined }): boolean =>
  !before.birthday || !now.birthday || before.birthday === now.birthday;

const folded = (name: string): string => name.normalize("NFC").toLowerCase().split(/\s+/).join(" ");

/**
 * Typed by hand, where no answer says who it is: the birthday decides, else the name, and who was never named comes back as
 * who is not named. In doubt it is somebody else, because a child's files never become another child's.
 */
export function isSameByHand(before: Dependent, now: Pick<Dependent, "birthday" | "applicantFullName">): boolean {
  if (before.birthday && now.birthday) return before.birthday === now.birthday;
  if (before.applicantFullName && now.applicantFullName)
    return folded(before.applicantFullName) === folded(now.applicantFullName);
  return [before, now].every(({ birthday, applicantFullName }) => !birthday && !applicantFullName);
}

/** Takes the same person into the case again, under the same id; tells which files came back. */
export async function takeBack(
  tx: Transaction,
  { applicationId, key }: Where,
  { dependent, removedAt }: RemovedDependent,
  asNow: Dependent,
): Promise<string[]> {
  await reviveDependent(tx, applicationId, { ...asNow, id: dependent.id }, key);
  // Into places that nobody filled meanwhile; what cannot go back stays in the trash.
  const free: string[] = [];
  for (const file of await listTrashedWith(tx, dependent.id, removedAt))
    if ((await countInSlot(tx, file)) === 0) free.push(file.id);
  for (const fileId of free) await untrashDocument(tx, fileId, dependent.id);
  return free;
}

/** Takes a new person in. What was said of the documents of whoever had the place before is not said of this one. */
export async function takeIn(
  tx: Transaction,
  where: Where,
  person: Omit<NewDependent, "id" | "applicationId">,
): Promise<{ readonly dependent: Dependent; readonly withdrawn: number }> {
  const { applicationId, actorId, at, key } = where;
  const withdrawn = await withdrawOfPlace(
    tx,
    { applicationId, type: person.type, childNumber: person.childNumber },
    { at, by: actorId },
  );
  const dependent = await insertDependent(tx, { ...person, id: randomUUID(), applicationId }, key, at);
  return { dependent, withdrawn };
}
