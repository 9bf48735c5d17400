import { computePlan } from "@boreal/domain/plan/plan";
import { daysOfRhythm, dueInSilence } from "@boreal/domain/office/reminderRhythm";
import { today as dayOf } from "../../clock.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listSilentCases, type SilentCase } from "../../store/cases/silentCases.ts";
import { readNoticeReader } from "../../store/notices.ts";
import { readFirm } from "../../store/office/firm.ts";
import { teamOf } from "../../store/profiles.ts";
import type { remindOfDeadlines } from "./remindOfDeadlines.ts";
import { isByDay } from "./personsHours.ts";
import { tell, type Notice } from "./tell.ts";

type ReminderDeps = Parameters<typeof remindOfDeadlines>[0];

const batch = 200;
const dayMs = 86_400_000;

/**
 * Reminds applicants who have stopped of what is missing, by the rhythm of the firm: by day where they are, until they go on; after
 * some reminders without an answer the legal team is told once (ADR 0420). However often this runs, one reminder is sent at a time:
 * the log of the case says when. Answers how many people were told.
 */
export async function remindOfMissing(deps: ReminderDeps): Promise<number> {
  const days = daysOfRhythm((await readFirm(deps.db)).values);
  if (days === undefined) return 0;
  let told = 0;
  let after = "";
  for (;;) {
    // A day more than is due: which day it is, the clock of the office says below.
    const quietSince = new Date(deps.now().getTime() - (days - 1) * dayMs);
    const cases = await listSilentCases(deps.db, { after, most: batch, quietSince });
    for (const one of cases)
      told += await remindOf(deps, one, days).catch((fault: unknown) => (deps.reportFault(fault), 0));
    const last = cases.at(-1);
    if (last === undefined || cases.length < batch) return told;
    after = last.id;
  }
}

async function remindOf(deps: ReminderDeps, silent: SilentCase, days: number): Promise<number> {
  const { id, owner_id, reminders, reminded_at, is_told } = silent;
  const activeOn = dayOf({}, silent.active_at);
  const remindedOn = reminded_at === null ? null : dayOf({}, reminded_at);
  const due = dueInSilence({ activeOn, reminders, remindedOn }, { days, today: dayOf({}, deps.now()) });
  if (due === undefined || (due === "tellTeam" && is_told)) return 0;
  const reader = await readNoticeReader(deps.db, owner_id);
  if (!reader || (due === "remindApplicant" && !isByDay(deps.now(), reader.choices))) return 0;
  if (!(await waitsForApplicant(deps, silent))) return 0;
  const row = await readApplicationRow(deps.db, id);
  if (!row) return 0;
  const to = due === "remindApplicant" ? [owner_id] : await teamOf(deps.db, row);
  const kind = due === "remindApplicant" ? "applicationWaits" : "applicantSilent";
  // Of two machines the second finds the notice of the first.
  const key = `${id} ${activeOn} ${reminders}`;
  return await deps.db.transaction(async (tx) => {
    const told = await tell(deps, tx, ...to.map((userId): Notice => ({ kind, to: userId, key, applicationId: id })));
    if (told > 0)
      await appendAudit(tx, {
        chainId: id,
        actorId: systemActor,
        kind: due === "remindApplicant" ? "applicantReminded" : "teamToldOfSilence",
        subject: { count: reminders + 1 },
        at: deps.now(),
      });
    return told;
  });
}

/** Something is theirs to do: they prepare, and the way is open; or a part or a document came back to them. */
async function waitsForApplicant(deps: ReminderDeps, { id, status, has_open_part }: SilentCase): Promise<boolean> {
  if (has_open_part) return true;
  const loaded = await loadCaseFile(deps, id);
  if (!loaded) return false;
  const { verdict, readiness } = computePlan(loaded.caseFile);
  if (status !== "Preparation") return readiness.open.some(({ wasReturned }) => wasReturned);
  return verdict?.way !== "closed" && verdict?.way !== "notNeeded";
}
