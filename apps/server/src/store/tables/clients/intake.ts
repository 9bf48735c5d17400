import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Language } from "@boreal/domain/kernel/text";
import { index, integer, primaryKey, text } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** A link of the firm by which anybody opens an account and begins a case with it (ADR 0354). It names nobody. */
export const intakeLinkTable = boreal.table(
  "intake_link",
  {
    id: text("id").primaryKey(),
    type: text("type").$type<ApplicationType>().notNull(),
    language: text("language").$type<Language>().notNull(),
    /** What the firm says to whoever opens it; may be empty. */
    words: text("words").notNull(),
    tokenHash: bytes("token_hash").notNull().unique("intake_link_token_once"),
    /** Under the key of the installation: the team copies the link again. */
    sealedToken: bytes("sealed_token").notNull(),
    /** Null: as many as come. */
    mostUses: integer("most_uses"),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** Works on the cases that begin by it. */
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("intake_link_maker").on(table.createdBy, table.createdAt)],
);

/** Who began a case by which link; each person once. */
export const intakeUseTable = boreal.table(
  "intake_use",
  {
    linkId: text("link_id")
      .notNull()
      .references(() => intakeLinkTable.id),
    ownerId: text("owner_id").notNull(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    usedAt: instant("used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.ownerId] })],
);
