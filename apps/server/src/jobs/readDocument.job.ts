import { publishChange } from "./changes.ts";
import type { JobQueue, ReadingJob } from "./queue.ts";
import { failedReading, readStoredFile, type ReadingDeps } from "../commands/documents/readStoredFile.ts";
import { recordReading } from "../commands/reading/recordReading.ts";
import { readDocumentFile, type DocumentFileRow } from "../store/documents/documents.ts";
import { hasReading, markReadingSkipped, markReadingStarted } from "../store/documents/readings.ts";

/** Takes reading jobs until the queue stops. `atOnce` = documents read at the same time by this process. */
export async function workOnReadings(queue: JobQueue, deps: ReadingDeps, atOnce: number): Promise<void> {
  await queue.workReadings({
    read: (job, signal) => readDocument(deps, job, signal),
    giveUp: (job) => giveUp(deps, job),
    atOnce,
  });
}

/** At least once, effect once: a job that was done, or whose file is gone or lies in the trash, ends at once. */
export async function readDocument(deps: ReadingDeps, job: ReadingJob, signal?: AbortSignal): Promise<void> {
  const row = await openJob(deps, job);
  if (row === undefined) return;
  await markReadingStarted(deps.db, row.id, deps.now());
  await publishChange(deps.db, { applicationId: row.applicationId, kind: "reading", fileId: row.id });
  await recordReading(deps, row.id, job.round, await readStoredFile(deps, row, signal ? { signal } : {}));
}

/** After the last try: the document is kept and marked as not readable, so that nobody waits for ever. */
export async function giveUp(deps: ReadingDeps, job: ReadingJob): Promise<void> {
  const row = await openJob(deps, job);
  if (row !== undefined) await recordReading(deps, row.id, job.round, await failedReading(deps, row));
}

async function openJob(deps: ReadingDeps, { fileId, round }: ReadingJob): Promise<DocumentFileRow | undefined> {
  const row = await readDocumentFile(deps.db, fileId);
  if (row === undefined || round < row.readingRound || (await hasReading(deps.db, fileId, round))) return undefined;
  if (row.deletedAt === null) return row;
  await markReadingSkipped(deps.db, row.id, deps.now());
  return undefined;
}
