import type { TakenConfirmation } from "./takenConfirmation.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { and, eq, gt } from "../database/query.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import type { ProviderPlace } from "../accounts/signOnHosts.ts";
import { openProfile } from "../commands/accounts/openProfile.ts";
import { belongBySignOn, signOnBarOf } from "../commands/organisations/belongBySignOn.ts";
import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import type { QueueMail } from "../mail/outbox.ts";
import type { Actor } from "../policies/actor.ts";
import { readSeat } from "../store/profiles.ts";
import type { SignOn } from "../store/organisations/signOns.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { accountEvents, confirmationIdentifier } from "./accountEvents.ts";
import { authHandler } from "./handler.ts";
import { librarySecret } from "./librarySecret.ts";
import { createLibrary, type AuthLibrary, type LibraryDeps } from "./library.ts";
import { usualLimits, type AuthLimits } from "./limits.ts";
import { idleOf, usualIdle } from "./sessionTimes.ts";
import { createSessions, dataOfSession, endedSession, type AskingRequest, type Sessions } from "./sessions.ts";
import { noted } from "./signInEntries.ts";
import { askingOnly } from "./signOn/guardedFetch.ts";
import { signOnProvider } from "./signOn/signOnProvider.ts";

export type AuthDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly queueMail: QueueMail;
  now(): Date;
  /** Where people reach this server (BOREAL_PUBLIC_URL or the address it listens on); first asked when a request arrives. */
  origin(): string;
  readonly config: {
    readonly trustProxy: boolean;
    /** Milliseconds without a request after which a session ends, where it is not as usual. */
    readonly sessionIdle?: number;
    readonly staffSessionIdle?: number;
    /** Sign-on providers inside the own network. */
    readonly insideHosts?: readonly string[] | undefined;
  };
  readonly limits?: AuthLimits;
  /** An answer that must not tell whether an account exists takes at least this long, in milliseconds. */
  readonly evenTime?: number;
  /** Faults of the library, for the log. */
  readonly report?: (error: unknown) => void;
};

export type Auth = {
  /** Everything under `/api/auth/`. */
  handler(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Who asks; `null` without a valid session. Cheap: mostly from memory, else one prepared query. */
  sessionOf(request: AskingRequest): Promise<Actor | null>;
  /** Where no session is left behind the cookie of a request: the browser lets go of the cookie and of what it kept. */
  letGo(request: IncomingMessage, response: ServerResponse): void;
  /** To be called when role, language or factors of a person changed elsewhere. */
  forgetSessions(userId?: string): void;
};

/** Accounts and sessions. The database must be migrated before. */
export function createAuth(deps: AuthDeps): Auth {
  const secret = librarySecret(deps.keys);
  const isSecure = () => deps.origin().startsWith("https://");
  const { sessionIdle = usualIdle.applicant, staffSessionIdle = usualIdle.staff } = deps.config;
  const idle = { applicant: sessionIdle, staff: staffSessionIdle };
  const openMissingProfile = async (userId: string) =>
    await openProfile(deps, { userId, language: "en", firstName: "", lastName: "" });
  const sessions = createSessions({
    db: deps.db,
    keys: deps.keys,
    secret,
    isSecure,
    openProfile: openMissingProfile,
    now: () => deps.now(),
    idle,
  });
  const accounts: AccountDeps = { ...withMethods(deps), forgetSessions: (userId) => sessions.forget(userId) };
  const report = deps.report ?? (() => {});
  const events = accountEvents(accounts, report);
  let library: AuthLibrary | undefined;
  const libraryDeps = (): LibraryDeps => ({
    db: deps.db,
    keys: deps.keys,
    secret,
    origin: deps.origin(),
    limits: deps.limits ?? usualLimits,
    now: () => deps.now(),
    opensFor: async (userId) => idleOf((await readSeat(deps.db, userId))?.role, idle),
    events,
  });
  const entries = { ...accounts, tokenOf: sessions.tokenOf, waitingOf: sessions.waitingOf };
  const getLibrary = () => (library ??= createLibrary(libraryDeps()));
  const placeOf = ({ issuer }: SignOn): ProviderPlace => ({ issuer, insideHosts: deps.config.insideHosts ?? [] });
  const letGo = lettingGo(sessions, isSecure);
  const handler = authHandler({
    accounts,
    letGo,
    secret,
    placeOf,
    origin: () => deps.origin(),
    trustProxy: deps.config.trustProxy,
    limits: deps.limits ?? usualLimits,
    evenTime: deps.evenTime ?? 400,
    report,
    sessions,
    ask: async (request) => await noted(entries, request, getLibrary().handler),
    askWith: async (signOn, request) =>
      await askingOnly(placeOf(signOn), async () => {
        // The library asks the provider about itself as soon as it is made.
        const library = createLibrary({ ...libraryDeps(), signOn: providerOf(accounts, signOn) });
        return await noted(entries, request, library.handler);
      }),
    takeConfirmation: async (token) => await takeConfirmation(accounts, token),
  });
  return {
    handler,
    sessionOf: sessions.sessionOf,
    letGo,
    forgetSessions: (userId) => sessions.forget(userId),
  };
}

const lettingGo =
  ({ tokenOf }: Pick<Sessions, "tokenOf">, isSecure: () => boolean): Auth["letGo"] =>
  (request, response) => {
    if (tokenOf(request) === undefined || response.headersSent) return;
    response.appendHeader("set-cookie", endedSession(isSecure()));
    response.setHeader("clear-site-data", dataOfSession);
  };

const providerOf = (accounts: AccountDeps, signOn: SignOn) =>
  signOnProvider(signOn, {
    barTo: async (userId) => await signOnBarOf(accounts, userId, signOn.organisation),
    signedOn: async (userId) => await belongBySignOn(accounts, userId, signOn.organisation),
  });

const withMethods = (deps: AuthDeps) => ({
  db: deps.db,
  keys: deps.keys,
  queueMail: deps.queueMail,
  now: () => deps.now(),
});

/** Takes the token of a mail away, so that its link works once. */
async function takeConfirmation({ db, keys, now }: AccountDeps, token: string): Promise<TakenConfirmation | undefined> {
  const { verification, user } = openAuthTables(keys);
  const [taken] = await db
    .delete(verification)
    .where(and(eq(verification.identifier, confirmationIdentifier(token)), gt(verification.expiresAt, now())))
    .returning({ value: verification.value });
  if (taken === undefined) return undefined;
  const [person] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(and(eq(user.email, addressIn(taken.value)), eq(user.emailVerified, false)));
  return { libraryToken: taken.value, person };
}

/** The address that a token of the library is about: a JSON web token, which the library checks itself. */
function addressIn(libraryToken: string): string {
  const [, payload = ""] = libraryToken.split(".");
  const { email } = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as { email: string };
  return email.toLowerCase();
}
