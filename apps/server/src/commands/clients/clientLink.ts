import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { makePasswordLink } from "../../accounts/passwordLink.ts";
import type { Transaction } from "../../database/connect.ts";
import { appendAudit } from "../../store/auditLog.ts";

/** As long as somebody may be away from their mail. */
const validFor = 14 * 24 * 3600 * 1000;

/** Mails the link by which a client takes over the account that the firm opened; earlier links stay good. */
export async function sendClientLink(
  tx: Transaction,
  deps: Pick<AccountDeps, "keys" | "queueMail">,
  given: { readonly userId: string; readonly applicationId: string; readonly actorId: string; readonly at: Date },
): Promise<void> {
  const { userId, applicationId, actorId, at } = given;
  const token = await makePasswordLink(tx, deps.keys, { userId, at, expiresAt: new Date(at.getTime() + validFor) });
  await deps.queueMail(tx, { kind: "clientInvitation", toUserId: userId, values: { token } });
  await appendAudit(tx, { chainId: applicationId, actorId, kind: "clientInvited", subject: { userId }, at });
}
