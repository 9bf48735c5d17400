import type { RequestKindId } from "@boreal/domain/caseFile/authority/authorityRequest";
import { sql } from "../../../database/query.ts";
import { date, index, integer, primaryKey, text, uniqueIndex } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** What authorities and courts ask for (ADR 0151). One that was recorded by mistake stays as history; nothing is ever removed. */
export const authorityRequestTable = boreal.table(
  "authority_request",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    kind: text("kind").$type<RequestKindId>().notNull(),
    /** Whom it is about: `main`, `spouse` or `child`. */
    addressee: text("addressee").$type<"main" | "spouse" | "child">().notNull(),
    childNumber: integer("child_number"),
    /** The letter in the vault. */
    letterFileId: text("letter_file_id"),
    letterDate: date("letter_date", { mode: "string" }),
    /** The day that the letter names. */
    dueDate: date("due_date", { mode: "string" }),
    recordedBy: text("recorded_by").notNull(),
    recordedAt: instant("recorded_at").notNull(),
    cancelledBy: text("cancelled_by"),
    cancelledAt: instant("cancelled_at"),
    /** The page’s own number of its request: sent twice, it is recorded once. */
    requestId: text("request_id").notNull(),
    /** How often it was put right: of two who correct it, the second hears of the first. */
    version: integer("version").notNull().default(0),
  },
  (table) => [
    uniqueIndex("authority_request_once").on(table.applicationId, table.requestId),
    // Of two who record the same letter, one is first.
    uniqueIndex("authority_request_of_letter")
      .on(table.letterFileId)
      .where(sql`cancelled_at is null and letter_file_id is not null`),
  ],
);

/** One thing that is asked for: a slot of the vault, or words. */
export const authorityRequestItemTable = boreal.table(
  "authority_request_item",
  {
    id: text("id").primaryKey(),
    authorityRequestId: text("authority_request_id")
      .notNull()
      .references(() => authorityRequestTable.id),
    position: integer("position").notNull(),
    page: text("page"),
    slot: text("slot"),
    childNumber: integer("child_number"),
    /** As the letter says it, under the owner’s key. */
    sealedWords: bytes("sealed_words"),
    /** The day on which it was sent or done. */
    sentOn: date("sent_on", { mode: "string" }),
    sentBy: text("sent_by"),
    sentAt: instant("sent_at"),
    removedAt: instant("removed_at"),
  },
  (table) => [index("authority_request_item_of").on(table.authorityRequestId, table.position)],
);

/** What was recorded as sent and was not sent after all: it waits again, and this stays. */
export const authorityRequestTakenBackTable = boreal.table(
  "authority_request_taken_back",
  {
    id: text("id").primaryKey(),
    itemId: text("item_id")
      .notNull()
      .references(() => authorityRequestItemTable.id),
    sentOn: date("sent_on", { mode: "string" }).notNull(),
    sentBy: text("sent_by").notNull(),
    sentAt: instant("sent_at").notNull(),
    /** Of what was taken back later than within the hour, under the owner’s key. */
    sealedReason: bytes("sealed_reason"),
    takenBackBy: text("taken_back_by").notNull(),
    takenBackAt: instant("taken_back_at").notNull(),
  },
  (table) => [index("authority_request_taken_back_of").on(table.itemId)],
);

/** Which file answers what. */
export const authorityRequestFileTable = boreal.table(
  "authority_request_file",
  {
    itemId: text("item_id")
      .notNull()
      .references(() => authorityRequestItemTable.id),
    fileId: text("file_id").notNull(),
    linkedBy: text("linked_by").notNull(),
    linkedAt: instant("linked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.fileId] })],
);
