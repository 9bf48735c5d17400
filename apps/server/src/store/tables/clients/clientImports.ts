import { boolean, index, integer, primaryKey, text } from "../../../database/columns.ts";
import { boreal, instant } from "../columns.ts";

/** That somebody took clients over from a list (ADR 0352). The list itself is not kept. */
export const clientImportTable = boreal.table(
  "client_import",
  {
    /** Made by the page: parts that follow each other are one import. */
    id: text("id").primaryKey(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** So many lines were to be imported. */
    total: integer("total").notNull(),
    /** Whether each client was sent the link to the account. */
    invites: boolean("invites").notNull(),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
  },
  (table) => [index("client_import_created").on(table.createdAt)],
);

/** Which case each line became; a line that is sent again is the same case. */
export const clientImportLineTable = boreal.table(
  "client_import_line",
  {
    importId: text("import_id")
      .notNull()
      .references(() => clientImportTable.id),
    line: integer("line").notNull(),
    applicationId: text("application_id").notNull(),
    ownerId: text("owner_id").notNull(),
    /** The place in the log of the case that the import left: whoever worked on it since moved it on. */
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);
