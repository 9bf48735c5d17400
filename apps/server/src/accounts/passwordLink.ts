import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable, Transaction } from "../database/connect.ts";
import { and, desc, eq, gt } from "../database/query.ts";
import type { Keys } from "../keys/personKeys.ts";
import { openAuthTables } from "../store/tables/auth.ts";

/**
 * A link by which somebody sets the password of an account that has none yet, kept as the accounts library keeps its own links
 * for a new password: the same page and the same request take it. Answers with its token.
 */
export async function makePasswordLink(
  tx: Transaction,
  keys: Keys,
  given: { readonly userId: string; readonly at: Date; readonly expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { verification } = openAuthTables(keys);
  await tx.insert(verification).values({
    id: randomUUID(),
    identifier: `reset-password:${token}`,
    value: given.userId,
    expiresAt: given.expiresAt,
    createdAt: given.at,
    updatedAt: given.at,
  });
  return token;
}

/** Until when the newest open link of this account works; undefined where none does. */
export async function passwordLinkOpenUntil(
  db: Queryable,
  keys: Keys,
  userId: string,
  at: Date,
): Promise<Date | undefined> {
  const { verification } = openAuthTables(keys);
  const [newest] = await db
    .select({ expiresAt: verification.expiresAt })
    .from(verification)
    .where(and(eq(verification.value, userId), gt(verification.expiresAt, at)))
    .orderBy(desc(verification.expiresAt))
    .limit(1);
  return newest?.expiresAt;
}

/** Ends whatever was begun with the old password or from the old mailbox: links for a new password, sign-ins half done. */
export async function endOpenLinks(tx: Transaction, keys: Keys, userId: string): Promise<void> {
  const { verification } = openAuthTables(keys);
  await tx.delete(verification).where(eq(verification.value, userId));
}
