import type { SignUpFields, LibraryEvents } from "./signOn/signUpFields.ts";
import { randomUUID } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { APIError, betterAuth, type BetterAuthOptions, type BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { twoFactor } from "better-auth/plugins/two-factor";
import * as z from "zod";
import { clientAddressHeader } from "../clientAddress.ts";
import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import type { AuthLimits, Rule } from "./limits.ts";
import type { SignOnProvider } from "./signOn/signOnProvider.ts";
import { longestPassword, shortestPassword } from "./passwordRefusal.ts";
import { cookiePrefix } from "./sessions.ts";
import { longestSession } from "./sessionTimes.ts";

export const basePath = "/api/auth";
/** How a sign-up says which language its mail should have; set by our handler, never by a caller. */
export const languageHeader = "x-boreal-language";

/** Opens a session for the person of its body. Our handler alone asks for it: it is none of `routes`. */
export const openSessionPath = "/open-session";

export type LibraryDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly secret: string;
  /** Where people reach this server. */
  readonly origin: string;
  readonly limits: AuthLimits;
  readonly now: () => Date;
  /** How long a session of this person stays open before its first request, in milliseconds. */
  readonly opensFor: (userId: string) => Promise<number>;
  readonly events: LibraryEvents;
  /** Only while somebody signs in through an organisation. */
  readonly signOn?: SignOnProvider;
};

/** A session made by one of these was opened with a second factor. */
const factorPaths: ReadonlySet<string> = new Set([
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/passkey/verify-authentication",
]);

const fieldsOf = (body: unknown): SignUpFields => (typeof body === "object" && body !== null ? body : {});
const codeOf = (body: unknown): string =>
  typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
const accountDisabled = () =>
  new APIError("FORBIDDEN", { code: "ACCOUNT_DISABLED", message: "This account was ended" });
const codeUsed = () => new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "This code was used before" });
const plain = ({ window, max }: Rule) => ({ window, max });

type Hooks = NonNullable<BetterAuthOptions["databaseHooks"]>;

export type AuthLibrary = ReturnType<typeof createLibrary>;

/** better-auth as we use it: our tables, our mail, our limits. No telemetry, and nothing is trusted that a caller says of itself. */
export function createLibrary({ db, keys, secret, origin, limits, now, opensFor, signOn, ...deps }: LibraryDeps) {
  const events = signOn ? signOn.eventsOver(deps.events) : deps.events;
  const isSecure = origin.startsWith("https://");
  return betterAuth({
    appName: "Boreal",
    baseURL: origin,
    basePath,
    secret,
    trustedOrigins: sameServer(origin),
    telemetry: { enabled: false },
    // Its messages may quote addresses; only what was thrown is passed on.
    logger: {
      level: "error",
      log: (_level, _message, ...rest: unknown[]) => rest.filter((part) => part instanceof Error).forEach(events.fault),
    },
    onAPIError: { throw: true },
    // No transaction around a sign-up: it would hold a connection while the password is hashed. A crash in between leaves an
    // account without password or profile; the next reset or session makes up for it.
    database: drizzleAdapter(db, { provider: "pg", schema: openAuthTables(keys), transaction: false }),
    emailAndPassword: passwords(events),
    emailVerification: confirmations(events),
    session: {
      // As long as the cookie may live; the session itself ends earlier, by our own count (sessionTimes.ts).
      expiresIn: longestSession / 1000,
      disableSessionRefresh: true,
      freshAge: 24 * 3600,
      cookieCache: { enabled: false },
      additionalFields: { secondFactorAt: { type: "date", required: false, input: false } },
    },
    rateLimit: rateLimit(limits),
    advanced: {
      cookiePrefix: cookiePrefix(isSecure),
      // It would put a weaker name in front of ours.
      useSecureCookies: false,
      disableCSRFCheck: false,
      disableOriginCheck: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    ...(signOn ? { account: signOn.account, user: { validateUserInfo: signOn.validateUserInfo } } : {}),
    databaseHooks: {
      user: userHooks(events),
      session: sessionHooks(events, now, opensFor),
      ...(signOn ? { account: signOn.accountHooks } : {}),
    },
    plugins: [
      twoFactor({ issuer: "Boreal", accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 } }),
      passkeys(origin),
      openSession,
      ...(signOn ? [signOn.plugin] : []),
    ],
  });
}

const passwords = (events: LibraryEvents): BetterAuthOptions["emailAndPassword"] => ({
  enabled: true,
  requireEmailVerification: true,
  autoSignIn: false,
  minPasswordLength: shortestPassword,
  maxPasswordLength: longestPassword * 2,
  resetPasswordTokenExpiresIn: 3600,
  revokeSessionsOnPasswordReset: true,
  sendResetPassword: async ({ user, token }) => await events.resetWanted(user, token),
  onPasswordReset: async ({ user }) => await events.passwordReset(user),
  onExistingUserSignUp: async ({ user }) => await events.existingAccountSignedUp(user),
});

const confirmations = (events: LibraryEvents): BetterAuthOptions["emailVerification"] => ({
  sendOnSignUp: true,
  sendOnSignIn: true,
  autoSignInAfterVerification: false,
  expiresIn: 24 * 3600,
  sendVerificationEmail: async ({ user, token }, request) => {
    const language = request?.headers.get(languageHeader);
    if (!user.emailVerified)
      await events.confirmationWanted(user, token, language === "en" || language === "fr" ? language : undefined);
  },
});

const rateLimit = (limits: AuthLimits): BetterAuthOptions["rateLimit"] => ({
  enabled: true,
  storage: "database",
  ...plain(limits.other),
  customRules: {
    // Counted by us, as wrong passwords alone (passwordAttempts.ts).
    "/sign-in/email": false,
    "/sign-in/*": plain(limits.signIn),
    "/passkey/verify-authentication": plain(limits.signIn),
    "/sign-up/*": plain(limits.signUp),
    "/request-password-reset": plain(limits.mail),
    "/send-verification-email": plain(limits.mail),
    "/reset-password": plain(limits.secondFactor),
    "/change-password": plain(limits.secondFactor),
    "/verify-password": plain(limits.secondFactor),
    "/two-factor/*": plain(limits.secondFactor),
  },
});

const userHooks = (events: LibraryEvents): NonNullable<Hooks["user"]> => ({
  create: {
    before: async (user, context) => {
      const proven = await events.provesAddress(user.email, fieldsOf(context?.body));
      return { data: { ...user, name: "", emailVerified: proven } };
    },
    after: async (user, context) => await events.accountOpened(user, fieldsOf(context?.body)),
  },
  update: {
    after: async (user, context) => {
      if (context?.path === "/two-factor/verify-totp") {
        // The code that set it up is spent as well.
        await events.codeIsUsed(user.id, codeOf(context.body));
        await events.secondFactorChanged(user, true);
      }
      if (context?.path === "/two-factor/disable") await events.secondFactorChanged(user, false);
    },
  },
});

const sessionHooks = (
  events: LibraryEvents,
  now: () => Date,
  opensFor: LibraryDeps["opensFor"],
): NonNullable<Hooks["session"]> => ({
  create: {
    before: async (session, context) => {
      const path = context?.path ?? "";
      if (await events.isDisabled(session.userId)) throw accountDisabled();
      await events.sessionOpens?.(session.userId);
      // Whoever is signed in and sets the second factor up has a session: theirs is replaced, none is opened.
      const opens = path === "/two-factor/verify-totp" && !context?.context.session;
      // A code is right for a minute and a half, and opens one session in that time (RFC 6238, 5.2).
      if (opens && (await events.codeIsUsed(session.userId, codeOf(context?.body)))) throw codeUsed();
      // A changed password replaces the session; the person who gave the second factor in it is still there.
      const replaced: unknown = path === "/change-password" ? context?.context.session?.session.secondFactorAt : null;
      return {
        data: {
          ...session,
          expiresAt: new Date(now().getTime() + (await opensFor(session.userId))),
          secondFactorAt: factorPaths.has(path) ? now() : replaced instanceof Date ? replaced : null,
        },
      };
    },
  },
});

const openSession = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint(
      openSessionPath,
      { method: "POST", body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError("NOT_FOUND");
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return await ctx.json({ email: user.email, signedIn: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;

const passkeys = (origin: string) =>
  passkey({
    rpName: "Boreal",
    rpID: passkeyDomain(origin),
    origin: sameServer(origin),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    registration: {
      afterVerification: ({ verification }) => needUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => needUserVerified(verification.authenticationInfo.userVerified),
    },
  });

/** A passkey stands for two factors only if the device checked the person (PIN, finger, face). */
function needUserVerified(isVerified: boolean | undefined): void {
  if (isVerified !== true)
    throw new APIError("UNAUTHORIZED", { code: "USER_VERIFICATION_NEEDED", message: "User verification is required" });
}

/** On one's own machine the server goes by several names. */
function sameServer(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!isThisMachine(hostname)) return [origin];
  const end = port === "" ? "" : `:${port}`;
  return ["localhost", "127.0.0.1", "[::1]"].map((host) => `${protocol}//${host}${end}`);
}

/** Browsers bind passkeys to a domain, never to a number: on one's own machine they work under `localhost`. */
function passkeyDomain(origin: string): string {
  const { hostname } = new URL(origin);
  return isThisMachine(hostname) ? "localhost" : hostname;
}

const isThisMachine = (hostname: string) => ["localhost", "127.0.0.1", "[::1]", "0.0.0.0", "[::]"].includes(hostname);
