import { sql } from "../../database/query.ts";
import { index, integer, text } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** Mail to be sent, written in the transaction that causes it. Address, subject, body and links are sealed. */
export const mailOutboxTable = boreal.table(
  "mail_outbox",
  {
    /** Also the Message-ID, so that a mail sent twice after a crash is one mail to its reader. */
    id: text("id").primaryKey(),
    /** Null for somebody who has no account yet. */
    toUserId: text("to_user_id"),
    kind: text("kind").notNull(),
    sealedMail: bytes("sealed_mail").notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    /** Null once it is sent or given up. */
    nextAttemptAt: instant("next_attempt_at"),
    /** A code such as ECONNREFUSED or 550; never the server's words, which may quote the address. */
    lastError: text("last_error"),
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index("mail_outbox_created").on(table.createdAt),
    index("mail_outbox_sent").on(table.sentAt),
  ],
);
