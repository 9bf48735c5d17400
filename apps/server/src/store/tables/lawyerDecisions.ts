import { index, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** What a lawyer decided about a file, and why. One that was taken back stays as history; nothing is ever removed. */
export const lawyerDecisionTable = boreal.table(
  "lawyer_word",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** `warningOverridden` or `formAccepted`. */
    kind: text("kind").notNull(),
    fileId: text("file_id").notNull(),
    warningId: text("warning_id"),
    formKey: text("form_key"),
    /** The reason, and what was found in the file and the case when it was given, under the owner's key. */
    sealedReason: bytes("sealed_reason").notNull(),
    givenBy: text("given_by").notNull(),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: text("withdrawn_by"),
  },
  (table) => [index("lawyer_word_application").on(table.applicationId, table.givenAt)],
);
