import { bigint, index, integer, text } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** What goes to the authority, as one archive. It is made of the case, and is no document of it. */
export const filingPackageTable = boreal.table(
  "filing_package",
  {
    /** Also the key under which its bytes rest, once there are any. */
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    ownerId: text("owner_id").notNull(),
    portal: text("portal").notNull(),
    language: text("language").notNull(),
    /** A hash of the case, its files and the rules when it was asked for: anything else makes it stale. */
    inputs: text("inputs").notNull(),
    state: text("state").notNull(),
    /** How many of its files are made, of how many. */
    made: integer("made").notNull(),
    wanted: integer("wanted").notNull(),
    /** What is in it, under the owner's key. */
    sealedManifest: bytes("sealed_manifest"),
    wrappedKey: bytes("wrapped_key"),
    bytes: bigint("bytes", { mode: "number" }),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    finishedAt: instant("finished_at"),
    /** The change of status with which it was sent: from then on it is kept as it is. */
    statusChangeId: text("status_change_id"),
  },
  (table) => [index("filing_package_application").on(table.applicationId)],
);
