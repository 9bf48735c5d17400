import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import { boolean, date, index, jsonb, primaryKey, text } from "../../database/columns.ts";
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
    sopManuallyUploadedByLawyer: boolean("sop_manually_uploaded_by_lawyer").notNull().default(false),
    temporaryResidentVisaExpiryDate: date("temporary_resident_visa_expiry_date", { mode: "string" }),
    /** The dates of docs/facts/statuses.md section 2, by the key of the case format. */
    dates: jsonb("dates").$type<Readonly<Record<string, string | null>>>().notNull().default({}),
    /** Numbers by which courts and portals know the case, under the owner's key: `{ courtFileNumber, confirmationNumber, profileNumber }`. */
    sealedNumbers: bytes("sealed_numbers"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("application_owner").on(table.ownerId, table.createdAt)],
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
