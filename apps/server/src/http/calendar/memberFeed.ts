import { addDays } from "@boreal/domain/kernel/calendarDate";
import { calendarKinds } from "@boreal/domain/kernel/calendar/calendarKinds";
import { isTaskCause, taskCauses } from "@boreal/domain/notices/tasks";
import { readNames } from "../../accounts/names.ts";
import type { MemberEntry } from "../../calendar/memberCalendar.ts";
import type { Actor } from "../../policies/actor.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import { mayReadEveryTask } from "../../policies/desk/tasks.ts";
import { mayKnowWholeFirm } from "../../policies/desk/queue.ts";
import { factsOf } from "../../policies/facts.ts";
import { openDayTitle } from "../../store/calendar/caseDays.ts";
import { readWholeCalendar, type CalendarRow } from "../../store/calendar/calendarPage.ts";
import { openTaskWords } from "../../store/desk/tasks.ts";
import type { Keys } from "../../keys/personKeys.ts";
import type { CaseStore } from "../../store/cases/caseStore.ts";

type FeedDeps = Pick<CaseStore, "db" | "today"> & { readonly keys: Keys };

/** What was due a while ago is still seen, and two years ahead. */
const [backDays, aheadDays] = [30, 730];

/** The days of the cases that a member works on, and the tasks they have to look at (ADR 0451). */
export async function memberEntries(
  deps: FeedDeps,
  member: Actor,
  { withNames }: { readonly withNames: boolean },
): Promise<readonly MemberEntry[]> {
  const today = deps.today();
  const rows = await readWholeCalendar(deps.db, {
    span: { from: addDays(today, -backDays), to: addDays(today, aheadDays) },
    kinds: calendarKinds,
    only: mayKnowWholeFirm(member) ? undefined : member.userId,
    member: member.userId,
  });
  const known = rows.filter((row) => {
    const facts = factsOf(row);
    return row.kind === "task" ? mayReadEveryTask(member, facts) : maySeeApplication(member, facts);
  });
  const owners = withNames ? [...new Set(known.map(({ owner_id: ownerId }) => ownerId))] : [];
  const names = owners.length > 0 ? await readNames(deps.db, deps.keys, owners) : new Map<string, never>();
  return await Promise.all(
    known.map(async (row): Promise<MemberEntry> => {
      const { id, owner_id: ownerId, day, kind, matter_number: matterNumber } = row;
      const { firstName = "", lastName = "" } = names.get(ownerId) ?? {};
      const said = { applicationId: id, day, kind, matterNumber, title: await titleOf(deps, row) };
      if (!withNames) return { ...said, named: null };
      return { ...said, named: { name: `${firstName} ${lastName}`.trim(), words: await wordsOf(deps, row) } };
    }),
  );
}

async function titleOf({ keys }: FeedDeps, { id, owner_id: ownerId, kind, cause, sealed }: CalendarRow) {
  if (kind === "task") return cause !== null && isTaskCause(cause) ? taskCauses[cause] : null;
  return sealed === null ? null : openDayTitle(await keys.personKey(ownerId), id, sealed);
}

async function wordsOf({ keys }: FeedDeps, { id, owner_id: ownerId, kind, place, sealed }: CalendarRow) {
  if (kind !== "task") return null;
  return openTaskWords(await keys.personKey(ownerId), { id: place, applicationId: id, sealedWords: sealed });
}
