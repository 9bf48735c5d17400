import { and, eq, isNull, lt, or } from "../../database/query.ts";
import type { Database, Queryable, Transaction } from "../../database/connect.ts";
import { profileTable } from "../tables/accounts.ts";
import { calendarFeedTable } from "../tables/calendar.ts";

export type CalendarFeedRow = typeof calendarFeedTable.$inferSelect;

/** The feed that a person has now. */
export async function findCalendarFeed(db: Queryable, ownerId: string): Promise<CalendarFeedRow | undefined> {
  const [row] = await db
    .select()
    .from(calendarFeedTable)
    .where(and(eq(calendarFeedTable.ownerId, ownerId), isNull(calendarFeedTable.revokedAt)));
  return row;
}

/** The feed behind an address, with the language of its owner. Found by hash: how long it takes tells nothing of the token. */
export async function findFeedByToken(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({
      id: calendarFeedTable.id,
      ownerId: calendarFeedTable.ownerId,
      language: profileTable.language,
      role: profileTable.role,
      lawyerScope: profileTable.lawyerScope,
      withNames: calendarFeedTable.withNames,
    })
    .from(calendarFeedTable)
    .innerJoin(profileTable, eq(profileTable.userId, calendarFeedTable.ownerId))
    .where(
      and(
        eq(calendarFeedTable.tokenHash, tokenHash),
        isNull(calendarFeedTable.revokedAt),
        isNull(profileTable.disabledAt),
      ),
    );
  return row;
}

export async function insertCalendarFeed(tx: Transaction, row: typeof calendarFeedTable.$inferInsert): Promise<void> {
  await tx.insert(calendarFeedTable).values(row);
}

/** Ends the feed of a person; the ids of those that ended. */
export async function endCalendarFeed(tx: Transaction, ownerId: string, at: Date): Promise<string[]> {
  // Two requests of one person wait for each other here, so that there is one feed afterwards.
  await tx
    .select({ userId: profileTable.userId })
    .from(profileTable)
    .where(eq(profileTable.userId, ownerId))
    .for("update");
  const rows = await tx
    .update(calendarFeedTable)
    .set({ revokedAt: at })
    .where(and(eq(calendarFeedTable.ownerId, ownerId), isNull(calendarFeedTable.revokedAt)))
    .returning({ id: calendarFeedTable.id });
  return rows.map(({ id }) => id);
}

const hour = 3600 * 1000;

/** Notes that a calendar asked, at most once an hour. */
export async function noteFeedRead(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(calendarFeedTable)
    .set({ readAt: at })
    .where(
      and(
        eq(calendarFeedTable.id, id),
        or(isNull(calendarFeedTable.readAt), lt(calendarFeedTable.readAt, new Date(at.getTime() - hour))),
      ),
    );
}
