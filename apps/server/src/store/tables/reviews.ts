import { sql } from "../../database/query.ts";
import { index, integer, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

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
