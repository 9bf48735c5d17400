import { text } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";

/**
 * One random key per applicant, wrapped by the root key; the row `system` holds the installation's own. To change the root key,
 * each row is wrapped anew and gets the new id: nothing that these keys seal has to be touched.
 */
export const personKeyTable = boreal.table("person_key", {
  ownerId: text("owner_id").primaryKey(),
  wrappedKey: bytes("wrapped_key").notNull(),
  rootKeyId: text("root_key_id").notNull(),
  createdAt: instant("created_at").notNull(),
});
