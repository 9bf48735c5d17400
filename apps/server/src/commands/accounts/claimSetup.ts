import type { Refusal } from "@boreal/domain/kernel/validation";
import { eq, sql } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { tokenHash } from "../../accounts/oneTimeToken.ts";
import { isOpenSetupToken } from "../../accounts/openLinks.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayClaimSetup } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { setupTokenTable } from "../../store/tables/accounts.ts";
import { emailNotConfirmed, notSignedIn } from "../deps.ts";
import { done, refused, type Done } from "./result.ts";
import { takeStaffRole } from "./takeStaffRole.ts";

const linkUsed: Refusal = {
  code: "setupLinkNotValid",
  text: {
    en: "This setup link was used, is older than 24 hours, or there is already an administrator. Start Boreal again to get a new link, or ask the administrator for an invitation.",
    fr: "Ce lien de configuration a déjà servi, date de plus de 24 heures, ou il y a déjà une personne qui administre l’installation. Redémarrez Boreal pour obtenir un nouveau lien, ou demandez une invitation à l’administration.",
  },
};

/** Makes the account of the asker the first administrator. Of many who try at once, one succeeds. */
export async function claimSetup(
  deps: AccountDeps,
  asker: Asker,
  { token }: { readonly token: string },
): Promise<Done> {
  if (asker === null || !mayClaimSetup(asker)) return refused(notSignedIn);
  if (!asker.emailVerified) return refused(emailNotConfirmed);
  const at = deps.now();
  const { userId } = asker;
  await deps.keys.personKey(userId);
  const result = await deps.db.transaction(async (tx) => {
    // One claim at a time in the whole installation: "there is no administrator" must stay true until this commits.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('boreal first administrator'))`);
    if (!(await isOpenSetupToken(tx, token, at))) return refused(linkUsed);
    const because = await takeStaffRole(tx, deps, { userId, role: "admin", at });
    if (because) return refused(because);
    await tx
      .update(setupTokenTable)
      .set({ usedAt: at, usedBy: userId })
      .where(eq(setupTokenTable.tokenHash, tokenHash(token)));
    await appendAudit(tx, { chainId: systemChain, actorId: userId, kind: "setupClaimed", subject: { userId }, at });
    return done;
  });
  if (result.done) deps.forgetSessions(userId);
  return result;
}
