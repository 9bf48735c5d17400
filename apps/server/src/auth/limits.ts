import { and, eq, gt, sql } from "../database/query.ts";
import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import { openAuthTables } from "../store/tables/auth.ts";

/** At most `max` requests from one address to one path within `window` seconds. */
export type Rule = { readonly window: number; readonly max: number };

export type AuthLimits = {
  readonly signIn: Rule;
  readonly signUp: Rule;
  /** Whatever sends a mail. */
  readonly mail: Rule;
  readonly secondFactor: Rule;
  readonly other: Rule;
  /** Wrong passwords for one email address from one line, or from one known device. */
  readonly account: Rule;
  /** Wrong passwords for one email address from all lines together, known devices apart. */
  readonly everywhere: Rule;
};

/** Generous to a school or an office behind one address, slow for a guesser. */
export const usualLimits: AuthLimits = {
  signIn: { window: 60, max: 20 },
  signUp: { window: 600, max: 20 },
  mail: { window: 600, max: 10 },
  secondFactor: { window: 60, max: 20 },
  other: { window: 60, max: 300 },
  account: { window: 900, max: 30 },
  everywhere: { window: 900, max: 600 },
};

/** The same limits, so many times as generous: for tests that sign in all day. */
export function timesAsGenerous(factor: number): AuthLimits {
  const widen = ({ window, max }: Rule): Rule => ({ window, max: Math.ceil(max * factor) });
  const { signIn, signUp, mail, secondFactor, other, account, everywhere } = usualLimits;
  return {
    signIn: widen(signIn),
    signUp: widen(signUp),
    mail: widen(mail),
    secondFactor: widen(secondFactor),
    other: widen(other),
    account: widen(account),
    everywhere: widen(everywhere),
  };
}

export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

/**
 * Counts one attempt against a key, in the database, in one statement: all servers count together and none is counted twice.
 * The window starts with the first attempt in it.
 */
export async function countAttempt(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  key: string,
  rule: Rule,
  at: Date,
): Promise<Allowance> {
  const { rateLimit } = openAuthTables(keys);
  const now = at.getTime();
  const ended = sql`${rateLimit.lastRequest} <= ${now - rule.window * 1000}::bigint`;
  const [row] = await db
    .insert(rateLimit)
    .values({ id: crypto.randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${ended} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${ended} then ${now}::bigint else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count, since: rateLimit.lastRequest });
  if (row === undefined || row.count <= rule.max) return { allowed: true };
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.since + rule.window * 1000 - now) / 1000)) };
}

/** Takes one attempt back that turned out to be none. */
export async function takeBackAttempt(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  key: string,
): Promise<void> {
  const { rateLimit } = openAuthTables(keys);
  await db
    .update(rateLimit)
    .set({ count: sql`${rateLimit.count} - 1` })
    .where(and(eq(rateLimit.key, key), gt(rateLimit.count, 0)));
}
