import { and, eq, gt, isNull } from "../database/query.ts";
import type { Queryable } from "../database/connect.ts";
import { openJson } from "../keys/fieldEncryption.ts";
import type { Keys } from "../keys/personKeys.ts";
import { holdsRole } from "../store/profiles.ts";
import { invitationTable, profileTable, setupTokenTable } from "../store/tables/accounts.ts";
import { invitationContext, invitationKey } from "./invitationSeal.ts";
import { tokenHash } from "./oneTimeToken.ts";

/** An invitation that can still be accepted, locked until the transaction ends. */
export async function findOpenInvitation(tx: Queryable, keys: Keys, token: string, at: Date) {
  const [row] = await tx
    .select()
    .from(invitationTable)
    .where(
      and(
        eq(invitationTable.tokenHash, tokenHash(token)),
        isNull(invitationTable.acceptedAt),
        gt(invitationTable.expiresAt, at),
      ),
    )
    .for("update");
  if (row === undefined) return undefined;
  // Sealed by inviteStaff.
  return { ...row, email: openJson(invitationKey(keys), row.sealedEmail, invitationContext(row.id)) as string };
}

/** Whether this link may still make the first administrator. */
export async function isOpenSetupToken(tx: Queryable, token: string, at: Date): Promise<boolean> {
  const found = await tx
    .select({ createdAt: setupTokenTable.createdAt })
    .from(setupTokenTable)
    .where(
      and(
        eq(setupTokenTable.tokenHash, tokenHash(token)),
        isNull(setupTokenTable.usedAt),
        gt(setupTokenTable.expiresAt, at),
      ),
    );
  return found.length > 0 && !(await hasAdministrator(tx));
}

export async function hasAdministrator(tx: Queryable): Promise<boolean> {
  const found = await tx.select({ userId: profileTable.userId }).from(profileTable).where(holdsRole("admin")).limit(1);
  return found.length > 0;
}
