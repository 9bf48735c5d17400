import { integer, primaryKey, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/**
 * What was entered in official forms, by form and dotted path. A removed entry keeps its row (null is sealed), so that its
 * version goes on counting and a tab that still shows the old value is told.
 */
export const formValueTable = boreal.table(
  "form_value",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** Always `~`. Rows of before ADR 0103 hold the form here (`IMM1294:spouse`) until they are sealed anew. */
    formKey: text("form_key").notNull(),
    /** The MAC of form and path (store/names/hiddenNames.ts). */
    path: text("path").notNull(),
    /** Form, path and value, with what was filled in for the person when they entered it. */
    sealedValue: bytes("sealed_value"),
    /** Null; what was filled in, in rows of before. */
    sealedBase: bytes("sealed_base"),
    version: integer("version").notNull(),
    enteredBy: text("entered_by").notNull(),
    enteredAt: instant("entered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.formKey, table.path] })],
);
