import { sql } from "../database/query.ts";
import type { Transaction } from "../database/connect.ts";

/**
 * Whoever asks for several of these at once, in several cases, gets them one after another, so that what an account may have is
 * counted whole, and no number is given twice. Held until the transaction ends; taken before any lock of a case.
 */
export async function lockCounted(
  tx: Transaction,
  what: "applications" | "invitations" | "messages" | "matterNumbers",
  ofWhom: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${what} of ${ofWhom}`}))`);
}
