import { index, jsonb, text } from "../../database/columns.ts";
import { boreal, instant } from "./columns.ts";

/** What the application tells a person inside itself. `subject` holds ids and page names only. */
export const notificationTable = boreal.table(
  "notification",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    applicationId: text("application_id"),
    subject: jsonb("subject").$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [index("notification_user").on(table.userId, table.createdAt)],
);
