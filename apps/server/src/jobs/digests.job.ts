import { sendDigests } from "../commands/notices/sendDigests.ts";
import type { JobQueue } from "./queue.ts";

/** Zones differ by quarters of an hour. */
const everyQuarter = "*/15 * * * *";

/** Looks whose digest is due. Running twice writes to nobody twice. */
export async function workOnDigests(
  queue: Pick<JobQueue, "workRegularly">,
  deps: Parameters<typeof sendDigests>[0],
  report: (written: number) => void,
): Promise<void> {
  await queue.workRegularly("sendDigests", everyQuarter, async () => {
    await sendDigests(deps).then(report, deps.reportFault);
  });
}
