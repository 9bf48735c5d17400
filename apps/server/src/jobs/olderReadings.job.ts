import { readOlder } from "../commands/reading/readOlder.ts";
import type { JobQueue } from "./queue.ts";

const everyTenMinutes = "*/10 * * * *";

/** Has files that an older reader read read again, a few at a time, while nobody waits for theirs. */
export async function workOnOlderReadings(
  queue: Pick<JobQueue, "workRegularly">,
  deps: Parameters<typeof readOlder>[0],
  report: (sent: number) => void,
): Promise<void> {
  await queue.workRegularly("readOlder", everyTenMinutes, async () => {
    await readOlder(deps).then(report, deps.reportFault);
  });
}
