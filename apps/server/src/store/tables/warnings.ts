import { index, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** That a person saw a warning, for the state of the case in which it was raised; a changed case raises it anew. */
export const warningAcknowledgementTable = boreal.table(
  "warning_acknowledgement",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    fileId: text("file_id"),
    /** Always `~`: the state names the warning, to whoever has the owner's key (ADR 0103). */
    warningId: text("warning_id").notNull(),
    stateMac: bytes("state_mac").notNull(),
    acknowledgedBy: text("acknowledged_by").notNull(),
    acknowledgedAt: instant("acknowledged_at").notNull(),
  },
  (table) => [index("warning_acknowledgement_application").on(table.applicationId)],
);
