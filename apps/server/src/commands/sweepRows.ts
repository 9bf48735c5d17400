import { lt } from "../database/query.ts";
import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";

const dayMs = 24 * 3600 * 1000;
const sentMailLivesDays = 30;

type Deps = { readonly db: Database; readonly keys: Keys; now(): Date };

/** What was removed, for the log. */
export type SweptRows = Readonly<Record<"sessions" | "links" | "codes" | "attempts" | "mails", number>>;

/** Removes what is over: sessions, links, used codes, counts of attempts, mails that were sent long ago. */
export async function sweepRows({ db, keys, now }: Deps): Promise<SweptRows> {
  const { session, verification, usedCode, rateLimit } = openAuthTables(keys);
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * dayMs);
  const sessions = await db.delete(session).where(lt(session.expiresAt, at));
  const links = await db.delete(verification).where(lt(verification.expiresAt, at));
  // Longer than a code counts, and than any window in which attempts are counted.
  const codes = await db.delete(usedCode).where(lt(usedCode.usedAt, daysAgo(1)));
  const attempts = await db.delete(rateLimit).where(lt(rateLimit.lastRequest, daysAgo(1).getTime()));
  const mails = await db.delete(mailOutboxTable).where(lt(mailOutboxTable.sentAt, daysAgo(sentMailLivesDays)));
  const count = ({ rowCount }: { readonly rowCount: number | null }) => rowCount ?? 0;
  return {
    sessions: count(sessions),
    links: count(links),
    codes: count(codes),
    attempts: count(attempts),
    mails: count(mails),
  };
}
