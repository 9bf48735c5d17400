import { remindOfDeadlines } from "../commands/notices/remindOfDeadlines.ts";
import { remindOfMissing } from "../commands/notices/remindOfMissing.ts";
import { remindOfTasks } from "../commands/notices/remindOfTasks.ts";
import type { JobQueue } from "./queue.ts";

const everyHour = "10 * * * *";

/** Looks for deadlines and tasks that come near, and for applicants who have stopped, every hour. Running twice tells nobody twice. */
export async function workOnReminders(
  queue: Pick<JobQueue, "workRegularly">,
  deps: Parameters<typeof remindOfDeadlines>[0],
  report: (told: number) => void,
): Promise<void> {
  await queue.workRegularly("remindOfDeadlines", everyHour, async () => {
    await remindOfDeadlines(deps).then(report, deps.reportFault);
    await remindOfTasks(deps).then(report, deps.reportFault);
    await remindOfMissing(deps).then(report, deps.reportFault);
  });
}
