import type { Language } from "@boreal/domain/kernel/text";
import { and, isNull, lt } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { makeToken } from "../../accounts/oneTimeToken.ts";
import { hasAdministrator } from "../../accounts/openLinks.ts";
import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import { setupTokenTable } from "../../store/tables/accounts.ts";

const validFor = 24 * 3600 * 1000;

/**
 * The one-time link for the first administrator, to be printed where only the operator sees it; `undefined` once there is an
 * administrator. Each call makes a new link, valid for 24 hours; the first one that is used makes all others worthless.
 */
export async function firstAdministratorLink(
  deps: Pick<AccountDeps, "db" | "now">,
  place: { readonly origin: string; readonly language?: Language },
): Promise<string | undefined> {
  const at = deps.now();
  const { token, hash } = makeToken();
  const offered = await deps.db.transaction(async (tx) => {
    if (await hasAdministrator(tx)) return false;
    await tx.delete(setupTokenTable).where(and(isNull(setupTokenTable.usedAt), lt(setupTokenTable.expiresAt, at)));
    await tx
      .insert(setupTokenTable)
      .values({ tokenHash: hash, createdAt: at, expiresAt: new Date(at.getTime() + validFor) });
    await appendAudit(tx, { chainId: systemChain, actorId: systemActor, kind: "setupOffered", subject: {}, at });
    return true;
  });
  return offered ? `${place.origin}/${place.language ?? "en"}/set-up#token=${token}` : undefined;
}
