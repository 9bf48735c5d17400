import type { AccountDeps } from "../accounts/accountDeps.ts";
import { and, eq, gt } from "../database/query.ts";
import { appendAudit, systemActor, systemChain } from "../store/auditLog.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { basePath, openSessionPath } from "./library.ts";
import type { Sessions } from "./sessions.ts";

/**
 * Signing in, failing and being signed out from elsewhere, in the log of writes: the account, the way and the reason, and
 * nothing of the person (ADR 0235).
 */

const ways: Readonly<Record<string, string>> = {
  "/sign-in/email": "password",
  "/two-factor/verify-totp": "code",
  "/two-factor/verify-backup-code": "backupCode",
  "/passkey/verify-authentication": "passkey",
  [openSessionPath]: "confirmedAddress",
};

const wayOf = (path: string): string | undefined => (path.startsWith("/callback/") ? "signOn" : ways[path]);

/** Where the library tries the password of somebody who is signed in. A wrong one there is somebody at a screen that is not theirs. */
const triesAgain: ReadonlySet<string> = new Set([
  "/verify-password",
  "/change-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);
const wrongPassword = "INVALID_PASSWORD";

const endsSessions: ReadonlySet<string> = new Set(["/revoke-session", "/revoke-other-sessions"]);

type Deps = Pick<AccountDeps, "db" | "keys" | "now"> & Pick<Sessions, "tokenOf" | "waitingOf">;
type Ask = (request: Request) => Promise<Response>;

/** Asks the library, and notes in the log who came in by it, who did not, and whose session it ended. Other requests pass as they are. */
export async function noted(deps: Deps, request: Request, ask: Ask): Promise<Response> {
  const path = new URL(request.url).pathname.slice(basePath.length);
  if (endsSessions.has(path)) return await notedEnds(deps, request, ask);
  const way = wayOf(path);
  if (way === undefined && !triesAgain.has(path)) return await ask(request);
  // Looked up before: a code that was the last of too many ends what it belonged to.
  const known = await accountTried(deps, path, request);
  const answer = await ask(request);
  const reason = await reasonOf(answer);
  if (way === undefined) {
    if (reason === wrongPassword) await noteFailed(deps, { way: "passwordAgain", reason, userId: known });
  } else if (reason === undefined) await noteSignedIn(deps, way, answer);
  else if (answer.status !== 429) await noteFailed(deps, { way, reason, userId: known });
  return answer;
}

/**
 * Whose account a request tries: that of the address or of the passkey it names, of the session it comes with, or of the
 * sign-in that waits for its second step.
 */
async function accountTried(deps: Deps, path: string, request: Request): Promise<string | undefined> {
  const named = path === "/sign-in/email" ? "email" : path === "/passkey/verify-authentication" ? "passkey" : undefined;
  if (named !== undefined) return await accountNamed(deps, named, await jsonOf(request));
  const open = await sessionOf(deps, request);
  if (open !== undefined) return open;
  const waiting = deps.waitingOf(request);
  if (waiting === undefined) return undefined;
  const { verification } = openAuthTables(deps.keys);
  const [found] = await deps.db
    .select({ userId: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, waiting), gt(verification.expiresAt, deps.now())));
  return found?.userId;
}

/** Somebody signs out another browser of theirs, or all others. */
async function notedEnds(deps: Deps, request: Request, ask: Ask): Promise<Response> {
  const userId = await sessionOf(deps, request);
  const { session } = openAuthTables(deps.keys);
  const count = async () => (userId === undefined ? 0 : await deps.db.$count(session, eq(session.userId, userId)));
  const before = await count();
  const answer = await ask(request);
  const ended = before - (await count());
  if (userId !== undefined && ended > 0)
    await appendAudit(deps.db, {
      chainId: systemChain,
      actorId: userId,
      kind: "signedOut",
      subject: { userId, elsewhere: ended },
      at: deps.now(),
    });
  return answer;
}

async function sessionOf({ db, keys, tokenOf }: Deps, request: Pick<Request, "headers">): Promise<string | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const { session } = openAuthTables(keys);
  const [found] = await db.select({ userId: session.userId }).from(session).where(eq(session.token, token));
  return found?.userId;
}

/** Why somebody was not let in, in the code of the library; undefined where they were, or something else is still to come. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  if (answer.status >= 400) return codeIn(await jsonOf(answer)) ?? String(answer.status);
  const error = URL.parse(answer.headers.get("location") ?? "")?.searchParams.get("error");
  return error === null || error === undefined ? undefined : signIn.test(error) ? error : "other";
}

/** A code of the library or of the protocol: words of a provider stay out of the log. */
const signIn = /^[A-Za-z_]{1,60}$/u;

function codeIn(body: unknown): string | undefined {
  const code = textIn(body, "code");
  return code !== undefined && signIn.test(code) ? code : undefined;
}

const jsonOf = async (message: Request | Response): Promise<unknown> =>
  await message
    .clone()
    .json()
    .catch(() => undefined);

/** The session that an answer opens. One that waits for the second factor is gone by now, and is no sign-in. */
async function noteSignedIn(deps: Deps, way: string, answer: Response): Promise<void> {
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const userId = await sessionOf(deps, { headers: new Headers({ cookie: cookie.join("; ") }) });
  if (userId === undefined) return;
  await appendAudit(deps.db, {
    chainId: systemChain,
    actorId: userId,
    kind: "signedIn",
    subject: { userId, way },
    at: deps.now(),
  });
}

/** An address or a passkey without an account leaves no trace of itself. */
async function accountNamed({ db, keys }: Deps, by: "email" | "passkey", body: unknown): Promise<string | undefined> {
  const given = by === "email" ? textIn(body, "email")?.toLowerCase() : textIn(fieldIn(body, "response"), "id");
  if (given === undefined) return undefined;
  const { user, passkey } = openAuthTables(keys);
  const [found] =
    by === "email"
      ? await db.select({ id: user.id }).from(user).where(eq(user.email, given))
      : await db.select({ id: passkey.userId }).from(passkey).where(eq(passkey.credentialID, given));
  return found?.id;
}

const fieldIn = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;

function textIn(body: unknown, name: string): string | undefined {
  const value = fieldIn(body, name);
  return typeof value === "string" ? value : undefined;
}

async function noteFailed(
  { db, now }: Deps,
  failed: { readonly way: string; readonly reason: string; readonly userId: string | undefined },
): Promise<void> {
  const { way, reason, userId } = failed;
  await appendAudit(db, {
    chainId: systemChain,
    actorId: systemActor,
    kind: "signInFailed",
    subject: { userId: userId ?? null, way, reason },
    at: now(),
  });
}
