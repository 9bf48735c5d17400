import { isNull } from "../../../database/query.ts";
import { index, text, uniqueIndex } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** That somebody uploaded a file of a package into its place of the portal. */
export const filingTickTable = boreal.table(
  "filing_tick",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    ownerId: text("owner_id").notNull(),
    /** Tells two ticks of a case apart without saying of what they are. */
    mark: text("mark").notNull(),
    /** Place and hash, under the owner's key. */
    sealedTick: bytes("sealed_tick").notNull(),
    tickedBy: text("ticked_by").notNull(),
    tickedAt: instant("ticked_at").notNull(),
    /** The change of status with which it was sent: the next filing begins with none. */
    statusChangeId: text("status_change_id"),
  },
  (table) => [
    index("filing_tick_application").on(table.applicationId),
    uniqueIndex("filing_tick_open").on(table.applicationId, table.mark).where(isNull(table.statusChangeId)),
  ],
);
