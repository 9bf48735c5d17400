import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { index, integer, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

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

/** An application that follows from another one. */
export const applicationLinkTable = boreal.table(
  "application_link",
  {
    toId: text("to_id")
      .primaryKey()
      .references(() => applicationTable.id),
    fromId: text("from_id")
      .notNull()
      .references(() => applicationTable.id),
    kind: text("kind").notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [index("application_link_from").on(table.fromId)],
);
