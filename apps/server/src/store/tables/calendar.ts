import type { CaseDayKind } from "@boreal/domain/kernel/calendar/calendarKinds";
import { sql } from "../../database/query.ts";
import { boolean, date, index, integer, primaryKey, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
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
    /** Of a member of the legal team who wants the names of clients in the calendar as well. */
    withNames: boolean("with_names").notNull().default(false),
  },
  (table) => [
    uniqueIndex("calendar_feed_one")
      .on(table.ownerId)
      .where(sql`revoked_at is null`),
  ],
);

/**
 * The days of each case for the calendar of the firm: derived from the plan, and written with the summary of the case (ADR 0450).
 * A copied database tells that something is due, of which kind and when; not what.
 */
export const caseDayTable = boreal.table(
  "case_day",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id, { onDelete: "cascade" }),
    /** The place among the days of the case. */
    number: integer("number").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").$type<CaseDayKind>().notNull(),
    /** What is due, under the owner’s key. */
    sealedTitle: bytes("sealed_title").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    index("case_day_day").on(table.day, table.kind, table.applicationId, table.number),
  ],
);
