import { addressGroup } from "../clientAddress.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { countAttempt, takeBackAttempt, type Allowance, type AuthLimits, type Rule } from "./limits.ts";

type Counted = Pick<AccountDeps, "db" | "keys" | "now">;

type Attempt = {
  readonly email: string;
  /** Who calls, as the socket or a trusted proxy says it. */
  readonly address: string;
  /** The number of a browser in which this account was opened before. */
  readonly device: string | undefined;
};

type Begun = Allowance & {
  /** A right password is no attempt against anybody: what it counted is taken back. */
  readonly wasRight: () => Promise<void>;
};

const nothingToTakeBack = async (): Promise<void> => {};

/**
 * Counts a password before it is tried, so that attempts sent at once cannot pass each other. From a known device only that
 * device counts. All others count by account and line, by line, and by account from everywhere: the last is so wide that
 * only a guesser with many lines meets it, and then a known device or a new password still opens the account (ADR 0239).
 */
export async function beginAttempt(deps: Counted, limits: AuthLimits, attempt: Attempt): Promise<Begun> {
  const line = addressGroup(attempt.address);
  const { email, device } = attempt;
  const counts: readonly (readonly [key: string, rule: Rule])[] =
    device === undefined
      ? [
          [`line|${line}`, limits.signIn],
          [`account|${email}|${line}`, limits.account],
          [`everywhere|${email}`, limits.everywhere],
        ]
      : [[`device|${device}`, limits.account]];
  const taken: string[] = [];
  const wasRight = async () => {
    for (const key of taken) await takeBackAttempt(deps, key);
  };
  for (const [key, rule] of counts) {
    const allowance = await countAttempt(deps, key, rule, deps.now());
    // What one count refuses is no attempt for the next: a line at its end does not fill the account's count.
    if (!allowance.allowed) return { ...allowance, wasRight: nothingToTakeBack };
    taken.push(key);
  }
  return { allowed: true, wasRight };
}
