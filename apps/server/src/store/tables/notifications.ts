import type { DigestTime, NoticeChoices } from "@boreal/domain/notices/noticeChoices";
import { sql } from "../../database/query.ts";
import { boolean, index, integer, jsonb, text } from "../../database/columns.ts";
import { boreal, instant } from "./columns.ts";

/** What the application tells a person inside itself. `subject` holds ids and page names only. */
export const notificationTable = boreal.table(
  "notification",
  {
    /** Made from the person, the kind and what caused it: the same cause finds its row again. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    applicationId: text("application_id"),
    subject: jsonb("subject").$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    /** Waits for the next digest of this person. */
    inDigest: boolean("in_digest").notNull().default(false),
  },
  (table) => [
    index("notification_user").on(table.userId, table.createdAt),
    index("notification_digest")
      .on(table.userId)
      .where(sql`in_digest`),
  ],
);

/** What a person chose about being told. No row: nothing was chosen. */
export const noticeChoiceTable = boreal.table("notice_choice", {
  userId: text("user_id").primaryKey(),
  kinds: jsonb("kinds").$type<NoticeChoices["kinds"]>().notNull(),
  digest: text("digest").$type<DigestTime>().notNull(),
  /** Minutes after midnight; both or none. */
  quietFrom: integer("quiet_from"),
  quietUntil: integer("quiet_until"),
  timeZone: text("time_zone"),
  changedAt: instant("changed_at").notNull(),
});
