import { index, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** A case that support opened for an hour, with the reason for it, which is under the applicant's own key (ADR 0147). */
export const breakGlassTable = boreal.table(
  "break_glass",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    staffId: text("staff_id").notNull(),
    sealedReason: bytes("sealed_reason").notNull(),
    openedAt: instant("opened_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("break_glass_application").on(table.applicationId, table.endsAt)],
);
