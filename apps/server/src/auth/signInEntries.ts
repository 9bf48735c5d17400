import type { AccountDeps } from "../accounts/accountDeps.ts";
import { eq } from "../database/query.ts";
import { appendAudit, systemActor, systemChain } from "../store/auditLog.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { basePath, openSessionPath } from "./library.ts";
import type { Sessions } from "./sessions.ts";

/** Signing in and failing, in the log of writes: the account, the way and the reason, and nothing of the person (ADR 0235). */

const ways: Readonly<Record<string, string>> = {
  "/sign-in/email": "password",
  "/two-factor/verify-totp": "code",
  "/two-factor/verify-backup-code": "backupCode",
  "/passkey/verify-authentication": "passkey",
  [openSessionPath]: "confirmedAddress",
};

const wayOf = (path: string): string | undefined => (path.startsWith("/callback/") ? "signOn" : ways[path]);

type Deps = Pick<AccountDeps, "db" | "keys" | "now"> & { readonly tokenOf: Sessions["tokenOf"] };

/** Asks the library, and notes in the log who came in by it and who did not. Other requests pass as they are. */
export async function noted(
  deps: Deps,
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(basePath.length);
  const way = wayOf(path);
  if (way === undefined) return await ask(request);
  const copy = path === "/sign-in/email" ? request.clone() : undefined;
  const answer = await ask(request);
  const reason = await reasonOf(answer);
  if (reason === undefined) await noteSignedIn(deps, way, answer);
  else if (answer.status !== 429) await noteFailed(deps, { way, reason, email: await emailIn(copy) });
  return answer;
}

/** Why somebody was not let in, in the code of the library; undefined where they were, or something else is still to come. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  if (answer.status >= 400) return codeIn(await jsonOf(answer)) ?? String(answer.status);
  const error = URL.parse(answer.headers.get("location") ?? "")?.searchParams.get("error");
  return error === null || error === undefined ? undefined : signIn.test(error) ? error : "other";
}

/** A code of the library or of the protocol: words of a provider stay out of the log. */
const signIn = /^[A-Za-z_]{1,60}$/u;

const codeIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "code" in body && typeof body.code === "string" && signIn.test(body.code)
    ? body.code
    : undefined;

const jsonOf = async (message: Request | Response): Promise<unknown> =>
  await message
    .clone()
    .json()
    .catch(() => undefined);

async function emailIn(request: Request | undefined): Promise<string | undefined> {
  const body = request === undefined ? undefined : await jsonOf(request);
  return typeof body === "object" && body !== null && "email" in body && typeof body.email === "string"
    ? body.email.toLowerCase()
    : undefined;
}

/** The session that an answer opens. One that waits for the second factor is gone by now, and is no sign-in. */
async function noteSignedIn({ db, keys, now, tokenOf }: Deps, way: string, answer: Response): Promise<void> {
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const token = tokenOf({ headers: new Headers({ cookie: cookie.join("; ") }) });
  if (token === undefined) return;
  const { session } = openAuthTables(keys);
  const [opened] = await db.select({ userId: session.userId }).from(session).where(eq(session.token, token));
  if (opened === undefined) return;
  const { userId } = opened;
  await appendAudit(db, {
    chainId: systemChain,
    actorId: userId,
    kind: "signedIn",
    subject: { userId, way },
    at: now(),
  });
}

/** An address without an account leaves no trace of itself. */
async function noteFailed(
  { db, keys, now }: Deps,
  failed: { readonly way: string; readonly reason: string; readonly email: string | undefined },
): Promise<void> {
  const { way, reason, email } = failed;
  const { user } = openAuthTables(keys);
  const [found] = email === undefined ? [] : await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  await appendAudit(db, {
    chainId: systemChain,
    actorId: systemActor,
    kind: "signInFailed",
    subject: { userId: found?.id ?? null, way, reason },
    at: now(),
  });
}
