import { index, integer, primaryKey, text } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";
import { documentFileTable } from "./files.ts";

/** What one reader version found in one file, once per request to read. */
export const readingTable = boreal.table(
  "reading",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => documentFileTable.id, { onDelete: "cascade" }),
    readerVersion: text("reader_version").notNull(),
    round: integer("round").notNull(),
    /** `read`, `notReadable`, `needsPassword` or `rejected`; a locked PDF is `rejected` in boreal-reading/1. */
    outcome: text("outcome").notNull(),
    /** boreal-reading/1 under the owner's key. */
    sealedResult: bytes("sealed_result").notNull(),
    finishedAt: instant("finished_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.readerVersion, table.round] })],
);

/** What a person typed for one value, read before or not; the newest counts, what was read stays. */
export const readingCorrectionTable = boreal.table(
  "reading_correction",
  {
    id: text("id").primaryKey(),
    fileId: text("file_id")
      .notNull()
      .references(() => documentFileTable.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    /** `{ value: string | number | boolean | null }` under the owner's key. */
    sealedValue: bytes("sealed_value").notNull(),
    correctedBy: text("corrected_by").notNull(),
    correctedAt: instant("corrected_at").notNull(),
  },
  (table) => [index("reading_correction_file").on(table.fileId, table.correctedAt)],
);
