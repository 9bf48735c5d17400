import { bigint, index, integer, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** A slot's files merged for a portal of the authority. It belongs to the slot and is no document of the case. */
export const portalFitTable = boreal.table(
  "portal_fit",
  {
    /** Also the key under which its bytes rest, once there are any. */
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    ownerId: text("owner_id").notNull(),
    page: text("page").notNull(),
    slot: text("slot").notNull(),
    childNumber: integer("child_number"),
    portal: text("portal").notNull(),
    /** The files of the slot when it was asked for, in order, each with its turn: other files make it stale. */
    inputs: text("inputs").notNull(),
    state: text("state").notNull(),
    /** What was done, under the owner's key. */
    sealedReport: bytes("sealed_report"),
    wrappedKey: bytes("wrapped_key"),
    bytes: bigint("bytes", { mode: "number" }),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [index("portal_fit_application").on(table.applicationId)],
);
