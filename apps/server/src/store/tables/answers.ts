import { index, integer, primaryKey, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/**
 * The answer in force by key. A cleared answer keeps its row (null is sealed), so that its version goes on counting and
 * a tab that still shows the old value is told.
 */
export const answerTable = boreal.table(
  "answer",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The MAC of the answer's name (store/names/hiddenNames.ts); in rows of before ADR 0103 the name itself. */
    key: text("key").notNull(),
    /** Name and value. */
    sealedValue: bytes("sealed_value"),
    version: integer("version").notNull(),
    /** Version of the questionnaire that wrote the value; `carryOver` reads those of older ones. */
    writtenIn: integer("written_in").notNull(),
    answeredBy: text("answered_by").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.key] })],
);

/** Every value an answer ever had. */
export const answerRevisionTable = boreal.table(
  "answer_revision",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    key: text("key").notNull(),
    sealedValue: bytes("sealed_value"),
    version: integer("version").notNull(),
    writtenIn: integer("written_in").notNull(),
    answeredBy: text("answered_by").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [index("answer_revision_of").on(table.applicationId, table.key, table.version)],
);
