import { and, desc, eq, inArray, isNotNull, isNull, sql } from "../../database/query.ts";
import type { Reading } from "@boreal/reading/reading";
import type { Transaction } from "../../database/connect.ts";
import { runPrepared } from "../../database/prepared.ts";
import { documentFileTable } from "../tables/files.ts";
import { readingCorrectionTable, readingTable } from "../tables/jobs.ts";
import type { DocumentFileRow, Queryable } from "./documents.ts";

export type ReadingRow = typeof readingTable.$inferSelect;

export type CorrectionRow = typeof readingCorrectionTable.$inferSelect;

export async function markReadingStarted(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .update(documentFileTable)
    .set({ readingStartedAt: at, readingSkippedAt: null })
    .where(eq(documentFileTable.id, id));
}

export async function markReadingSkipped(db: Queryable, id: string, at: Date): Promise<void> {
  await db.update(documentFileTable).set({ readingSkippedAt: at }).where(eq(documentFileTable.id, id));
}

/** Files that are back from the trash and were passed over meanwhile; asked for once, they count as passed over no longer. */
export async function takeSkipped(
  db: Queryable,
  ids?: readonly string[],
): Promise<Pick<DocumentFileRow, "id" | "ownerId" | "readingRound">[]> {
  const table = documentFileTable;
  const isBack = and(
    isNotNull(table.readingSkippedAt),
    isNull(table.deletedAt),
    ids ? inArray(table.id, [...ids]) : undefined,
  );
  return await db
    .update(table)
    .set({ readingSkippedAt: null })
    .where(isBack)
    .returning({ id: table.id, ownerId: table.ownerId, readingRound: table.readingRound });
}

/** How many files of each of these people wait to be read. */
export async function countUnread(db: Queryable, ownerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await runPrepared<{ readonly owner: string; readonly files: number }>(
    db,
    "boreal.countUnread",
    `select owner_id as owner, count(*)::int as files from boreal.document_file
     where owner_id = any($1::text[]) and reading_started_at is null and deleted_at is null group by owner_id`,
    [ownerIds],
  );
  return new Map(found.map(({ owner, files }) => [owner, files]));
}

/** A new request to read; the number of its round, or undefined when the file is gone. */
export async function beginReadingRound(tx: Transaction, id: string): Promise<number | undefined> {
  const table = documentFileTable;
  const [row] = await tx
    .update(table)
    .set({ readingRound: sql`${table.readingRound} + 1`, readingStartedAt: null })
    .where(eq(table.id, id))
    .returning({ round: table.readingRound });
  return row?.round;
}

/** False when this reader version has recorded this round already. */
export async function insertReading(tx: Transaction, row: typeof readingTable.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(readingTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ fileId: readingTable.fileId });
  return inserted.length > 0;
}

export async function setReadResult(
  tx: Transaction,
  id: string,
  result: { readonly documentType: string | null; readonly rejected: boolean; readonly at: Date },
): Promise<void> {
  const { at, ...found } = result;
  // A file that was read with its password was never in the queue.
  const readingStartedAt = sql`coalesce(${documentFileTable.readingStartedAt}, ${at})`;
  await tx
    .update(documentFileTable)
    .set({ ...found, readingStartedAt, readingSkippedAt: null })
    .where(eq(documentFileTable.id, id));
}

export async function hasReading(db: Queryable, fileId: string, round: number): Promise<boolean> {
  return (await db.$count(readingTable, and(eq(readingTable.fileId, fileId), eq(readingTable.round, round)))) > 0;
}

/** The newest reading of each file. */
export async function latestReadings(db: Queryable, fileIds: readonly string[]): Promise<Map<string, ReadingRow>> {
  if (fileIds.length === 0) return new Map();
  const table = readingTable;
  const rows = await db
    .selectDistinctOn([table.fileId])
    .from(table)
    .where(inArray(table.fileId, [...fileIds]))
    .orderBy(table.fileId, desc(table.round), desc(table.finishedAt));
  return new Map(rows.map((row) => [row.fileId, row]));
}

/**
 * Files of cases in these statuses whose newest reading is of another reader version, those read longest ago first. Not those in the trash, that wait
 * to be read, that reading refused, or whose bytes are gone.
 */
export async function listReadByOlder(
  db: Queryable,
  {
    version,
    statuses,
    most,
  }: { readonly version: string; readonly statuses: readonly string[]; readonly most: number },
): Promise<readonly Pick<DocumentFileRow, "id" | "applicationId" | "ownerId">[]> {
  return await runPrepared<Pick<DocumentFileRow, "id" | "applicationId" | "ownerId">>(
    db,
    "boreal.listReadByOlder",
    `select f.id, f.application_id as "applicationId", f.owner_id as "ownerId"
     from boreal.document_file f
     join boreal.application a on a.id = f.application_id and a.status = any($2::text[]) and a.closed_at is null
     join boreal.reading r on r.file_id = f.id and r.round = f.reading_round
     where f.deleted_at is null and not f.rejected and f.damage is null and f.storage_key <> ''
       and r.outcome in ('read', 'notReadable')
       and not exists (select from boreal.reading n where n.file_id = f.id and n.round = f.reading_round and n.reader_version = $1)
     order by r.finished_at limit $3`,
    [version, statuses, most],
  );
}

/** Corrections of these files, oldest first: a later one replaces an earlier one of the same field. */
export async function listCorrections(db: Queryable, fileIds: readonly string[]): Promise<CorrectionRow[]> {
  if (fileIds.length === 0) return [];
  const table = readingCorrectionTable;
  return await db
    .select()
    .from(table)
    .where(inArray(table.fileId, [...fileIds]))
    .orderBy(table.correctedAt, table.id);
}

export async function insertCorrection(
  tx: Transaction,
  row: typeof readingCorrectionTable.$inferInsert,
): Promise<void> {
  await tx.insert(readingCorrectionTable).values(row);
}

export const documentStates = [
  "waiting",
  "reading",
  "read",
  "notReadable",
  "needsPassword",
  "rejected",
  "damaged",
] as const;

export type DocumentState = (typeof documentStates)[number];

/** A locked PDF is rejected by the reader; here it waits for its password, which is told apart without opening the reading. */
export const outcomeOf = ({ outcome, error, mime }: Pick<Reading, "outcome" | "error" | "mime">): DocumentState =>
  outcome === "rejected" && error?.code === "encrypted" && mime === "application/pdf" ? "needsPassword" : outcome;

/** Where a document stands: its bytes are gone, its newest round was read, is being read, or waits. */
export function documentState(
  file: Pick<DocumentFileRow, "readingRound" | "readingStartedAt" | "damage">,
  latest: Pick<ReadingRow, "round" | "outcome"> | undefined,
): DocumentState {
  if (file.damage !== null) return "damaged";
  if (latest && latest.round >= file.readingRound) return latest.outcome as DocumentState;
  return file.readingStartedAt === null ? "waiting" : "reading";
}
