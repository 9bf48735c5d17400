import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../database/connect.ts";
import { SealedFileDamaged } from "../../files/sealedFile.ts";
import { publishChange } from "../../jobs/changes.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import type { DocumentFileRow } from "../../store/documents/documents.ts";
import { listFilesToCheck, noteCheck, type FileDamage } from "../../store/documents/fileChecks.ts";
import type { FileDeps } from "./fileDeps.ts";

const hourMs = 3600 * 1000;
/** Each file is looked through about once a week, and one that was not whole every hour: it may have come back from a backup. */
const wholeForMs = 7 * 24 * hourMs;
/** A little less than the time between two runs, so that each of them looks. */
const damagedForMs = 50 * 60 * 1000;
/** Slow on purpose: the disk is there for those who work. */
const bytesPerSecond = 4 * 1024 * 1024;
const shortestPauseMs = 5;
const atOnce = 20;

type Deps = Pick<FileDeps, "db" | "files" | "now" | "reportFault">;

/** What is wrong with the bytes of a file, each frame of which is opened; null when it is whole. @throws when the storage does not answer */
export async function lookThrough(
  deps: Pick<FileDeps, "files">,
  row: DocumentFileRow,
  signal?: AbortSignal,
  paced = false,
): Promise<FileDamage | null> {
  try {
    const text = await deps.files.openText({ ...row, id: row.storageKey });
    if (text === undefined) return "missing";
    try {
      for await (const frame of text.reader.stream(0, row.bytes)) {
        if (paced)
          await pause(
            Math.max(shortestPauseMs, (frame.length / bytesPerSecond) * 1000),
            undefined,
            signal ? { signal } : {},
          );
      }
    } finally {
      await text.close();
    }
    return null;
  } catch (fault) {
    if (fault instanceof SealedFileDamaged) return "damaged";
    throw fault;
  }
}

/**
 * Keeps what was found of a file, also by somebody who opened it. What changes is an event of the case: a file that cannot be
 * opened is not there for the rules, and one that came back is.
 */
export async function noteFileCheck(
  db: Database,
  row: DocumentFileRow,
  damage: FileDamage | null,
  at: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await noteCheck(tx, row.id, { at, damage }))) return false;
    await publishChange(tx, { applicationId: row.applicationId, kind: "document", fileId: row.id });
    const kind = damage === null ? "fileWholeAgain" : "fileDamaged";
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId: systemActor,
      kind,
      subject: { fileId: row.id, damage },
      at,
    });
    return true;
  });
}

/** A folder that is not mounted looks like one whose files are gone. */
async function isEmpty({ files }: Pick<FileDeps, "files">): Promise<boolean> {
  for await (const _ of files.blobs.list()) return false;
  return true;
}

export type CheckedFiles = { readonly checked: number; readonly damaged: number; readonly mended: number };

/** Looks through the files whose turn it is. Each is noted by itself, so a run may end anywhere and the next goes on. */
export async function checkStoredFiles(deps: Deps, signal?: AbortSignal): Promise<CheckedFiles> {
  const began = deps.now().getTime();
  const before = { whole: new Date(began - wholeForMs), damaged: new Date(began - damagedForMs) };
  const done = { checked: 0, damaged: 0, mended: 0 };
  /** Of which the storage told neither that they are there nor that they are not: they keep no other file from its turn. */
  const unanswered: string[] = [];
  while (signal?.aborted !== true) {
    const rows = await listFilesToCheck(deps.db, before, atOnce, unanswered);
    if (rows.length === 0) break;
    const found: { readonly row: DocumentFileRow; readonly damage: FileDamage | null }[] = [];
    for (const row of rows) {
      try {
        found.push({ row, damage: await lookThrough(deps, row, signal, true) });
      } catch (fault) {
        signal?.throwIfAborted();
        deps.reportFault(new Error(`file ${row.id} cannot be looked through`, { cause: fault }));
        unanswered.push(row.id);
      }
    }
    // It answers nobody now. The next run asks again.
    if (found.length === 0) break;
    if (found.every(({ damage }) => damage === "missing") && (await isEmpty(deps))) {
      deps.reportFault(
        new Error("the storage holds no file at all: it is taken to be away, and nothing is noted of the files"),
      );
      break;
    }
    for (const { row, damage } of found) {
      const isNew = await noteFileCheck(deps.db, row, damage, deps.now());
      done.checked += 1;
      if (isNew) done[damage === null ? "mended" : "damaged"] += 1;
    }
  }
  return done;
}
