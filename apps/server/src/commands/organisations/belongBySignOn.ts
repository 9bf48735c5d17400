import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { lockBelonging, writeSignedOnThrough } from "../../store/organisations/belonging.ts";
import type { OrganisationRow } from "../../store/organisations/organisations.ts";
import { belong } from "./belong.ts";

/**
 * Whoever signs in through an organisation belongs to it, unless they belong to another one of its kind already: nobody is
 * taken from one school to another. Harmless when it is done again.
 */
export async function belongBySignOn(
  deps: Pick<AccountDeps, "db" | "now" | "forgetSessions">,
  userId: string,
  organisation: OrganisationRow,
): Promise<void> {
  const fact = organisation.kind === "school" ? "schoolId" : "agentId";
  const at = deps.now();
  const isChanged = await deps.db.transaction(async (tx) => {
    const before = await lockBelonging(tx, userId);
    if (before?.role !== "student") return false;
    const belongs = before[fact] ?? organisation.id;
    if (belongs !== organisation.id) return false;
    const change = { [fact]: organisation.id };
    const changed = await belong(tx, userId, before, { change, how: "signOn", by: userId, at });
    if (before.ssoId === organisation.id) return changed.length > 0;
    await writeSignedOnThrough(tx, userId, organisation.id);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "signedOnThrough",
      subject: { userId, organisationId: organisation.id },
      at,
    });
    return true;
  });
  if (isChanged) deps.forgetSessions(userId);
}
