import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import type { Language } from "@boreal/domain/kernel/text";
import { date, integer, text, uniqueIndex } from "../../../database/columns.ts";
import { boreal, instant } from "../columns.ts";

/** What the firm itself says in letters, version by version (ADR 0250). Rows are added and never changed; nothing of a person is in it. */
export const letterClauseTable = boreal.table(
  "letter_clause",
  {
    id: text("id").primaryKey(),
    letter: text("letter").$type<LetterId>().notNull(),
    language: text("language").$type<Language>().notNull(),
    applicationType: text("application_type").$type<ApplicationType | "any">().notNull(),
    /** `whole`, or before, after or instead of a section: `before.introduction`. */
    place: text("place").notNull(),
    version: integer("version").notNull(),
    /** Empty where the firm says nothing any more. */
    words: text("words").notNull(),
    reason: text("reason").notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    savedBy: text("saved_by").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    uniqueIndex("letter_clause_version").on(
      table.letter,
      table.language,
      table.applicationType,
      table.place,
      table.version,
    ),
  ],
);
