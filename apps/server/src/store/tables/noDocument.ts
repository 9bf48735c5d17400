import { sql } from "../../database/query.ts";
import { index, integer, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** "I do not have this document", said of one slot. Withdrawn ones stay as history. */
export const noDocumentTable = boreal.table(
  "no_document_statement",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    page: text("page").notNull(),
    slot: text("slot").notNull(),
    childNumber: integer("child_number"),
    /** Why, in the person's words, under the owner's key; null when nothing was said. */
    sealedExplanation: bytes("sealed_explanation"),
    statedBy: text("stated_by").notNull(),
    statedAt: instant("stated_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: text("withdrawn_by"),
    /** `fileArrived`, `takenBack`, `saidAnew` or `personChanged`. */
    withdrawnBecause: text("withdrawn_because"),
  },
  (table) => [
    index("no_document_application").on(table.applicationId, table.statedAt),
    uniqueIndex("no_document_standing")
      .on(table.applicationId, table.slot, sql`coalesce(${table.childNumber}, 0)`)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
