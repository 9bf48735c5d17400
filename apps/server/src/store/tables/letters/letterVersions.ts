import { integer, text, uniqueIndex } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** What a letter said at moments after which it may say something else (ADR 0251). Nothing is ever changed in it. */
export const letterVersionTable = boreal.table(
  "letter_version",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The MAC of the letter and its person (store/names/hiddenNames.ts). */
    letter: text("letter").notNull(),
    /** The place among the versions of this letter, from 1, given under the lock of the case. */
    position: integer("position").notNull(),
    /** Why it was kept, such as `confirmed`. */
    cause: text("cause").notNull(),
    /** Letter, language and the text of each section, under the owner’s key. */
    sealedText: bytes("sealed_text").notNull(),
    keptBy: text("kept_by").notNull(),
    keptAt: instant("kept_at").notNull(),
  },
  (table) => [uniqueIndex("letter_version_position").on(table.applicationId, table.letter, table.position)],
);
