import type { Turn } from "@boreal/reading/text/box";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import { portals } from "@boreal/domain/vault/files/portals";
import { portalLegibility } from "@boreal/domain/tables/authority/portalLimits";
import type { FitInput, FitProgress, FitResult } from "@boreal/reading/process/portal/fitForPortal";
import { SealedWriter } from "../../files/sealedWriter.ts";
import { publishChange } from "../../jobs/changes.ts";
import { openFilePassword } from "../../store/documents/caseDocument.ts";
import type { DocumentFileRow } from "../../store/documents/documents.ts";
import {
  filesOfSlot,
  inputsOf,
  readFit,
  sealReport,
  setFit,
  type FitState,
  type PortalFitRow,
  type StoredReport,
} from "../../store/documents/portalFits.ts";
import type { FileDeps } from "./fileDeps.ts";
import { textOfStored } from "../storedText.ts";

export type FittingDeps = FileDeps & { readonly fitFiles: (input: FitInput) => Promise<FitResult> };

const progressEveryMs = 250;

/** Merges the files of one slot and keeps the result sealed. A job that was done, or whose files changed, ends at once. */
export async function runPortalFit(deps: FittingDeps, fitId: string, signal?: AbortSignal): Promise<void> {
  const fit = await readFit(deps.db, fitId);
  if (fit === undefined || (fit.state !== "waiting" && fit.state !== "running")) return;
  const files = await filesOfSlot(deps.db, fit);
  if (inputsOf(files) !== fit.inputs) return await finish(deps, fit, "failed");
  await setFit(deps.db, fit.id, { state: "running" });
  const result = await fitted(deps, fit, files, signal);
  if (result.kind === "failed") {
    deps.reportFault(new Error(`fitting for the portal failed: ${result.how}`));
    return await finish(deps, fit, "failed");
  }
  const refusedFile = result.kind === "refused" ? files[result.file] : undefined;
  const report: StoredReport =
    result.kind === "refused" ? { fileId: refusedFile?.id ?? "", error: result.error } : { report: result.report };
  const key = await deps.personKey(fit.ownerId);
  const kept = result.kind === "fitted" ? await keep(deps, fit, result.pdf) : {};
  await finish(deps, fit, result.kind, { ...kept, sealedReport: sealReport(key, fit.id, report) });
}

async function fitted(
  deps: FittingDeps,
  fit: PortalFitRow,
  rows: readonly DocumentFileRow[],
  signal?: AbortSignal,
): Promise<FitResult> {
  const limit = rowOn(portals[fit.portal].limit, deps.today());
  const legible = rowOn(portalLegibility, deps.today());
  if (!limit.found || !legible.found) return { kind: "failed", how: "no limit is known for today" };
  const key = await deps.personKey(fit.ownerId);
  const opened = [];
  for (const row of rows)
    opened.push({
      bytes: await textOfStored(deps, row),
      password: openFilePassword(key, row),
      rotation: row.rotation as Turn,
    });
  try {
    return await deps.fitFiles({
      files: opened,
      limit: limit.row.value.maxBytes,
      legible: legible.row.value,
      onProgress: progressTeller(deps, fit),
      ...(signal ? { signal } : {}),
    });
  } finally {
    for (const { bytes } of opened) bytes.fill(0);
  }
}

/** Seals the result under the key of the person whose documents it holds, like the originals. */
async function keep(
  deps: FileDeps,
  { id, ownerId }: PortalFitRow,
  pdf: Uint8Array,
): Promise<{ readonly wrappedKey: Buffer; readonly bytes: number }> {
  const { key, wrapped } = await deps.files.newKey(ownerId, id);
  await deps.files.deleteReceived(id);
  const writer = await SealedWriter.open(deps.files.stagedPath(id), key, id);
  try {
    await writer.write(pdf);
    await writer.sync();
  } finally {
    await writer.close();
  }
  await deps.files.blobs.put(id, deps.files.stagedPath(id));
  await deps.files.deleteReceived(id);
  return { wrappedKey: wrapped, bytes: pdf.byteLength };
}

async function finish(
  deps: FileDeps,
  fit: PortalFitRow,
  state: FitState,
  change: Parameters<typeof setFit>[2] = {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await setFit(tx, fit.id, { ...change, state, finishedAt: deps.now() });
    await publishChange(tx, { applicationId: fit.applicationId, kind: "portalFit", fileId: fit.id });
  });
}

/** At most a few messages a second; they are hints, so a lost one is no fault. */
function progressTeller(deps: FileDeps, fit: PortalFitRow): (progress: FitProgress) => void {
  let last = 0;
  return (progress) => {
    const now = performance.now();
    if (now - last < progressEveryMs) return;
    last = now;
    publishChange(deps.db, {
      applicationId: fit.applicationId,
      kind: "readingProgress",
      fileId: fit.id,
      progress,
    }).catch(deps.reportFault);
  };
}
