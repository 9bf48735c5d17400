import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { RequestParty } from "@boreal/domain/caseFile/authority/authorityRequest";
import { sql } from "../../database/query.ts";
import { bigint, boolean, date, index, integer, primaryKey, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/**
 * Derived, and made anew whenever it is missing or old (ADR 0144): what the queue of many cases sorts and filters by, one row
 * for each case. The copies of columns of the application are kept by a trigger (database/migrate.ts), in the same transaction;
 * the others by `commands/queue/refreshSummary.ts`, which knows by `made_at` whether the case moved on since.
 */
export const caseSummaryTable = boreal.table(
  "case_summary",
  {
    applicationId: text("application_id")
      .primaryKey()
      .references(() => applicationTable.id, { onDelete: "cascade" }),
    ownerId: text("owner_id").notNull(),
    type: text("type").$type<ApplicationType>().notNull(),
    status: text("status").$type<ApplicationStatus>().notNull(),
    statusUpdatedAt: instant("status_updated_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The firm closed it: it is in no list but that of closed cases, and a search finds it. */
    isClosed: boolean("is_closed").notNull().default(false),
    /** `infinity` while nothing is due, so that it sorts last. */
    nextDeadline: date("next_deadline", { mode: "string" }).notNull().default("infinity"),
    isBlocked: boolean("is_blocked").notNull().default(false),
    /** Who has to act on what an authority asks for: then the case waits for them, and not for the authority. */
    openRequest: text("open_request").$type<RequestParty>(),
    /** How many questions are asked and answered, under the owner's key; null before it was made once. */
    sealedCounts: bytes("sealed_counts"),
    /** Everybody whom the case names, under the owner’s key; null before it was made once (ADR 0350). */
    sealedPeople: bytes("sealed_people"),
    /** The place in the case's audit chain at which it was made; -1: not yet, or a name changed. */
    madeAt: bigint("made_at", { mode: "number" }).notNull().default(-1),
    /** The day for which it was made: deadlines pass by themselves. */
    madeOn: date("made_on", { mode: "string" }),
  },
  (table) => [
    index("case_summary_newest").on(table.isClosed, table.type, table.status, table.createdAt, table.applicationId),
    index("case_summary_waiting").on(
      table.isClosed,
      table.type,
      table.status,
      table.statusUpdatedAt,
      table.applicationId,
    ),
    index("case_summary_deadline").on(
      table.isClosed,
      table.type,
      table.status,
      table.nextDeadline,
      table.applicationId,
    ),
    index("case_summary_owner").on(table.ownerId),
    index("case_summary_not_made")
      .on(table.applicationId)
      .where(sql`made_at = -1`),
  ],
);

/**
 * By which words and numbers a case is found: MACs under the installation's own key, filled up so that their number tells
 * little (ADR 0144). Derived like the summary, and written with it.
 */
export const searchTermTable = boreal.table(
  "search_term",
  {
    term: bytes("term").notNull(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.applicationId] }),
    index("search_term_application").on(table.applicationId),
  ],
);

/** What the legal team decided about a document (ADR 0145). One that was cancelled stays as history; nothing is ever removed. */
export const documentReviewTable = boreal.table(
  "document_review",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** `accepted`, `returned` or `asked`. */
    kind: text("kind").notNull(),
    /** The very file that was looked at; null where a document is asked for. Bytes of a file never change. */
    fileId: text("file_id"),
    page: text("page").notNull(),
    slot: text("slot").notNull(),
    childNumber: integer("child_number"),
    /** A MAC of the values that were in force when it was looked at: corrected later, they were not looked at. */
    valuesMac: bytes("values_mac"),
    /** Why it was returned, or what is asked for, under the owner's key. */
    sealedReason: bytes("sealed_reason"),
    reviewedBy: text("reviewed_by").notNull(),
    reviewedAt: instant("reviewed_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by"),
  },
  (table) => [
    index("document_review_application").on(table.applicationId, table.reviewedAt),
    // Of two who decide at once, one is first.
    uniqueIndex("document_review_of_file")
      .on(table.fileId)
      .where(sql`cancelled_at is null and file_id is not null`),
  ],
);

/** What the applicant and the legal team write to each other about one case (ADR 0154). */
export const messageTable = boreal.table(
  "message",
  {
    /** Made by the page: the same message sent again is the same row. */
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The place in the thread of the case, from 1, given under the lock of the case: nobody reads past one that comes later. */
    position: integer("position").notNull(),
    writtenBy: text("written_by").notNull(),
    isFromTeam: boolean("is_from_team").notNull(),
    /** Under the owner’s key. */
    sealedBody: bytes("sealed_body").notNull(),
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [
    uniqueIndex("message_position").on(table.applicationId, table.position),
    index("message_writer").on(table.writtenBy, table.writtenAt),
  ],
);

/** What somebody has to do in a case (ADR 0154). */
export const caseTaskTable = boreal.table(
  "case_task",
  {
    /** Made by the page: the same task sent again is the same row. */
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** Why the product gave it; null for a person’s. Each cause once in a case. */
    cause: text("cause"),
    /** Under the owner’s key; null where the cause says it. */
    sealedWords: bytes("sealed_words"),
    isForApplicant: boolean("is_for_applicant").notNull(),
    /** Null: whoever of the team. */
    assigneeId: text("assignee_id"),
    dueOn: date("due_on", { mode: "string" }),
    givenBy: text("given_by").notNull(),
    givenAt: instant("given_at").notNull(),
    doneAt: instant("done_at"),
    doneBy: text("done_by"),
  },
  (table) => [
    index("case_task_application").on(table.applicationId),
    uniqueIndex("case_task_cause").on(table.applicationId, table.cause),
    index("case_task_assignee")
      .on(table.assigneeId, table.dueOn)
      .where(sql`done_at is null`),
    index("case_task_due")
      .on(table.dueOn)
      .where(sql`done_at is null`),
  ],
);

/** What the legal team wrote down about a case, for one person or for all of it (ADR 0154). */
export const caseNoteTable = boreal.table(
  "case_note",
  {
    /** Made by the page: the same note sent again is the same row. */
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    writtenBy: text("written_by").notNull(),
    isShared: boolean("is_shared").notNull(),
    /** Under the owner’s key. */
    sealedBody: bytes("sealed_body").notNull(),
    writtenAt: instant("written_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [index("case_note_application").on(table.applicationId, table.writtenAt)],
);

/** Who of the legal team has a case open, and how far they had seen it the time before (ADR 0155). */
export const caseVisitTable = boreal.table(
  "case_visit",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    userId: text("user_id").notNull(),
    presentAt: instant("present_at").notNull(),
    /** The place in the log of the case. */
    seenPosition: bigint("seen_position", { mode: "number" }).notNull(),
    /** Where the visit before this one ended; null on the first. */
    beforePosition: bigint("before_position", { mode: "number" }),
    beforeAt: instant("before_at"),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.userId] })],
);

/** How far somebody has read the messages of a case. */
export const messageReadTable = boreal.table(
  "message_read",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    userId: text("user_id").notNull(),
    isOfTeam: boolean("is_of_team").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.userId] })],
);
