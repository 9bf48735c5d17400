import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unlessMissing } from "../../files/localBlobStore.ts";
import { listOpenUploads } from "../../store/documents/documents.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { finishUpload } from "./finishUpload.ts";

const dayMs = 24 * 3600 * 1000;

/** What was done, for the log. */
export type Tidied = { readonly finished: number; readonly leftovers: number };

/** Ends what a crash left half done on the disk of this machine. Safe to run at any time. */
export const tidyReceived = async (deps: FileDeps): Promise<Tidied> => ({
  finished: await finishWaiting(deps),
  leftovers: await removeStagedOrphans(deps),
});

/** Uploads whose last byte arrived before a crash. */
export async function finishWaiting(deps: FileDeps): Promise<number> {
  let finished = 0;
  for (const upload of await listOpenUploads(deps.db)) {
    const { bytes } = await deps.files.measureReceived(upload);
    if (bytes < upload.length) continue;
    const result = await finishUpload(deps, upload.id).catch((fault: unknown) => deps.reportFault(fault));
    if (result?.kind === "stored" || result?.kind === "refused") finished += 1;
  }
  return finished;
}

/** Received bytes whose upload is over: refused, or stored elsewhere, and a crash kept them from being removed. */
async function removeStagedOrphans(deps: FileDeps): Promise<number> {
  const before = deps.now().getTime() - dayMs;
  const folder = dirname(deps.files.stagedPath("any-file-id"));
  const open = new Set((await listOpenUploads(deps.db)).map(({ id }) => id));
  let removed = 0;
  for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
    const id = /^([A-Za-z0-9-]{8,64})\.sealed$/.exec(name)?.[1];
    const found = await stat(join(folder, name)).catch(unlessMissing);
    if (id === undefined || found === undefined || open.has(id) || found.mtime.getTime() >= before) continue;
    await deps.files.deleteReceived(id);
    removed += 1;
  }
  return removed;
}
