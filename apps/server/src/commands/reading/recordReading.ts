import { isEndOfReader, type Reading } from "@boreal/reading/reading";
import type { StoredReading } from "../../store/documents/storedReading.ts";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { openReading, readingContext } from "../../store/documents/caseDocument.ts";
import {
  forgetBytes,
  lockDocumentFile,
  settleReplacement,
  type DocumentFileRow,
} from "../../store/documents/documents.ts";
import {
  insertReading,
  latestReadings,
  outcomeOf,
  setReadResult,
  takeSkipped,
} from "../../store/documents/readings.ts";
import type { FileDeps } from "../documents/fileDeps.ts";

/**
 * Records what was read, once per file, reader version and round: a job that runs twice changes nothing the second time.
 * False when it was recorded before, or the file is gone.
 */
export async function recordReading(deps: FileDeps, fileId: string, round: number, reading: Reading): Promise<boolean> {
  const recorded = await deps.db.transaction((tx) =>
    recordReadingIn(tx, deps, { fileId, round, reading }, systemActor),
  );
  // A crash before this leaves bytes that no row needs: the sweep takes them.
  if (recorded === "refused") await deps.files.blobs.delete(fileId);
  return recorded !== "known";
}

/**
 * What the first reading finds to be no document is refused like an upload: its bytes go, its name and the reason stay for
 * the person. A file that was kept once is never thrown away by a later reading, and one that asks for a password waits for it.
 */
const isRefused = (row: DocumentFileRow, round: number, reading: Reading): boolean =>
  round === 1 && row.readingRound === 1 && outcomeOf(reading) === "rejected";

/** Files that are back in the vault and whose turn to be read came while they lay in the trash. */
export async function sendSkipped(tx: Transaction, deps: FileDeps, fileIds?: readonly string[]): Promise<number> {
  const skipped = await takeSkipped(tx, fileIds);
  if (skipped.length > 0)
    await deps.queue.sendReading(
      tx,
      ...skipped.map(({ id, ownerId, readingRound }) => ({ fileId: id, round: readingRound, ownerId })),
    );
  return skipped.length;
}

async function earlierReading(tx: Transaction, key: PersonKey, fileId: string): Promise<Reading | undefined> {
  const row = (await latestReadings(tx, [fileId])).get(fileId);
  return row && openReading(key, fileId, row.sealedResult).reading;
}

/**
 * With what an earlier reading read where it was something else (ADR 0170). Where the reader failed and the file had been read
 * before, what was read then stays.
 */
export function besideEarlier(fresh: Reading, earlier: Reading | undefined): StoredReading {
  if (!earlier || earlier.outcome !== "read") return { reading: fresh };
  if (isEndOfReader(fresh) || fresh.error?.code === "tooComplex") return { reading: earlier };
  const names = new Set([...Object.keys(earlier.fields), ...Object.keys(fresh.fields)]);
  const before = [...names].flatMap((name) => {
    // What a model named is no reading of ours, and is kept only as long as its consent (ADR 0172).
    if ((fresh.fields[name] ?? earlier.fields[name])?.suggestedBy !== undefined) return [];
    const was = earlier.fields[name]?.suggestedBy === undefined ? (earlier.fields[name]?.value ?? null) : null;
    return was === (fresh.fields[name]?.value ?? null) ? [] : [[name, was] as const];
  });
  return before.length === 0 ? { reading: fresh } : { reading: fresh, before: Object.fromEntries(before) };
}

/** `known`: it was recorded before, or the file is gone. `refused`: its bytes are to be thrown away now. */
type Recorded = "known" | "kept" | "refused";

export async function recordReadingIn(
  tx: Transaction,
  deps: FileDeps,
  { fileId, round, reading: fresh }: { fileId: string; round: number; reading: Reading },
  actorId: string,
): Promise<Recorded> {
  const row = await lockDocumentFile(tx, fileId);
  if (row === undefined) return "known";
  const key = await deps.personKey(row.ownerId);
  const earlier = await earlierReading(tx, key, fileId);
  const stored = besideEarlier(fresh, earlier);
  const { reading } = stored;
  const isNew = await insertReading(tx, {
    fileId,
    readerVersion: fresh.readerVersion,
    round,
    outcome: outcomeOf(reading),
    sealedResult: sealJson(key, stored, readingContext(fileId)),
    finishedAt: deps.now(),
  });
  if (!isNew) return "known";
  const refused = isRefused(row, round, reading);
  if (round >= row.readingRound) {
    const rejected = reading.outcome === "rejected";
    const back = await settleReplacement(tx, row, rejected);
    if (refused) await forgetBytes(tx, fileId);
    await setReadResult(tx, fileId, { documentType: reading.documentType, rejected, at: deps.now() });
    if (back !== undefined) await sendSkipped(tx, deps, [back]);
  }
  await publishChange(tx, { applicationId: row.applicationId, kind: "reading", fileId });
  await appendAudit(tx, {
    chainId: row.applicationId,
    actorId,
    kind: "documentRead",
    subject: { fileId, round, readerVersion: fresh.readerVersion, outcome: outcomeOf(reading) },
    at: deps.now(),
  });
  return refused ? "refused" : "kept";
}
