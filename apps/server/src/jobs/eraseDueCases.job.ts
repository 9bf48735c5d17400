import { eraseDueCases } from "../commands/erasing/eraseDueCases.ts";
import type { JobQueue } from "./queue.ts";

const everyHour = "35 * * * *";

/** Erases cases of which the time to undo is over. */
export async function workOnErasures(
  queue: Pick<JobQueue, "workRegularly">,
  deps: Parameters<typeof eraseDueCases>[0],
  report: (erased: number) => void,
): Promise<void> {
  await queue.workRegularly("eraseDueCases", everyHour, async () => {
    await eraseDueCases(deps).then(report, deps.reportFault);
  });
}
