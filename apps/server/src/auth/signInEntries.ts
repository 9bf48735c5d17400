import type { AccountDeps } from "../accounts/accountDeps.ts";
import { eq } from "../database/query.ts";
import { appendAudit, systemActor, systemChain } from "../store/auditLog.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { openSessionPath } from "./library.ts";

/** Signing in, failing and signing out, in the log of writes: the account, the way and the reason, and nothing of the person (ADR 0235). */

const ways: Readonly<Record<string, string>> = {
  "/sign-in/email": "password",
  "/two-factor/verify-totp": "code",
  "/two-factor/verify-backup-code": "backupCode",
  "/passkey/verify-authentication": "passkey",
  [openSessionPath]: "confirmedAddress",
};

type Deps = Pick<AccountDeps, "db" | "keys" | "now">;

/** A session was opened. One that only takes the place of another is no sign-in. */
export async function noteSignedIn({ db, now }: Pick<Deps, "db" | "now">, userId: string, path: string): Promise<void> {
  const way = path.startsWith("/callback/") ? "signOn" : ways[path];
  if (way === undefined) return;
  await appendAudit(db, {
    chainId: systemChain,
    actorId: userId,
    kind: "signedIn",
    subject: { userId, way },
    at: now(),
  });
}

/** Whether a path is one by which people come in. */
export const opensSessions = (path: string): boolean => Object.hasOwn(ways, path);

/** Somebody was not let in. An address without an account leaves no trace of itself; what a limit stops is not noted one by one. */
export async function noteSignInFailed(
  { db, keys, now }: Deps,
  path: string,
  {
    email,
    userId,
    code,
  }: { readonly email?: string | undefined; readonly userId: string | null; readonly code: string },
): Promise<void> {
  const { user } = openAuthTables(keys);
  const [found] =
    email === undefined ? [] : await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  await appendAudit(db, {
    chainId: systemChain,
    actorId: systemActor,
    kind: "signInFailed",
    subject: { userId: found?.id ?? userId, way: ways[path] ?? "other", reason: code },
    at: now(),
  });
}
