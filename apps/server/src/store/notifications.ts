import { and, desc, eq, inArray, isNull } from "../database/query.ts";
import type { Queryable } from "../database/connect.ts";
import { notificationTable } from "./tables/notifications.ts";

export type NotificationRow = typeof notificationTable.$inferSelect;

/** Newest first; older ones than a person reads are left out. */
export const listNotifications = (db: Queryable, userId: string, most = 100): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notificationTable)
    .where(eq(notificationTable.userId, userId))
    .orderBy(desc(notificationTable.createdAt), desc(notificationTable.id))
    .limit(most);

export async function insertNotification(
  db: Queryable,
  notification: typeof notificationTable.$inferInsert,
): Promise<void> {
  await db.insert(notificationTable).values(notification);
}

/** False when a notification of this id was told before. */
export async function insertNotificationOnce(
  db: Queryable,
  notification: typeof notificationTable.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(notificationTable)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: notificationTable.id });
  return rows.length > 0;
}

/** Marks one's own, and counts those that were unread. */
export async function markRead(db: Queryable, userId: string, ids: readonly string[], at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(notificationTable)
    .set({ readAt: at })
    .where(
      and(
        eq(notificationTable.userId, userId),
        inArray(notificationTable.id, [...ids]),
        isNull(notificationTable.readAt),
      ),
    )
    .returning({ id: notificationTable.id });
  return rows.length;
}
