import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { and, eq, gt, Param, sql } from "../database/query.ts";
import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import type { Actor } from "../policies/actor.ts";
import { profileTable } from "../store/tables/accounts.ts";
import { openAuthTables, passkeyTable } from "../store/tables/auth.ts";
import { endOf, proofIdentifier, provenUntil, stayOpen, type SessionIdle } from "./sessionTimes.ts";

/** Over an encrypted line, cookies that only this very host may set (RFC 6265bis section 4.1.3.2). */
export const cookiePrefix = (isSecure: boolean): string => (isSecure ? "__Host-boreal" : "boreal");

/**
 * What a browser is told to forget when its session is over (Clear Site Data): pages and answers that it kept. What waits to be sent
 * is sealed, and the page itself throws it away; cookies of guests and of known browsers stay.
 */
export const dataOfSession = '"cache"';
/** And when somebody signs out: everything that was kept. */
export const dataOfPerson = '"cache", "storage"';

/** Takes the cookie of a session away. */
export const endedSession = (isSecure: boolean): string =>
  `${cookiePrefix(isSecure)}.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/**
 * How long a session may be answered from memory. What happens in this process is seen at once (`forget`); a sign-out in
 * another process of the same installation is seen after this time at the latest.
 */
const keptFor = 2000;
const mostKept = 20_000;

export type AskingRequest = { readonly headers: IncomingHttpHeaders | Headers };

export type Sessions = {
  /** The token of the request's session cookie, if this server signed it. */
  tokenOf(request: AskingRequest): string | undefined;
  /** The sign-in of this request that waits for its second step, if this server signed it. */
  waitingOf(request: AskingRequest): string | undefined;
  sessionOf(request: AskingRequest): Promise<Actor | null>;
  /** Forgets what memory holds of one person, or of everybody. */
  forget(userId?: string): void;
};

type Kept = { readonly actor: Actor | null; readonly until: number };

type SessionDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly secret: string;
  readonly isSecure: () => boolean;
  readonly now: () => Date;
  readonly idle: SessionIdle;
  /** Makes up for a crash between account and profile. */
  readonly openProfile: (userId: string) => Promise<void>;
};

/** The session of a token, with the account and the profile behind it: one statement, prepared once. */
function prepareSessionQuery({ db, keys }: SessionDeps) {
  const { user, session, verification } = openAuthTables(keys);
  return db
    .select({
      userId: user.id,
      sessionId: session.id,
      emailVerified: user.emailVerified,
      twoFactorEnabled: user.twoFactorEnabled,
      hasPasskey: sql<boolean>`exists (select 1 from ${passkeyTable} where ${passkeyTable.userId} = ${user.id})`,
      secondFactorAt: session.secondFactorAt,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      provedAt: sql<
        string | null
      >`(select max(${verification.createdAt}) from ${verification} where ${verification.identifier} = ${new Param(sql.placeholder("proof"), verification.identifier)})`,
      profile: {
        role: profileTable.role,
        language: profileTable.language,
        schoolId: profileTable.schoolId,
        agentId: profileTable.agentId,
        lawyerScope: profileTable.lawyerScope,
        disabledAt: profileTable.disabledAt,
      },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(profileTable, eq(profileTable.userId, user.id))
    .where(
      and(eq(session.token, new Param(sql.placeholder("token"), session.token)), gt(session.expiresAt, sql`now()`)),
    )
    .prepare("boreal_session");
}

export function createSessions(deps: SessionDeps): Sessions {
  const query = prepareSessionQuery(deps);
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Actor | null>>();
  let round = 0;

  const load = async (token: string): Promise<Actor | null> => {
    const began = round;
    const [found] = await query.execute({ token, proof: proofIdentifier(token) });
    const at = deps.now();
    const row = found !== undefined && endOf(found) > at ? found : undefined;
    if (row !== undefined) await stayOpen(deps, token, row, at);
    // The sessions of an ended account are gone; one that was opened beside that counts for nothing.
    const actor = row === undefined || row.profile?.disabledAt ? null : actorOf(row);
    if (row !== undefined && row.profile === null) await deps.openProfile(row.userId);
    // Something changed while this was read: answer with it, but do not keep it.
    if (began === round) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(token, {
        actor,
        until: Math.min(Date.now() + keptFor, row === undefined ? Infinity : endOf(row).getTime()),
      });
    }
    return actor;
  };

  const tokenOf = (request: AskingRequest) => sessionToken(cookieHeader(request), deps.secret, deps.isSecure());

  return {
    tokenOf,
    waitingOf: (request) =>
      signedCookie(cookieHeader(request), `${cookiePrefix(deps.isSecure())}.two_factor`, deps.secret),
    sessionOf: async (request) => {
      const token = tokenOf(request);
      if (token === undefined) return null;
      const known = kept.get(token);
      if (known !== undefined && known.until > Date.now()) return known.actor;
      kept.delete(token);
      let asked = loading.get(token);
      if (asked === undefined) {
        const mine = load(token).finally(() => {
          if (loading.get(token) === mine) loading.delete(token);
        });
        asked = mine;
        loading.set(token, mine);
      }
      return await asked;
    },
    forget: (userId) => {
      round += 1;
      loading.clear();
      if (userId === undefined) kept.clear();
      else for (const [token, { actor }] of kept) if (actor === null || actor.userId === userId) kept.delete(token);
    },
  };
}

type SessionRow = {
  readonly createdAt: Date;
  readonly provedAt: string | null;
  readonly userId: string;
  readonly sessionId: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean | null;
  readonly hasPasskey: boolean;
  readonly secondFactorAt: Date | null;
  readonly profile: Pick<
    typeof profileTable.$inferSelect,
    "role" | "language" | "schoolId" | "agentId" | "lawyerScope" | "disabledAt"
  > | null;
};

function actorOf(row: SessionRow): Actor {
  const { userId, sessionId, emailVerified, twoFactorEnabled, hasPasskey, secondFactorAt, profile } = row;
  const isSet = twoFactorEnabled === true || hasPasskey;
  return {
    userId,
    sessionId,
    provenUntil: provenUntil(row),
    emailVerified,
    secondFactor: isSet ? (secondFactorAt === null ? "set" : "verified") : "none",
    role: profile?.role ?? "student",
    language: profile?.language ?? "en",
    schoolId: profile?.schoolId ?? null,
    agentId: profile?.agentId ?? null,
    lawyerScope: profile?.lawyerScope ?? null,
  };
}

function cookieHeader({ headers }: AskingRequest): string {
  return (headers instanceof Headers ? headers.get("cookie") : headers.cookie) ?? "";
}

/** The token of a session cookie that this server signed. */
export const sessionToken = (header: string, secret: string, isSecure: boolean): string | undefined =>
  signedCookie(header, `${cookiePrefix(isSecure)}.session_token`, secret);

/** What a cookie holds that this server signed; see `signCookieValue` of better-call. */
function signedCookie(header: string, name: string, secret: string): string | undefined {
  const value = cookieOf(header, name);
  if (value === undefined) return undefined;
  const dot = value.lastIndexOf(".");
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** The value of one cookie among those that a request brings. */
export function cookieOf(header: string, name: string): string | undefined {
  const found = header.split(";").find((part) => part.trimStart().startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.trim().slice(name.length + 1));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
