import type { BlobInfo } from "../../files/blobStore.ts";
import { unfinishedUploadsLiveDays } from "../../files/uploadStore.ts";
import { systemActor } from "../../store/auditLog.ts";
import {
  knownIds,
  listOldUploads,
  listTrashedBefore,
  readDocumentFile,
  removeUploadRow,
} from "../../store/documents/documents.ts";
import { filedFileIds } from "../../store/cases/filings.ts";
import { trashEnd } from "../../store/documents/trashTime.ts";
import { eraseFile } from "./eraseDocument.ts";
import { filesOfSlot, inputsOf, listEveryFit, removeFits } from "../../store/documents/portalFits.ts";
import type { FileDeps } from "./fileDeps.ts";
import { sendSkipped } from "../reading/recordReading.ts";

const dayMs = 24 * 3600 * 1000;
/** How many blobs are compared with the database at once. */
const batchSize = 500;

/** What one sweep did, for the log. */
export type Swept = {
  readonly expired: number;
  readonly emptied: number;
  readonly orphans: number;
};

/** Removes what is over, of all machines together. Safe to run at any time, by any number of processes. */
export async function sweepFiles(deps: FileDeps): Promise<Swept> {
  await removeStaleFits(deps);
  // Those that came back with a person who came back.
  await deps.db.transaction((tx) => sendSkipped(tx, deps));
  return {
    expired: await removeExpired(deps),
    emptied: await emptyTrash(deps),
    orphans: await removeOrphans(deps),
  };
}

/** Merged files whose slot holds other files now: what was taken out of the slot must not live on in them. */
async function removeStaleFits(deps: FileDeps): Promise<void> {
  for (const fit of await listEveryFit(deps.db)) {
    if (inputsOf(await filesOfSlot(deps.db, fit)) === fit.inputs) continue;
    await removeFits(deps.db, [fit.id]);
    await deps.files.blobs.delete(fit.id);
  }
}

async function removeExpired(deps: FileDeps): Promise<number> {
  const before = new Date(deps.now().getTime() - unfinishedUploadsLiveDays * dayMs);
  let removed = 0;
  for (const upload of await listOldUploads(deps.db, before)) {
    // The row first: bytes without a row are an orphan that the next sweep takes, a row without bytes would mislead.
    await removeUploadRow(deps.db, upload.id);
    await deps.files.deleteReceived(upload.id);
    if (upload.finishedAt === null) {
      if ((await readDocumentFile(deps.db, upload.id)) === undefined) await deps.files.blobs.delete(upload.id);
      removed += 1;
    }
  }
  return removed;
}

/** Without files that went out with a filing: what was sent can be shown again. */
async function emptyTrash(deps: FileDeps): Promise<number> {
  const before = trashEnd(deps.now());
  const filed = new Map<string, ReadonlySet<string>>();
  let emptied = 0;
  let rows = await listTrashedBefore(deps.db, before, "");
  while (rows.length > 0) {
    for (const row of rows) {
      const { applicationId, ownerId } = row;
      const kept =
        filed.get(applicationId) ?? (await filedFileIds(deps.db, await deps.personKey(ownerId), applicationId));
      filed.set(applicationId, kept);
      if (!kept.has(row.id) && (await eraseFile(deps, row, systemActor))) emptied += 1;
    }
    rows = await listTrashedBefore(deps.db, before, rows.at(-1)?.id ?? "");
  }
  return emptied;
}

/** Sealed bytes older than a day that no row knows. A file with a row is never touched. */
async function removeOrphans(deps: FileDeps): Promise<number> {
  const before = deps.now().getTime() - dayMs;
  let removed = 0;
  let batch: BlobInfo[] = [];
  const removeUnknown = async () => {
    const known = await knownIds(
      deps.db,
      batch.map(({ key }) => key),
    );
    for (const { key } of batch) {
      if (known.has(key)) continue;
      await deps.files.blobs.delete(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const blob of deps.files.blobs.list()) {
    if (blob.modifiedAt.getTime() < before) batch.push(blob);
    if (batch.length >= batchSize) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}
