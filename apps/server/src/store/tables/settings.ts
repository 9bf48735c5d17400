import { integer, jsonb, text } from "../../database/columns.ts";
import { boreal, instant } from "./columns.ts";

/** What an administrator sets for the whole installation, one row for each subject. Nothing of a person is in it. */
export const settingTable = boreal.table("setting", {
  id: text("id").primaryKey(),
  value: jsonb("value").notNull(),
  /** Counts the changes, so that two administrators do not write over each other. */
  version: integer("version").notNull(),
  changedBy: text("changed_by").notNull(),
  changedAt: instant("changed_at").notNull(),
});
