import { isTaskCause, taskCauses } from "@boreal/domain/notices/tasks";
import type { CommandDeps } from "../../commands/deps.ts";
import type { Actor } from "../../policies/actor.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import { mayReadEveryTask } from "../../policies/desk/tasks.ts";
import { factsOf } from "../../policies/facts.ts";
import { openDayTitle } from "../../store/calendar/caseDays.ts";
import type { CalendarRow } from "../../store/calendar/calendarPage.ts";
import { openTaskWords } from "../../store/desk/tasks.ts";
import type { CalendarEntryView } from "./firmCalendarRefs.ts";

/** Rows with what they say, those alone that the policy lets this reader know. */
export async function calendarEntries(
  { personKey }: Pick<CommandDeps, "personKey">,
  actor: Actor,
  rows: readonly CalendarRow[],
): Promise<readonly CalendarEntryView[]> {
  const seen = rows
    .map((row) => ({ row, facts: factsOf(row) }))
    .filter(({ row: { kind }, facts }) =>
      kind === "task" ? mayReadEveryTask(actor, facts) : maySeeApplication(actor, facts),
    );
  return await Promise.all(
    seen.map(async ({ row, facts }): Promise<CalendarEntryView> => {
      const application = { row, facts };
      const { id, owner_id: ownerId, kind, cause, sealed } = row;
      if (kind === "task") {
        const title = cause !== null && isTaskCause(cause) ? taskCauses[cause] : null;
        const key = await personKey(ownerId);
        return {
          row,
          application,
          title,
          words: openTaskWords(key, { id: row.place, applicationId: id, sealedWords: sealed }),
        };
      }
      const title = sealed === null ? null : openDayTitle(await personKey(ownerId), id, sealed);
      return { row, application, title, words: null };
    }),
  );
}
