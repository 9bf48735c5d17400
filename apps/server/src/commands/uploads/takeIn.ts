import { randomUUID } from "node:crypto";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { mayBeSameDay } from "@boreal/domain/kernel/partialDate";
import type { Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import {
  findRemoved,
  insertDependent,
  reviveDependent,
  type NewDependent,
  type RemovedDependent,
} from "../../store/cases/dependents.ts";
import { emptyFormsOf } from "../../store/answers/formValues.ts";
import { emptyLettersOf } from "../../store/letters/emptyLettersOf.ts";
import { countInSlot, listTrashedWith, untrashDocument } from "../../store/documents/documents.ts";
import { withdrawOfPlace } from "../../store/documents/noDocument.ts";

/** Somebody comes into the case: as who they were before with their files, or as somebody new in whose place nothing is left of another. */

export type Where = {
  readonly applicationId: string;
  readonly actorId: string;
  readonly at: Date;
  readonly key: PersonKey;
};

const folded = (name: string): readonly string[] => name.normalize("NFC").toLowerCase().trim().split(/\s+/);

/** Two ways to write one name: all words of the shorter one stand in the other. */
function isSameName(one: string, other: string): boolean {
  const [fewer = [], more = []] = [folded(one), folded(other)].toSorted((a, b) => a.length - b.length);
  return fewer.every((word) => more.includes(word));
}

type Told = { readonly birthday?: string | null | undefined; readonly applicantFullName?: string | null | undefined };

/** The spouse who left, unless the answers say another name or another birthday: people marry again. */
export const isSameSpouse = (before: Dependent, now: Told): boolean =>
  (!before.birthday || !now.birthday || mayBeSameDay(before.birthday, now.birthday)) &&
  (!before.applicantFullName || !now.applicantFullName || isSameName(before.applicantFullName, now.applicantFullName));

/** Typed by hand, it is who left where name and birthday both say so. A birthday alone is no person (ADR 0245). */
export const isSameByHand = (before: Dependent, now: Told): boolean =>
  Boolean(before.birthday && before.birthday === now.birthday) &&
  Boolean(before.applicantFullName && now.applicantFullName) &&
  folded(before.applicantFullName ?? "").join(" ") === folded(now.applicantFullName ?? "").join(" ");

/** Takes the same person into the case again, under the same id; tells which files came back. */
export async function takeBack(
  tx: Transaction,
  { applicationId, key, actorId, at }: Where,
  { dependent, removedAt }: RemovedDependent,
  asNow: Dependent,
): Promise<string[]> {
  if (dependent.type === "Spouse") {
    const [last] = await findRemoved(tx, applicationId, { type: "Spouse", childNumber: null }, key);
    if (last?.dependent.id !== dependent.id) await emptyEntriesOfSpouse(tx, { applicationId, key, actorId, at });
  }
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
  // Entries of forms lie under the role, which a spouse shares with the spouse before; a child has a number of their own.
  if (person.type === "Spouse") await emptyEntriesOfSpouse(tx, where);
  const dependent = await insertDependent(tx, { ...person, id: randomUUID(), applicationId }, key, at);
  return { dependent, withdrawn };
}

async function emptyEntriesOfSpouse(tx: Transaction, { applicationId, key, actorId, at }: Where): Promise<void> {
  await emptyFormsOf(tx, ":spouse", { applicationId, key, by: actorId, at });
  await emptyLettersOf(tx, ":spouse", { applicationId, key });
}
