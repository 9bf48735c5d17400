import { randomUUID } from "node:crypto";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { makeToken } from "../../accounts/oneTimeToken.ts";
import { isLegalTeam, type Asker } from "../../policies/actor.ts";
import { mayKeepCalendarFeed } from "../../policies/calendar.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { endCalendarFeed, insertCalendarFeed } from "../../store/calendar/calendarFeeds.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";

/** `path` stands after the address of the server and is told this once: only a hash is kept. */
export type CreatedCalendarFeed = { readonly path: string | null; readonly refusals: readonly Refusal[] };

/** Gives a person a private address for the deadlines. The address that there was before ends. `withNames`: of clients, for the team. */
export async function createCalendarFeed(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: { readonly withNames?: boolean } = {},
): Promise<CreatedCalendarFeed> {
  if (asker === null || !mayKeepCalendarFeed(asker)) return { path: null, refusals: [whyNot(asker)] };
  const { userId } = asker;
  const withNames = given.withNames === true && isLegalTeam(asker);
  const id = randomUUID();
  const { token, hash } = makeToken();
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const ended = await endCalendarFeed(tx, userId, at);
    await insertCalendarFeed(tx, { id, ownerId: userId, tokenHash: hash, createdAt: at, withNames });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "calendarFeedCreated",
      subject: { userId, feedId: id, ended, ...(withNames ? { withNames } : {}) },
      at,
    });
  });
  return { path: `/calendar/${token}.ics`, refusals: [] };
}
