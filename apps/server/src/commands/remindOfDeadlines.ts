import type { Deadline } from "@boreal/domain/deadlines/deadline";
import { everyDeadline } from "@boreal/domain/deadlines/deadlines";
import { daysBetween, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { publishChange } from "../jobs/changes.ts";
import type { PersonKey } from "../keys/personKeys.ts";
import type { Asker } from "../policies/actor.ts";
import { isClosed } from "../policies/whenMayChange.ts";
import { mayKnowNamed } from "../policies/storedFiles.ts";
import { listApplicationIds } from "../store/cases/applications.ts";
import { appendAudit, systemActor, systemChain } from "../store/auditLog.ts";
import { loadCaseForRights, type LoadedCase } from "../store/cases/loadCaseFile.ts";
import { insertNotificationOnce } from "../store/notifications.ts";
import type { CommandDeps } from "./deps.ts";

/** Days before a deadline on which its applicant is reminded: time to book an appointment, a week, and the day before. */
export const reminderDays = [14, 7, 1] as const;

/** So many applications are listed at once. */
const batch = 200;

type ReminderDeps = Pick<CommandDeps, "db" | "readCaseRow" | "personKey" | "today" | "now" | "queueMail"> & {
  readonly reportFault: (fault: unknown) => void;
};

/**
 * Reminds applicants of the deadlines of their open applications: in the application, and by mail without any detail. A
 * reminder is told once for a day and a distance, however often and on however many machines this runs; a deadline that
 * moves is told anew. What was missed while the server stood still is made good by the nearest reminder alone.
 */
export async function remindOfDeadlines(deps: ReminderDeps): Promise<number> {
  let told = 0;
  let after = "";
  for (;;) {
    const ids = await listApplicationIds(deps.db, after, batch);
    for (const id of ids) told += await remindOf(deps, id).catch((fault: unknown) => (deps.reportFault(fault), 0));
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return told;
    after = last;
  }
}

async function remindOf(deps: ReminderDeps, applicationId: string): Promise<number> {
  const loaded = await loadCaseForRights(deps, applicationId);
  if (!loaded || isClosed(loaded.row)) return 0;
  const today = deps.today();
  const near = everyDeadline(loaded.the).flatMap((deadline) => {
    const reminder = reminderOf(deadline, today);
    return reminder !== undefined && isKnown(loaded, deadline) ? [{ deadline, reminder }] : [];
  });
  if (near.length === 0) return 0;
  const at = deps.now();
  const userId = loaded.row.owner_id;
  const key = await deps.personKey(userId);
  return await deps.db.transaction(async (tx) => {
    let told = 0;
    for (const { deadline, reminder } of near) {
      const id = idOf(key, applicationId, deadline, reminder);
      if (
        await insertNotificationOnce(tx, {
          id,
          userId,
          kind: "deadlineNear",
          applicationId,
          subject: {},
          createdAt: at,
        })
      )
        told += 1;
    }
    if (told === 0) return 0;
    await deps.queueMail(tx, {
      kind: "deadlineNear",
      toUserId: userId,
      values: { path: `/applications/${applicationId}` },
    });
    await publishChange(tx, { applicationId, kind: "notification", userId });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: systemActor,
      kind: "deadlinesReminded",
      subject: { applicationId, count: told },
      at,
    });
    return told;
  });
}

/** The distance that is due: the smallest that the day has come within. Nothing for a day that is over or far away. */
export function reminderOf({ decision: { value } }: Pick<Deadline, "decision">, today: IsoDate): number | undefined {
  if (value === null || value < today) return undefined;
  const left = daysBetween(today, value);
  return reminderDays.toReversed().find((days) => left <= days);
}

/** Of documents that the owner may not see nothing is told, here as in the calendar. */
function isKnown(loaded: LoadedCase, { fileId }: Deadline): boolean {
  const owner: Asker = {
    userId: loaded.row.owner_id,
    role: "student",
    emailVerified: true,
    secondFactor: "none",
    language: loaded.row.language ?? "en",
  };
  return fileId === undefined || mayKnowNamed(owner, loaded, fileId);
}

/** A MAC under the owner's key: whoever reads the table cannot try out deadlines and days until one fits (docs/adr/0103). */
const idOf = (key: PersonKey, applicationId: string, { id, decision }: Deadline, reminder: number): string =>
  `deadline-${key
    .derive("reminders")
    .mac(applicationId, `${id} ${String(decision.value)} ${reminder}`)
    .toString("hex")
    .slice(0, 40)}`;
