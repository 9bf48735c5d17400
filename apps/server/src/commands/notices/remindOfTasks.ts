import { distanceDue } from "@boreal/domain/deadlines/reminders";
import { addDays, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import { reminderDays } from "@boreal/domain/tables/reminderDays";
import { today as dayOf } from "../../clock.ts";
import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import { readApplicationRow, type ApplicationRow } from "../../store/cases/caseRow.ts";
import { listTasksDue, type TaskRow } from "../../store/desk/tasks.ts";
import { listTaskTakers, teamOf } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell, type Notice } from "./tell.ts";

type ReminderDeps = Pick<CommandDeps, "db" | "today" | "now" | "queueMail"> & {
  readonly reportFault: (fault: unknown) => void;
};

/**
 * Reminds people of their tasks as they are reminded of deadlines (`remindOfDeadlines.ts`): once for a day and a distance, however
 * often and on however many machines this runs. A task is given in any status, so people are reminded in any status. Answers how
 * many were told.
 */
export async function remindOfTasks(deps: ReminderDeps): Promise<number> {
  const today = deps.today();
  const days = rowOn(reminderDays, today);
  if (!days.found) return 0;
  const distances = days.row.value.other;
  const tasks = await listTasksDue(deps.db, { from: today, to: addDays(today, Math.max(...distances)) });
  let told = 0;
  for (const task of tasks) {
    const { dueOn } = task;
    const daysBefore = dueOn === null ? undefined : distanceDue(dueOn, today, distances);
    if (dueOn !== null && daysBefore !== undefined)
      told += await remindOf(deps, task, { dueOn, daysBefore }).catch((fault: unknown) => (deps.reportFault(fault), 0));
  }
  return told;
}

async function remindOf(
  deps: ReminderDeps,
  task: TaskRow,
  { dueOn, daysBefore }: { readonly dueOn: IsoDate; readonly daysBefore: number },
): Promise<number> {
  const { applicationId } = task;
  const row = await readApplicationRow(deps.db, applicationId);
  if (!row || addDays(dueOn, -daysBefore) < firstDayToRemind(task)) return 0;
  const readers = await readersOf(deps, task, row);
  const key = `${task.id} ${dueOn} ${daysBefore}`;
  return await deps.db.transaction(async (tx) => {
    const told = await tell(deps, tx, ...readers.map((to): Notice => ({ kind: "taskDue", to, key, applicationId })));
    if (told > 0)
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: systemActor,
        kind: "taskReminded",
        subject: { applicationId, taskId: task.id, count: told },
        at: deps.now(),
      });
    return told;
  });
}

/**
 * A distance that was over when the task was given was never missed. Who was told on that day that there is a task is not told a
 * second time on it.
 */
function firstDayToRemind({ givenAt, givenBy, assigneeId }: TaskRow): IsoDate {
  const given = dayOf({}, givenAt);
  return assigneeId === null || assigneeId === givenBy ? given : addDays(given, 1);
}

/** Who is to do it; where nobody is, or they no longer work on the case, whoever does. */
async function readersOf({ db }: ReminderDeps, task: TaskRow, row: ApplicationRow): Promise<readonly string[]> {
  if (task.isForApplicant) return [row.owner_id];
  const takers = await listTaskTakers(db, row.assigned_to);
  return task.assigneeId !== null && takers.includes(task.assigneeId) ? [task.assigneeId] : await teamOf(db, row);
}
