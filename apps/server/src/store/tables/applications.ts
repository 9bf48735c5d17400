import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { LinkedKind } from "@boreal/domain/caseFile/answers/application/startedFrom";
import { sql } from "../../database/query.ts";
import { boolean, date, index, integer, jsonb, primaryKey, text, uniqueIndex } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";

export const applicationTable = boreal.table(
  "application",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    type: text("type").$type<ApplicationType>().notNull(),
    status: text("status").$type<ApplicationStatus>().notNull(),
    statusUpdatedAt: instant("status_updated_at").notNull(),
    receivedDate: date("received_date", { mode: "string" }),
    reasons: jsonb("reasons").$type<readonly string[]>().notNull().default([]),
    /** Null until the applicant was asked. */
    agreedToDisclaimer: boolean("agreed_to_disclaimer"),
    confirmedSop: boolean("confirmed_sop").notNull().default(false),
    /** The files that its applicant had before them; null where the team recorded it. Other files are not confirmed by it. */
    confirmedSopFiles: jsonb("confirmed_sop_files").$type<readonly string[]>(),
    temporaryResidentVisaExpiryDate: date("temporary_resident_visa_expiry_date", { mode: "string" }),
    /** The dates of docs/facts/statuses.md section 2, by the key of the case format. */
    dates: jsonb("dates").$type<Readonly<Record<string, string | null>>>().notNull().default({}),
    /** Numbers by which courts and portals know the case, under the owner's key: `{ courtFileNumber, confirmationNumber, profileNumber }`. */
    sealedNumbers: bytes("sealed_numbers"),
    /** By which the firm knows the case; null where it numbers none (store/office/matterNumbers.ts). */
    matterNumber: text("matter_number"),
    /** Since when the firm’s work on it is over; null while it goes on (store/cases/caseClosings.ts). */
    closedAt: instant("closed_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("application_owner").on(table.ownerId, table.createdAt),
    uniqueIndex("application_matter_number").on(sql`lower(${table.matterNumber})`),
  ],
);

/** Who of the staff works on an application. */
export const assignmentTable = boreal.table(
  "assignment",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    staffId: text("staff_id").notNull(),
    assignedAt: instant("assigned_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.staffId] }),
    // Both columns, so that the list of one person’s cases is read from the index alone.
    index("assignment_staff").on(table.staffId, table.applicationId),
  ],
);

/** Every change of the status of an application, in their order. One that was undone stays as history. */
export const statusChangeTable = boreal.table(
  "status_change",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** 1, 2, 3... within the application. */
    position: integer("position").notNull(),
    /** The id of the change in `domain/lifecycle`, or `forced`. */
    transition: text("transition").notNull(),
    fromStatus: text("from_status").$type<ApplicationStatus>().notNull(),
    toStatus: text("to_status").$type<ApplicationStatus>().notNull(),
    /** A person, or `system`. */
    madeBy: text("made_by").notNull(),
    madeAt: instant("made_at").notNull(),
    /** Reason, what was ticked and entered, and the facts as they were before (store/cases/statusChanges.ts). */
    sealedDetails: bytes("sealed_details").notNull(),
    /** Sent by the page with the request: the same request twice is one change. */
    requestId: text("request_id").notNull(),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
  },
  (table) => [
    uniqueIndex("status_change_order").on(table.applicationId, table.position),
    uniqueIndex("status_change_request").on(table.applicationId, table.requestId),
  ],
);

/** What an applicant reports of a decision, until the team confirms or declines it. */
export const statusReportTable = boreal.table(
  "status_report",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    transition: text("transition").notNull(),
    reportedBy: text("reported_by").notNull(),
    reportedAt: instant("reported_at").notNull(),
    /** What was entered with it. */
    sealedDetails: bytes("sealed_details").notNull(),
    requestId: text("request_id").notNull(),
    settledAt: instant("settled_at"),
    settledBy: text("settled_by"),
    /** `confirmed` or `declined`. */
    outcome: text("outcome"),
  },
  (table) => [
    index("status_report_application").on(table.applicationId, table.reportedAt),
    uniqueIndex("status_report_request").on(table.applicationId, table.requestId),
  ],
);

/** What was filed, as it was that day: files, forms and the plan, sealed. Never changed. */
export const filingTable = boreal.table(
  "filing",
  {
    statusChangeId: text("status_change_id")
      .primaryKey()
      .references(() => statusChangeTable.id),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    filedAt: instant("filed_at").notNull(),
    sealedContents: bytes("sealed_contents").notNull(),
  },
  (table) => [index("filing_application").on(table.applicationId)],
);

/** An application that was started from another one. */
export const applicationLinkTable = boreal.table(
  "application_link",
  {
    toId: text("to_id")
      .primaryKey()
      .references(() => applicationTable.id),
    /** May be on another server: a case that was imported names the one from which it was started. */
    fromId: text("from_id").notNull(),
    kind: text("kind").$type<LinkedKind>().notNull(),
    /** What is kept of the earlier one: its answers that go along, and what became of it (store/cases/applicationLinks.ts). */
    sealedEarlier: bytes("sealed_earlier").notNull(),
    /** Sent by the page with the request: the same request twice starts one application. */
    requestId: text("request_id").notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [uniqueIndex("application_link_request").on(table.fromId, table.requestId)],
);

/** Facts of applications that the legal team recorded by themselves (ADR 0152): each entry stays, the last one of a fact holds. */
export const recordedFactTable = boreal.table(
  "recorded_fact",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** A key of packages/domain/src/lifecycle/recordedFacts.ts. */
    fact: text("fact").notNull(),
    /** What was entered: a day, `true`, or ids of choices; empty where it was taken away. */
    words: jsonb("words").$type<readonly string[]>().notNull(),
    /** The files that were confirmed. */
    fileIds: jsonb("file_ids").$type<readonly string[]>(),
    recordedBy: text("recorded_by").notNull(),
    recordedAt: instant("recorded_at").notNull(),
  },
  (table) => [index("recorded_fact_application").on(table.applicationId, table.fact, table.recordedAt)],
);

/** Every time that the firm closed a case, with its reopening; the last one stands while the case is closed (ADR 0460). */
export const caseClosingTable = boreal.table(
  "case_closing",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** A key of packages/domain/src/office/caseClosing.ts. */
    reason: text("reason").notNull(),
    /** What the team says beside it, for the team, under the owner’s key. */
    sealedWords: bytes("sealed_words"),
    closedBy: text("closed_by").notNull(),
    closedAt: instant("closed_at").notNull(),
    reopenedReason: text("reopened_reason"),
    sealedReopenedWords: bytes("sealed_reopened_words"),
    reopenedBy: text("reopened_by"),
    reopenedAt: instant("reopened_at"),
  },
  (table) => [
    index("case_closing_application").on(table.applicationId, table.closedAt),
    // A case is closed once: of two people at the same time the second finds it closed.
    uniqueIndex("case_closing_open")
      .on(table.applicationId)
      .where(sql`reopened_at is null`),
  ],
);

/** Parts of a case that the legal team opened again for the applicant (ADR 0153). Closed ones stay as history. */
export const reopenedPartTable = boreal.table(
  "reopened_part",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** A kind and a name of packages/domain/src/review/caseParts.ts. */
    kind: text("kind").$type<"section" | "question" | "documents" | "form">().notNull(),
    part: text("part").notNull(),
    /** 0: of no child. */
    childNumber: integer("child_number").notNull(),
    /** What the applicant reads, under their own key. */
    sealedReason: bytes("sealed_reason").notNull(),
    openedBy: text("opened_by").notNull(),
    openedAt: instant("opened_at").notNull(),
    /** A person, or whoever moved the case. */
    closedBy: text("closed_by"),
    closedAt: instant("closed_at"),
    /** `corrected` by the applicant, `closed` by the team, `moved` with the status of the case. */
    outcome: text("outcome").$type<"corrected" | "closed" | "moved">(),
  },
  (table) => [
    index("reopened_part_application").on(table.applicationId, table.openedAt),
    // A part is open once: the same request again, or a second lawyer, finds it open.
    uniqueIndex("reopened_part_open")
      .on(table.applicationId, table.kind, table.part, table.childNumber)
      .where(sql`closed_at is null`),
  ],
);
