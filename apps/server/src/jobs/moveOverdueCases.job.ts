import { moveOverdueCases } from "../commands/lifecycle/moveOverdueCases.ts";
import type { JobQueue } from "./queue.ts";

const onceADay = "25 5 * * *";

/** Moves cases in which the other side's time is over, once a day. */
export async function workOnOverdueCases(
  queue: Pick<JobQueue, "workRegularly">,
  deps: Parameters<typeof moveOverdueCases>[0],
  report: (moved: number) => void,
): Promise<void> {
  await queue.workRegularly("moveOverdueCases", onceADay, async () => {
    await moveOverdueCases(deps).then(report, deps.reportFault);
  });
}
