import { sql } from "../../database/query.ts";
import { text, uniqueIndex } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** The private address under which a person's calendar reads the deadlines. Only a hash of its token is kept (ADR 0059). */
export const calendarFeedTable = boreal.table(
  "calendar_feed",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    tokenHash: bytes("token_hash").notNull().unique("calendar_feed_token_once"),
    createdAt: instant("created_at").notNull(),
    /** When a calendar last asked, to the hour. */
    readAt: instant("read_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    uniqueIndex("calendar_feed_one")
      .on(table.ownerId)
      .where(sql`revoked_at is null`),
  ],
);
