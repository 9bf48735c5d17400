import { randomUUID } from "node:crypto";
import { and, eq, gt } from "../database/query.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { makeToken, tokenHash } from "../accounts/oneTimeToken.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { cookiePrefix, cookieOf } from "./sessions.ts";

/**
 * The browser in which an account was opened holds a secret until the address is confirmed. Whoever has both, this secret
 * and the link of the mail, chose the password and reads the mail: only then does the link sign in (ADR 0133).
 */

/** As long as the link of the mail. */
const validFor = 24 * 3600;

const name = (isSecure: boolean) => `${cookiePrefix(isSecure)}.opened_here`;

const identifierOf = (secret: string) => `opened-here:${tokenHash(secret).toString("base64url")}`;

/** A new secret with the cookie that keeps it; each sign-up gets one, whether or not it opened an account. */
export function newSecret(isSecure: boolean): { secret: string; cookie: string } {
  const { token: secret } = makeToken();
  return { secret, cookie: `${name(isSecure)}=${secret}; ${attributes(isSecure)}; Max-Age=${validFor}` };
}

/** Takes the cookie away: what it was for is done. */
export const endedCookie = (isSecure: boolean): string => `${name(isSecure)}=; ${attributes(isSecure)}; Max-Age=0`;

const attributes = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

export const secretOf = (cookies: string | undefined, isSecure: boolean): string | undefined =>
  cookieOf(cookies ?? "", name(isSecure));

type Kept = Pick<AccountDeps, "db" | "keys" | "now">;

/** Notes in which browser the account was opened. A new password, and whatever else ends open links, ends this as well. */
export async function keepOpening({ db, keys, now }: Kept, userId: string, secret: string): Promise<void> {
  const at = now();
  await db.insert(openAuthTables(keys).verification).values({
    id: randomUUID(),
    identifier: identifierOf(secret),
    value: userId,
    expiresAt: new Date(at.getTime() + validFor * 1000),
    createdAt: at,
    updatedAt: at,
  });
}

/** Whether this account was opened with this secret. It tells so once. */
export async function takeOpening({ db, keys, now }: Kept, userId: string, secret: string): Promise<boolean> {
  const { verification } = openAuthTables(keys);
  const taken = await db
    .delete(verification)
    .where(
      and(
        eq(verification.identifier, identifierOf(secret)),
        eq(verification.value, userId),
        gt(verification.expiresAt, now()),
      ),
    )
    .returning({ id: verification.id });
  return taken.length > 0;
}
