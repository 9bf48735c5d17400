import type { Asker } from "../../policies/actor.ts";
import { mayKeepCalendarFeed } from "../../policies/calendar.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { endCalendarFeed } from "../../store/calendar/calendarFeeds.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";

/** Makes the private address of the deadlines worthless, at once. Doing it twice changes nothing. */
export async function revokeCalendarFeed(deps: Pick<CommandDeps, "db" | "now">, asker: Asker): Promise<Done> {
  if (asker === null || !mayKeepCalendarFeed(asker)) return refused(whyNot(asker));
  const { userId } = asker;
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const ended = await endCalendarFeed(tx, userId, at);
    if (ended.length > 0)
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: userId,
        kind: "calendarFeedRevoked",
        subject: { userId, ended },
        at,
      });
  });
  return done;
}
