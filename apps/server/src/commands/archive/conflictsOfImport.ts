import { randomUUID } from "node:crypto";
import { readCase } from "@boreal/domain/caseFile/readCase";
import { peopleNamed, type PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import type { Transaction } from "../../database/connect.ts";
import { casePath } from "../../files/archive/archiveFormat.ts";
import { jsonOf } from "../../files/archive/verifyArchive.ts";
import type { ZipFile } from "../../files/archive/zipReader.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { systemActor } from "../../store/auditLog.ts";
import { insertConflictCheck, keptFindings } from "../../store/conflicts/conflictChecks.ts";
import { findPeople, type PersonFound } from "../../store/conflicts/peopleOfCases.ts";
import type { ArchiveDeps } from "./archiveOfCase.ts";
import type { ArchivedAccount } from "./peopleOfArchive.ts";

/** Who of an imported case is named in cases of this server. */
export type ConflictsFound = { readonly searched: readonly PersonNamed[]; readonly found: readonly PersonFound[] };

/** Looks before the case is written, as when one begins here (ADR 0351). */
export async function findConflicts(
  deps: ArchiveDeps,
  account: ArchivedAccount,
  files: ReadonlyMap<string, ZipFile>,
): Promise<ConflictsFound> {
  const file = files.get(casePath);
  const read = file === undefined ? undefined : readCase(await jsonOf(file), deps.today());
  const searched: readonly PersonNamed[] =
    read?.ok === true
      ? peopleNamed(read.caseFile)
      : [{ as: "main", name: { given: account.firstName, family: account.lastName } }];
  const { db, personKey, keys } = deps;
  const found = await findPeople({ db, keys: { systemKey: keys.systemKey, personKey } }, searched, account.id);
  return { searched, found };
}

/**
 * Kept with the case for a lawyer to decide. The log of the case stays as it came: the entry is in the log of the installation,
 * with the import.
 */
export async function keepConflicts(
  tx: Transaction,
  key: PersonKey,
  given: { readonly applicationId: string; readonly at: Date; readonly conflicts: ConflictsFound },
): Promise<void> {
  const { applicationId, at, conflicts } = given;
  const findings = keptFindings(conflicts.searched, conflicts.found);
  await insertConflictCheck(tx, key, { id: randomUUID(), applicationId, checkedBy: systemActor, at, findings });
}
