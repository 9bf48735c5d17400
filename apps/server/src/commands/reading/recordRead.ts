import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import type { CommandDeps } from "../deps.ts";

/** A screen reads a case again and again; one visit is one line of the log. */
const visitMs = 60 * 60 * 1000;
/** Some 100 bytes each. */
const mostRemembered = 10_000;

/** Notes that staff opened another person's case (docs/facts/roles.md section 3, number 6), once per hour and server process. */
export async function recordRead(
  deps: Pick<CommandDeps, "db" | "now" | "visits">,
  asker: Asker,
  of: { readonly applicationId: string; readonly ownerId: string },
): Promise<void> {
  if (asker === null || asker.userId === of.ownerId) return;
  const seen = deps.visits;
  const visit = `${asker.userId} ${of.applicationId}`;
  const at = deps.now();
  const last = seen.get(visit);
  if (last !== undefined && at.getTime() - last < visitMs) return;
  await appendAudit(deps.db, {
    chainId: of.applicationId,
    actorId: asker.userId,
    kind: "caseRead",
    subject: { role: asker.role },
    at,
  });
  if (seen.size >= mostRemembered) seen.clear();
  seen.set(visit, at.getTime());
}
