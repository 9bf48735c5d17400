import type { TakenConfirmation } from "./takenConfirmation.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { and, eq, isNull, ne } from "../database/query.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { isDatabaseAway, isDiskFull } from "../database/connect.ts";
import { holdsNul } from "../database/nul.ts";
import { endOwnSignOn } from "../commands/organisations/belongBySignOn.ts";
import type { Actor } from "../policies/actor.ts";
import { appendAudit, systemChain } from "../store/auditLog.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import {
  libraryRefusal,
  linkNotValid,
  noRoom,
  notUnderstood,
  secondFactorFirst,
  signInRefused,
  tryAgain,
  unexpectedError,
  unknownPath,
} from "./authRefusals.ts";
import { authHeaders, readJsonBody, sendJson } from "./authRequest.ts";
import { basePath, languageHeader, openSessionPath } from "./library.ts";
import { openedHereField } from "./signOn/signUpFields.ts";
import { isSettled, openByPassword, tryPasswordAgain, type Settled } from "./openByPassword.ts";
import type { AuthLimits } from "./limits.ts";
import { keepProof } from "./sessionTimes.ts";
import { endedCookie, newSecret, secretOf, takeOpening } from "./openedHere.ts";
import { endOpenLinks } from "../accounts/passwordLink.ts";
import { passwordRefusal } from "./passwordRefusal.ts";
import { routes } from "./routes.ts";
import { dataOfPerson, type Sessions } from "./sessions.ts";
import { callbackOf, finishSignOn, isSignOnPath, startSignOn, type SignOnDeps } from "./signOn/signOn.ts";

export type HandlerDeps = {
  readonly accounts: AccountDeps;
  readonly secret: string;
  readonly origin: () => string;
  readonly trustProxy: boolean;
  readonly limits: AuthLimits;
  readonly evenTime: number;
  readonly report: (error: unknown) => void;
  readonly sessions: Sessions;
  readonly ask: (request: Request) => Promise<Response>;
  /** The same, while the library knows the provider of one organisation. */
  readonly askWith: SignOnDeps["askWith"];
  readonly letGo: (req: IncomingMessage, res: ServerResponse) => void;
  readonly placeOf: SignOnDeps["placeOf"];
  readonly takeConfirmation: (token: string) => Promise<TakenConfirmation | undefined>;
};

type Fields = Record<string, unknown>;

/** Checks a request against `routes`, asks the library, and gives its answers our sentences. */
export function authHandler(deps: HandlerDeps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? "/", "http://server");
    const path = url.pathname.slice(basePath.length);
    const provider = req.method === "GET" ? callbackOf(path) : undefined;
    if (provider !== undefined) return await finishSignOn(deps, provider, req, res);
    const route = url.pathname.startsWith(`${basePath}/`) && Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route === undefined || route.method !== req.method) return refuse(res, 404, unknownPath);
    const began = performance.now();
    try {
      const given = route.body === undefined ? undefined : route.body.safeParse(await readJsonBody(req));
      if (given?.success === false || holdsNul(given?.data)) return refuse(res, 400, notUnderstood);
      const fields = given?.data;
      const asker = await deps.sessions.sessionOf(req);
      if (asker === null && req.method === "GET") deps.letGo(req, res);
      if (route.changesFactors && asker?.secondFactor === "set") return refuse(res, 403, secondFactorFirst);
      const early = fields === undefined ? undefined : refusalBefore(path, fields);
      const opensByPassword = fields !== undefined && (path === "/sign-in/email" || path === "/reset-password");
      const asked = async () => await ask(deps, { req, path, asker }, fields);
      const answer =
        early ??
        (opensByPassword
          ? await openByPassword({ ...deps, isSecure: isSecure(deps) }, { req, path, fields }, asked)
          : route.triesPassword && asker !== null
            ? await tryPasswordAgain(deps, asker.userId, asked)
            : await asked());
      // A sign-in that succeeds need not wait: it tells nothing that the password did not.
      if (route.evenTime && (isSettled(answer) || path !== "/sign-in/email")) await untilEven(began, deps.evenTime);
      if (isSettled(answer)) return refuse(res, answer.status, answer.refusal, answer.headers);
      if (answer.ok && req.method === "POST") await afterwards(deps, path, asker, tokenAfter(deps, req, answer));
      if (path === "/sign-out") res.setHeader("clear-site-data", dataOfPerson);
      await pass(answer, res);
    } catch (error) {
      if (isDiskFull(error)) return refuse(res, 507, noRoom);
      if (isDatabaseAway(error)) return refuse(res, 503, tryAgain, { "retry-after": "2" });
      deps.report(error);
      refuse(res, 500, unexpectedError);
    }
  };
}

/** What can be said without the library. */
function refusalBefore(path: string, fields: Fields): Settled | undefined {
  const email = textOf(fields.email)?.toLowerCase();
  const newPassword = path === "/sign-up/email" ? textOf(fields.password) : textOf(fields.newPassword);
  const weak = newPassword === undefined ? undefined : passwordRefusal(newPassword, email);
  return weak && { status: 400, refusal: weak };
}

type Asked = { readonly req: IncomingMessage; readonly path: string; readonly asker: Actor | null };

async function ask(
  deps: HandlerDeps,
  { req, path, asker }: Asked,
  fields: Fields | undefined,
): Promise<Settled | Response> {
  const origin = deps.origin();
  const headers = authHeaders(req, deps.trustProxy);
  if (isSignOnPath(path)) {
    const [organisationId = "", given] = [textOf(fields?.organisationId), textOf(fields?.language)];
    const language = given === "fr" ? given : "en";
    const started = await startSignOn(deps, path, {
      req,
      asker,
      organisationId,
      language,
      next: textOf(fields?.next) ?? "/",
    });
    return started instanceof Response ? await settled(path, started) : started;
  }
  if (path === "/sign-on/disconnect") return await disconnect(deps, asker, textOf(fields?.organisationId) ?? "");
  if (path === "/confirm-identity")
    return await confirmIdentity(deps, { headers, asker, token: deps.sessions.tokenOf(req) }, fields ?? {});
  if (path === "/confirm-email") return await confirmEmail(deps, headers, textOf(fields?.token) ?? "");
  if (fields === undefined)
    return settled(path, await deps.ask(new Request(`${origin}${basePath}${path}`, { headers })));
  const language = textOf(fields.language);
  if (language !== undefined) headers.set(languageHeader, language);
  if (path !== "/sign-up/email") return await post(deps, path, headers, fields);
  const { secret, cookie } = newSecret(isSecure(deps));
  const answer = await post(deps, path, headers, { ...fields, [openedHereField]: secret });
  if (!isSettled(answer)) answer.headers.append("set-cookie", cookie);
  return answer;
}

/** The password once more, in a session that is open: what takes everything out asks for it (ADR 0241). */
async function confirmIdentity(
  deps: HandlerDeps,
  {
    headers,
    asker,
    token,
  }: { readonly headers: Headers; readonly asker: Actor | null; readonly token: string | undefined },
  fields: Fields,
): Promise<Settled | Response> {
  if (asker === null || token === undefined) return { status: 401, refusal: libraryRefusal(401, undefined) };
  const { accounts } = deps;
  const answer = await post(deps, "/verify-password", headers, fields);
  if (isSettled(answer)) return answer;
  await keepProof(accounts, token, asker.userId, accounts.now());
  deps.sessions.forget(asker.userId);
  return answer;
}

async function disconnect({ accounts }: HandlerDeps, asker: Actor | null, organisationId: string) {
  if (asker === null) return { status: 401, refusal: libraryRefusal(401, undefined) };
  await endOwnSignOn(accounts, asker.userId, organisationId);
  return Response.json({ done: true });
}

async function post(deps: HandlerDeps, path: string, headers: Headers, fields: Fields): Promise<Settled | Response> {
  headers.set("content-type", "application/json");
  const address = `${deps.origin()}${basePath}${path}`;
  return settled(path, await deps.ask(new Request(address, { method: "POST", headers, body: JSON.stringify(fields) })));
}

const isSecure = (deps: HandlerDeps): boolean => deps.origin().startsWith("https://");

/**
 * The library confirms by GET with a token in the address; we take the token in a body, where no log sees it. In the browser
 * in which the account was opened, this signs in; elsewhere the answer tells whose link it was, to whoever reads that mail.
 */
async function confirmEmail(deps: HandlerDeps, headers: Headers, token: string): Promise<Settled | Response> {
  const taken = await deps.takeConfirmation(token);
  if (taken === undefined) return { status: 400, refusal: linkNotValid };
  const address = new URL(`${deps.origin()}${basePath}/verify-email`);
  address.searchParams.set("token", taken.libraryToken);
  const answer = await settled("/verify-email", await deps.ask(new Request(address, { headers })));
  deps.sessions.forget();
  if (isSettled(answer)) return answer;
  const { person } = taken;
  const secret = secretOf(headers.get("cookie") ?? undefined, isSecure(deps));
  if (person === undefined || secret === undefined || !(await takeOpening(deps.accounts, person.id, secret)))
    return Response.json({ email: person?.email ?? null, signedIn: false });
  const opened = await post(deps, openSessionPath, headers, { userId: person.id });
  if (!isSettled(opened)) opened.headers.append("set-cookie", endedCookie(isSecure(deps)));
  return opened;
}

async function settled(path: string, answer: Response): Promise<Settled | Response> {
  if (answer.status < 400) return answer;
  const body = (await answer.json().catch(() => ({}))) as { code?: unknown };
  const refusal = libraryRefusal(answer.status, textOf(body.code));
  const retryAfter = answer.headers.get("x-retry-after");
  // A passkey that does not fit is the caller's matter, whatever the library calls it.
  const isExpected = answer.status >= 500 && refusal !== unexpectedError;
  const status = path === "/sign-in/email" && refusal === signInRefused ? 401 : isExpected ? 400 : answer.status;
  return { status, refusal, ...(retryAfter === null ? {} : { headers: { "retry-after": retryAfter } }) };
}

/** The session that the caller goes on with: the one that the answer opens, or else the one they came with. */
function tokenAfter({ sessions }: HandlerDeps, req: IncomingMessage, answer: Response): string {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  return sessions.tokenOf({ headers: new Headers({ cookie }) }) ?? sessions.tokenOf(req) ?? "";
}

/** What follows from a change that the library made. */
async function afterwards(
  { accounts, sessions }: HandlerDeps,
  path: string,
  asker: Actor | null,
  token: string,
): Promise<void> {
  if (asker === null) return;
  const { db, keys, queueMail } = accounts;
  const { userId } = asker;
  const at = accounts.now();
  const { session } = openAuthTables(keys);
  const audit = { chainId: systemChain, actorId: userId, subject: { userId }, at };
  if (path === "/sign-out") await appendAudit(db, { ...audit, kind: "signedOut" });
  if (path === "/change-password") {
    await db.transaction(async (tx) => {
      // The library ends the sessions before it sets the new password; one could be opened with the old one in between.
      await tx.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)));
      await endOpenLinks(tx, keys, userId);
      await queueMail(tx, { kind: "passwordChanged", toUserId: userId, values: {} });
      await appendAudit(tx, { ...audit, kind: "passwordChanged" });
    });
  }
  if (path === "/passkey/verify-registration") {
    await db.transaction(async (tx) => {
      // The device just checked the person, so this session counts as verified; others that did not prove it end.
      await tx
        .update(session)
        .set({ secondFactorAt: at })
        .where(and(eq(session.token, token), isNull(session.secondFactorAt)));
      await tx.delete(session).where(and(eq(session.userId, userId), isNull(session.secondFactorAt)));
      await queueMail(tx, { kind: "signInMethodAdded", toUserId: userId, values: {} });
      await appendAudit(tx, { ...audit, kind: "passkeyAdded" });
    });
  }
  if (path === "/passkey/delete-passkey")
    await db.transaction(async (tx) => await appendAudit(tx, { ...audit, kind: "passkeyRemoved" }));
  sessions.forget(userId);
}

async function pass(answer: Response, res: ServerResponse): Promise<void> {
  const body: unknown = await answer.json().catch(() => null);
  const cookies = answer.headers.getSetCookie();
  sendJson(res, answer.status, body, cookies.length > 0 ? { "set-cookie": cookies } : {});
}

function refuse(
  res: ServerResponse,
  status: number,
  { code, text }: Refusal,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(res, status, { code, message: text.en, text }, headers);
}

async function untilEven(began: number, least: number): Promise<void> {
  const left = least - (performance.now() - began);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
