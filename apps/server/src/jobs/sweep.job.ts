import { sweepFiles } from "../commands/documents/sweepFiles.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { sweepRows } from "../commands/sweepRows.ts";
import type { Keys } from "../keys/personKeys.ts";
import type { JobQueue } from "./queue.ts";

const everyQuarterHour = "*/15 * * * *";
const everyNight = "20 4 * * *";

/** Removes what is over: files a few times an hour, rows of accounts and mails once a day. `report` hears how many of what. */
export async function workOnSweeps(
  queue: Pick<JobQueue, "workRegularly">,
  deps: FileDeps & { readonly keys: Keys },
  report: (swept: Readonly<Record<string, number>>) => void,
): Promise<void> {
  await queue.workRegularly("sweepFiles", everyQuarterHour, async () => {
    await sweepFiles(deps).then(report, deps.reportFault);
  });
  await queue.workRegularly("sweepRows", everyNight, async () => {
    await sweepRows(deps).then(report, deps.reportFault);
  });
}
