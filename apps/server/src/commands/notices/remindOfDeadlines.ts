import { dueReminders, type DueReminder } from "@boreal/domain/deadlines/reminders";
import type { NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { Actor } from "../../policies/actor.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import { listApplicationIds } from "../../store/cases/applications.ts";
import { loadCaseFile, type LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { findRoles } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell, type Notice } from "./tell.ts";

/** So many applications are listed at once. */
const batch = 200;

type ReminderDeps = Pick<
  CommandDeps,
  "db" | "readCaseRow" | "schools" | "rates" | "representatives" | "personKey" | "names" | "today" | "now" | "queueMail"
> & {
  readonly reportFault: (fault: unknown) => void;
};

/**
 * Reminds people of the deadlines of everybody in their open applications: the applicant of their own, the spouse's and the
 * children's, and whoever is assigned. A reminder is told once for a day and a distance, however often and on however many
 * machines this runs; a deadline that moves is told anew. What was missed while the server stood still is made good by the
 * nearest reminder alone. Answers how many were told.
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
  const loaded = await loadCaseFile(deps, applicationId);
  if (!loaded) return 0;
  const due = dueReminders(loaded.the, deps.today());
  if (due.length === 0) return 0;
  const key = await deps.personKey(loaded.row.owner_id);
  const readers = [ownerOf(loaded), ...(await teamOf(deps, loaded))];
  const notices = readers.flatMap((reader) =>
    due.flatMap((reminder): readonly Notice[] => {
      // Of documents that somebody may not see nothing is told, here as in the calendar.
      const { fileId } = reminder.deadline;
      if (fileId !== undefined && !mayKnowNamed(reader, loaded, fileId)) return [];
      return [
        { kind: noticeOf(reminder), to: reader.userId, key: causeOf(key, applicationId, reminder), applicationId },
      ];
    }),
  );
  return await deps.db.transaction(async (tx) => {
    const told = await tell(deps, tx, ...notices);
    if (told > 0)
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: systemActor,
        kind: "deadlinesReminded",
        subject: { applicationId, count: told },
        at: deps.now(),
      });
    return told;
  });
}

const noticeOf = ({ daysBefore, kind }: DueReminder): NoticeKindId =>
  daysBefore <= 1 ? "deadlineTomorrow" : kind === "request" ? "requestDeadlineNear" : "deadlineNear";

const ownerOf = ({ row }: LoadedCase): Actor => ({
  userId: row.owner_id,
  role: "student",
  emailVerified: true,
  secondFactor: "none",
  language: row.language ?? "en",
});

/** Whoever is assigned, with the rights that they have once they sign in. */
async function teamOf(deps: ReminderDeps, { row }: LoadedCase): Promise<readonly Actor[]> {
  const team: Actor[] = [];
  for (const userId of row.assigned_to) {
    const [role] = await findRoles(deps.db, userId);
    if (role !== undefined) team.push({ userId, role, emailVerified: true, secondFactor: "verified", language: "en" });
  }
  return team;
}

/** A MAC under the owner's key: whoever reads the table cannot try out deadlines and days until one fits (docs/adr/0103). */
const causeOf = (key: PersonKey, applicationId: string, { deadline, date, daysBefore }: DueReminder): string =>
  key.derive("reminders").mac(applicationId, `${deadline.id} ${date} ${daysBefore}`).toString("hex");
