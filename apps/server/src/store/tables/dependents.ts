import type { DependentType, DependentVisaType } from "@boreal/domain/caseFile/dependents";
import { sql } from "../../database/query.ts";
import { index, integer, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** Spouse and children of an application. Name and birthday are sealed; a child's number stays its own after others leave. */
export const dependentTable = boreal.table(
  "dependent",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    type: text("type").$type<DependentType>().notNull(),
    childNumber: integer("child_number"),
    visaType: text("visa_type").$type<DependentVisaType>(),
    sealedDetails: bytes("sealed_details").notNull(),
    createdAt: instant("created_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("dependent_application").on(table.applicationId),
    uniqueIndex("dependent_one_spouse")
      .on(table.applicationId)
      .where(sql`type = 'Spouse' and removed_at is null`),
    uniqueIndex("dependent_child_number")
      .on(table.applicationId, table.childNumber)
      .where(sql`type = 'Child' and removed_at is null`),
  ],
);
