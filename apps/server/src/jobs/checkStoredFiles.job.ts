import { checkStoredFiles, type CheckedFiles } from "../commands/documents/checkStoredFiles.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import type { JobQueue } from "./queue.ts";

const everyHour = "40 * * * *";

/** Looks through the stored files in the background, a few at a time. Stopping ends a run at once. */
export async function workOnFileChecks(
  queue: Pick<JobQueue, "workRegularly">,
  deps: FileDeps,
  report: (done: CheckedFiles) => void,
): Promise<void> {
  await queue.workRegularly("checkStoredFiles", everyHour, async (signal) => {
    await checkStoredFiles(deps, signal)
      .then(report)
      .catch((fault: unknown) => {
        if (!signal.aborted) deps.reportFault(fault);
      });
  });
}
