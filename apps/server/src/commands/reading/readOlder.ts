import { applicationStatuses } from "@boreal/domain/caseFile/application";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import { readerVersion } from "@boreal/reading/reading";
import { publishChange } from "../../jobs/changes.ts";
import type { JobQueue } from "../../jobs/queue.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { beginReadingRound, listReadByOlder } from "../../store/documents/readings.ts";
import type { FileDeps } from "../documents/fileDeps.ts";

/** A few at a time: who adds a file meanwhile waits for one of them at the most. */
const atOnce = 20;

const open = applicationStatuses.filter((status) => !isClosedStatus(status));

/**
 * Sends files to be read again that a reader of another version read, and nobody since (ADR 0170). Nothing while anything waits to
 * be read, and nothing of cases that are closed. What a person said of a value stays, whatever is read now.
 * @returns how many were sent
 */
export async function readOlder(
  deps: Pick<FileDeps, "db" | "now" | "reportFault"> & { readonly queue: Pick<JobQueue, "sendReading" | "counts"> },
  version = readerVersion,
): Promise<number> {
  if ((await deps.queue.counts()).waiting > 0) return 0;
  const files = await listReadByOlder(deps.db, { version, statuses: open, most: atOnce });
  for (const { id: fileId, applicationId, ownerId } of files)
    await deps.db.transaction(async (tx) => {
      const round = await beginReadingRound(tx, fileId);
      if (round === undefined) return;
      await deps.queue.sendReading(tx, { fileId, round, ownerId, isBehindAll: true });
      await publishChange(tx, { applicationId, kind: "reading", fileId });
      await appendAudit(tx, {
        chainId: applicationId,
        actorId: systemActor,
        kind: "readingRequested",
        subject: { fileId, round },
        at: deps.now(),
      });
    });
  return files.length;
}
