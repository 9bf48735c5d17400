import type { Language } from "@boreal/domain/kernel/text";
import { index, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/**
 * An invitation of a person without an account to answer the questions about them (ADR 0058). The address it was sent to is
 * not kept; of its link only a hash is.
 */
export const sectionInvitationTable = boreal.table(
  "section_invitation",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    section: text("section")
      .$type<"spouse" | "host" | "visitor" | "financialSupporter" | "secondFinancialSupporter">()
      .notNull(),
    language: text("language").$type<Language>().notNull(),
    tokenHash: bytes("token_hash").notNull().unique("section_invitation_token_once"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** First opening of the link. */
    openedAt: instant("opened_at"),
    revokedAt: instant("revoked_at"),
    /** When the invited person last said that they are done, and when the applicant was last told so. */
    finishedAt: instant("finished_at"),
    toldAt: instant("told_at"),
  },
  (table) => [
    index("section_invitation_application").on(table.applicationId),
    index("section_invitation_maker").on(table.createdBy, table.createdAt),
  ],
);

/** Browsers in which the link of an invitation was opened. Only a hash of the cookie is kept. */
export const guestSessionTable = boreal.table(
  "guest_session",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    invitationId: text("invitation_id")
      .notNull()
      .references(() => sectionInvitationTable.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("guest_session_invitation").on(table.invitationId)],
);
