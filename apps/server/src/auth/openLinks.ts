import type { Transaction } from "../database/connect.ts";
import { eq } from "../database/query.ts";
import type { Keys } from "../keys/personKeys.ts";
import { openAuthTables } from "../store/tables/auth.ts";

/** Ends whatever was begun with the old password or from the old mailbox: links for a new password, sign-ins half done. */
export async function endOpenLinks(tx: Transaction, keys: Keys, userId: string): Promise<void> {
  const { verification } = openAuthTables(keys);
  await tx.delete(verification).where(eq(verification.value, userId));
}
