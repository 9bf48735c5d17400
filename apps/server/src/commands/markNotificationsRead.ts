import type { Asker } from "../policies/actor.ts";
import { mayMarkNotificationsRead } from "../policies/administration.ts";
import { appendAudit, systemChain } from "../store/auditLog.ts";
import { markRead } from "../store/notifications.ts";
import type { CommandDeps } from "./deps.ts";
import { whyNot } from "./refuse.ts";
import type { Done } from "./dependents/removeDependent.ts";

const mostAtOnce = 500;

/** Marks own notifications as read. Ids of other people's, or of none, change nothing. */
export async function markNotificationsRead(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  ids: readonly string[],
): Promise<Done> {
  if (!mayMarkNotificationsRead(asker) || asker === null) return { done: false, refusals: [whyNot(asker)] };
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const count = await markRead(tx, asker.userId, ids.slice(0, mostAtOnce), at);
    if (count > 0)
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: asker.userId,
        kind: "notificationsRead",
        subject: { count },
        at,
      });
  });
  return { done: true, refusals: [] };
}
