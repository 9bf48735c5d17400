import { sqlState, type Transaction } from "../../database/connect.ts";
import { eq, or } from "../../database/query.ts";
import { SealedWriter } from "../../files/sealedWriter.ts";
import { accountPath, auditPath, peoplePath, recordsPath } from "../../files/archive/archiveFormat.ts";
import { jsonOf, type VerifiedArchive } from "../../files/archive/verifyArchive.ts";
import type { ZipFile } from "../../files/archive/zipReader.ts";
import {
  appendAudit,
  systemActor,
  systemChain,
  verifyChain,
  writeChain,
  type ArchivedLink,
} from "../../store/auditLog.ts";
import { families } from "../../store/archive/families.ts";
import { NotAsPublished, type ArchivedRecord } from "../../store/archive/family.ts";
import { ParentMissing, writeRecords, type Records } from "../../store/archive/records.ts";
import { applicationTable } from "../../store/tables/applications.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { contentMac } from "../uploads/finishUpload.ts";
import type { ArchiveDeps } from "./archiveOfCase.ts";
import { archivedParts } from "./archivedParts.ts";
import { findConflicts, keepConflicts, type ConflictsFound } from "./conflictsOfImport.ts";
import { markUnread } from "./markUnread.ts";
import { writeAccount, writePeople, type ArchivedAccount, type ArchivedPerson } from "./peopleOfArchive.ts";

/** Why an archive is not taken over. Nothing was written then. */
export type ImportRefusal = {
  readonly kind:
    | "notWhole"
    | "caseIsHere"
    | "addressIsTaken"
    | "idIsTaken"
    | "notAsPublished"
    | "noRoom"
    | "refundUnderWay";
  readonly says: string;
};

export type Imported = {
  readonly applicationId: string;
  readonly documents: number;
  /** The applicant had no account here, and has one without a password now. */
  readonly opensAccount: boolean;
  /** How many people of other cases here have a name of it: a lawyer looks at them (ADR 0351). */
  readonly namedElsewhere: number;
};

/** What a case consists of, read from its archive. */
export type ArchivedCase = {
  readonly applicationId: string;
  readonly account: ArchivedAccount;
  readonly people: readonly ArchivedPerson[];
  readonly chain: readonly ArchivedLink[];
  readonly records: Records;
};

const refuse = (kind: ImportRefusal["kind"], says: string): { readonly refused: ImportRefusal } => ({
  refused: { kind, says },
});

/**
 * Takes over a case from an archive that was verified byte by byte before (`verifyArchive`). Its files are stored first, sealed
 * under the key of its applicant here; then all rows are written in one transaction, so that the case is here whole or not at
 * all. Files of an import that ends halfway are no part of anything, and the sweep removes what is left of them.
 */
export async function importCase(
  deps: ArchiveDeps,
  archive: VerifiedArchive,
): Promise<Imported | { readonly refused: ImportRefusal }> {
  const { manifest, files } = archive;
  if (manifest.scope !== "whole")
    return refuse(
      "notWhole",
      "it holds what its applicant may see, and not all of the case; ask whoever runs the other server for one made with boreal export",
    );
  const read = await readCase(archive);
  if ("refused" in read) return read;
  const lock = await deps.db.$client.connect();
  try {
    const { rows } = await lock.query<{ taken: boolean }>("select pg_try_advisory_lock(hashtext($1)) as taken", [
      `import ${read.applicationId}`,
    ]);
    if (rows[0]?.taken !== true)
      return refuse("caseIsHere", "another import of this case is under way; wait until it is done");
    const refused = (await whyNotHere(deps, read)) ?? (await whyNoRoom(deps, manifest.entries));
    if (refused) return { refused };
    return await takeOver(deps, read, files);
  } finally {
    // Ends the session, and its lock with it.
    lock.release(true);
  }
}

async function readCase({
  manifest,
  files,
}: VerifiedArchive): Promise<ArchivedCase | { readonly refused: ImportRefusal }> {
  const known = new Set(families.map(({ name }) => recordsPath(name)));
  const unknown = [...files.keys()].find((path) => path.startsWith("records/") && !known.has(path));
  if (unknown !== undefined)
    return refuse("notAsPublished", `${unknown} is of a version of Boreal that this one does not know`);
  const json = async (path: string): Promise<unknown> => {
    const file = files.get(path);
    return file === undefined ? undefined : await jsonOf(file);
  };
  const records = new Map<string, readonly ArchivedRecord[]>();
  for (const { name } of families) {
    const list = await json(recordsPath(name));
    if (!isListOfRecords(list)) return refuse("notAsPublished", `${recordsPath(name)} is no list of records`);
    records.set(name, list);
  }
  const parts = archivedParts(await json(accountPath), await json(peoplePath), await json(auditPath));
  if ("fault" in parts) return refuse("notAsPublished", parts.fault);
  if (parts.account.id !== manifest.application.ownerId)
    return refuse("notAsPublished", `${accountPath} is of another person than archive.json says`);
  if (records.get("application")?.length !== 1)
    return refuse("notAsPublished", "records/application.json does not hold one application");
  if (records.get("refunds")?.some((refund) => refund["state"] === "sending") === true)
    return refuse(
      "refundUnderWay",
      "a refund of this case is on its way, and would be sent twice; export the case again once it has arrived",
    );
  return { applicationId: manifest.application.id, ...parts, records };
}

const isListOfRecords = (value: unknown): value is readonly ArchivedRecord[] =>
  Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && !Array.isArray(one));

async function whyNotHere(
  { db, keys }: ArchiveDeps,
  { applicationId, account }: ArchivedCase,
): Promise<ImportRefusal | undefined> {
  const here = await db
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId));
  if (here.length > 0)
    return {
      kind: "caseIsHere",
      says: `the case ${applicationId} is on this server already; nothing of it was changed`,
    };
  const { user } = openAuthTables(keys);
  const accounts = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(or(eq(user.id, account.id), eq(user.email, account.email)));
  if (accounts.every(({ id, email }) => id === account.id && email === account.email)) return undefined;
  return {
    kind: "addressIsTaken",
    says: "the email address or the id of its applicant belongs to another account of this server; change the address of that account first, or import into another data folder",
  };
}

async function whyNoRoom(
  { files }: ArchiveDeps,
  entries: readonly { readonly bytes: number }[],
): Promise<ImportRefusal | undefined> {
  const wanted = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const free = await files.freeBytes();
  if (wanted + keptFree <= free) return undefined;
  return {
    kind: "noRoom",
    says: `it needs ${megabytes(wanted + keptFree)} MB of free room where the files lie, and ${megabytes(free)} MB are free`,
  };
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
/** For what the server writes meanwhile. */
const keptFree = 200_000_000;

type Taken = { readonly wrappedKey: Buffer; readonly contentMac: Buffer };

async function takeOver(
  deps: ArchiveDeps,
  read: ArchivedCase,
  files: ReadonlyMap<string, ZipFile>,
): Promise<Imported | { readonly refused: ImportRefusal }> {
  const wanted = ["documents", "merged-files"].flatMap((name) => read.records.get(name) ?? []);
  const taken = new Map<string, Taken>();
  try {
    for (const { id, file } of wanted) {
      if (file === null) continue;
      const bytes = typeof file === "string" ? files.get(file) : undefined;
      if (typeof id !== "string" || !isFileId.test(id) || bytes === undefined)
        throw new Refused({
          kind: "notAsPublished",
          says: "a document has no file in the archive, or an id that is none",
        });
      if ((await deps.files.blobs.stat(id)) !== undefined)
        throw new Refused({ kind: "idIsTaken", says: `a file with the id ${id} is on this server already` });
      taken.set(id, await takeIn(deps, read.account.id, id, bytes));
    }
    const conflicts = await findConflicts(deps, read.account, files);
    const opensAccount = await deps.db.transaction((tx) => writeCase(tx, deps, read, { taken, conflicts }));
    return {
      applicationId: read.applicationId,
      documents: read.records.get("documents")?.length ?? 0,
      opensAccount,
      namedElsewhere: conflicts.found.length,
    };
  } catch (fault) {
    // Under the lock nobody else has these files.
    for (const id of taken.keys()) await deps.files.blobs.delete(id);
    const refused = refusalOf(fault);
    if (refused === undefined) throw fault;
    return { refused };
  }
}

const isFileId = /^[A-Za-z0-9-]{8,64}$/;

class Refused extends Error {
  readonly refusal: ImportRefusal;
  constructor(refusal: ImportRefusal) {
    super(refusal.says);
    this.refusal = refusal;
  }
}

function refusalOf(fault: unknown): ImportRefusal | undefined {
  if (fault instanceof Refused) return fault.refusal;
  if (fault instanceof NotAsPublished || fault instanceof ParentMissing)
    return { kind: "notAsPublished", says: fault.message };
  const state = sqlState(fault) ?? "";
  if (state === "23505")
    return {
      kind: "idIsTaken",
      says: "something in it (an id, a matter number or a payment) is on this server already",
    };
  // A value that a column does not take, or a row that names one that is not there.
  if (/^(22|23)/.test(state))
    return { kind: "notAsPublished", says: "a value in its records is none that this version can keep" };
  return undefined;
}

/** Stores one file: sealed, synced, at its final place. */
async function takeIn(deps: ArchiveDeps, ownerId: string, id: string, file: ZipFile): Promise<Taken> {
  const { files } = deps;
  const { key, wrapped } = await files.newKey(ownerId, id);
  const mac = await contentMac(deps, ownerId);
  // Of an import that ended halfway.
  await files.deleteReceived(id);
  const writer = await SealedWriter.open(files.stagedPath(id), key, id);
  try {
    for await (const chunk of file.content()) {
      mac.update(chunk);
      await writer.write(chunk);
    }
    await writer.sync();
  } finally {
    await writer.close();
  }
  if ((await files.blobs.put(id, files.stagedPath(id))) === "copied") await files.deleteReceived(id);
  return { wrappedKey: wrapped, contentMac: mac.digest() };
}

/** Whether the account of the applicant was opened with it. */
async function writeCase(
  tx: Transaction,
  deps: ArchiveDeps,
  { applicationId, account, people, chain, records }: ArchivedCase,
  { taken, conflicts }: { readonly taken: ReadonlyMap<string, Taken>; readonly conflicts: ConflictsFound },
): Promise<boolean> {
  const at = deps.now();
  const key = await deps.personKey(account.id);
  const { user } = openAuthTables(deps.keys);
  const isHere = (await tx.select({ id: user.id }).from(user).where(eq(user.id, account.id))).length > 0;
  if (!isHere) await writeAccount(tx, deps.keys, account, at);
  await writePeople(tx, deps.keys, people);
  await writeRecords(tx, records, {
    applicationId,
    ownerId: account.id,
    key,
    storedFile: (fileId) => taken.get(fileId),
  });
  await markUnread(tx, applicationId, at);
  await keepConflicts(tx, key, { applicationId, at, conflicts });
  await writeChain(tx, applicationId, chain);
  const check = await verifyChain(tx, applicationId);
  if (!check.whole)
    throw new Refused({
      kind: "notAsPublished",
      says: `the log of the case is broken at entry ${check.position}`,
    });
  // In the log of the installation: the one of the case stays as it came, so that both servers tell the same.
  await appendAudit(tx, {
    chainId: systemChain,
    actorId: systemActor,
    kind: "caseImported",
    subject: { applicationId, entries: chain.length, opensAccount: !isHere, namedElsewhere: conflicts.found.length },
    at,
  });
  return !isHere;
}
