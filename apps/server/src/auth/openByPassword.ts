import type { IncomingMessage } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { clientAddress } from "../clientAddress.ts";
import { and, eq, gt } from "../database/query.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { tooManyRequests } from "./authRefusals.ts";
import { deviceCookie, knownDevice, type DeviceDeps } from "./knownDevice.ts";
import { countAttempt, takeBackAttempt, type AuthLimits } from "./limits.ts";
import { beginAttempt } from "./passwordAttempts.ts";

export type Settled = {
  readonly status: number;
  readonly refusal: Refusal;
  readonly headers?: Readonly<Record<string, string>>;
};
export const isSettled = (answer: Settled | Response): answer is Settled => !(answer instanceof Response);

type Deps = DeviceDeps & {
  readonly accounts: AccountDeps;
  readonly limits: AuthLimits;
  readonly trustProxy: boolean;
};

type Given = {
  readonly req: IncomingMessage;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A password is tried, or a new one set by the link of a mail: counted where it could be a guess, and the browser is known after. */
export async function openByPassword(
  deps: Deps,
  { req, path, fields }: Given,
  ask: () => Promise<Settled | Response>,
): Promise<Settled | Response> {
  const { accounts, limits, trustProxy } = deps;
  const at = accounts.now();
  const cookies = req.headers.cookie ?? "";
  if (path === "/reset-password") {
    const email = await addressOfReset(accounts, String(fields.token));
    const answer = await ask();
    return email === undefined ? answer : remembered(answer, deviceCookie(deps, email, cookies, at));
  }
  const email = String(fields.email).toLowerCase();
  const attempt = { email, address: clientAddress(req, trustProxy), device: knownDevice(deps, email, cookies, at) };
  const begun = await beginAttempt(accounts, limits, attempt);
  if (!begun.allowed) return tooMany(begun.retryAfter);
  const answer = await ask();
  if (isSettled(answer)) return answer;
  await begun.wasRight();
  return remembered(answer, deviceCookie(deps, email, cookies, at));
}

/**
 * The password of somebody who is signed in, asked once more: whoever sits at a screen that is not theirs, or took a session
 * over, may guess it no faster than a stranger at the door, from as many lines as they like.
 */
export async function tryPasswordAgain(
  { accounts, limits }: Pick<Deps, "accounts" | "limits">,
  userId: string,
  ask: () => Promise<Settled | Response>,
): Promise<Settled | Response> {
  const key = `identity|${userId}`;
  const allowance = await countAttempt(accounts, key, limits.account, accounts.now());
  if (!allowance.allowed) return tooMany(allowance.retryAfter);
  const answer = await ask();
  if (!isSettled(answer)) await takeBackAttempt(accounts, key);
  return answer;
}

const tooMany = (retryAfter: number): Settled => ({
  status: 429,
  refusal: tooManyRequests,
  headers: { "retry-after": String(retryAfter) },
});

function remembered(answer: Settled | Response, cookie: string): Settled | Response {
  if (!isSettled(answer) && answer.ok) answer.headers.append("set-cookie", cookie);
  return answer;
}

/** To whom the link for a new password was sent. */
async function addressOfReset({ db, keys, now }: AccountDeps, token: string): Promise<string | undefined> {
  const { user, verification } = openAuthTables(keys);
  const [link] = await db
    .select({ userId: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, `reset-password:${token}`), gt(verification.expiresAt, now())));
  if (link === undefined) return undefined;
  const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, link.userId));
  return person?.email.toLowerCase();
}
