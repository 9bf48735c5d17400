import { index, text } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

export const conflictDecisions = ["noConflict", "conflict", "waived"] as const;
export type ConflictDecision = (typeof conflictDecisions)[number];

/**
 * That somebody looked whether the people of a case are in other cases of the firm, what was found, and what a lawyer decided
 * (ADR 0351). Rows are added and decided, never removed.
 */
export const conflictCheckTable = boreal.table(
  "conflict_check",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    checkedAt: instant("checked_at").notNull(),
    /** `systemActor`: by itself, when the case began. */
    checkedBy: text("checked_by").notNull(),
    /** Who was looked for and in which cases they were found, under the owner’s key. */
    sealedFindings: bytes("sealed_findings").notNull(),
    decision: text("decision").$type<ConflictDecision>(),
    /** Under the owner’s key. */
    sealedReason: bytes("sealed_reason"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
  },
  (table) => [index("conflict_check_application").on(table.applicationId, table.checkedAt)],
);
