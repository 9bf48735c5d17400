import type { Role, User } from "@boreal/domain/caseFile/user";
import type { Language } from "@boreal/domain/kernel/text";
import { index, jsonb, text, uniqueIndex } from "../../database/columns.ts";
import { sql } from "../../database/query.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** Facts that tell to whom an applicant belongs. */
export type AffiliationFact = "applicantKind" | "schoolId" | "agentId";

/** How a person came to belong: by a link of the organisation, by signing in through it, or by the word of staff. */
export type AffiliationOrigin = { readonly how: "link" | "signOn" | "staff"; readonly by: string; readonly at: string };

/** What the application knows of an account. Names are under the person's own key. */
export const profileTable = boreal.table(
  "profile",
  {
    userId: text("user_id").primaryKey(),
    /** As which the account works now. */
    role: text("role").$type<Role>().notNull(),
    /** The other roles of the office that it holds and can change to. */
    furtherRoles: jsonb("further_roles").$type<readonly Role[]>().notNull().default([]),
    applicantKind: text("applicant_kind").$type<NonNullable<User["applicantKind"]>>(),
    schoolId: text("school_id"),
    /** The school through which they sign in. */
    ssoId: text("sso_id"),
    agentId: text("agent_id"),
    /** Who set each of these facts, and how; the applicant sees it. */
    affiliationSet: jsonb("belonging_set")
      .$type<Partial<Record<AffiliationFact, AffiliationOrigin>>>()
      .notNull()
      .default({}),
    /** Since when the account is ended; nobody signs in to it then. */
    disabledAt: instant("disabled_at"),
    /** `firm` lets a lawyer see all applications; otherwise only those assigned. */
    lawyerScope: text("lawyer_scope"),
    language: text("language").$type<Language>().notNull(),
    /** `{ firstName, lastName }` */
    sealedNames: bytes("sealed_names").notNull(),
    /** What the person told of their life, by path with its version (store/answers/personalHistory.ts); null before they told anything. */
    sealedLife: bytes("sealed_life"),
    /** As what somebody of the office acts for applicants (store/office/memberships.ts); null before they said. */
    sealedMembership: bytes("sealed_membership"),
    createdAt: instant("created_at").notNull(),
  },
  // The lists of an agent and of a school.
  (table) => [
    index("profile_agent")
      .on(table.agentId)
      .where(sql`agent_id is not null`),
    index("profile_school")
      .on(table.schoolId)
      .where(sql`school_id is not null`),
  ],
);

/** An invitation of staff. Only a hash of its token is kept. */
export const invitationTable = boreal.table(
  "invitation",
  {
    id: text("id").primaryKey(),
    role: text("role").$type<Role>().notNull(),
    /** The school or agency of which the invited person is staff. */
    organisationId: text("organisation_id"),
    sealedEmail: bytes("sealed_email").notNull(),
    tokenHash: bytes("token_hash").notNull().unique("invitation_token_once"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    acceptedBy: text("accepted_by"),
  },
  (table) => [index("invitation_created").on(table.createdAt)],
);

/** The one-time links for the first administrator. */
export const setupTokenTable = boreal.table("setup_token", {
  tokenHash: bytes("token_hash").primaryKey(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  usedBy: text("used_by"),
});

/** A lost second factor that one administrator asked to take away, until another one confirms it (ADR 0147). */
export const factorResetTable = boreal.table(
  "factor_reset",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    askedBy: text("asked_by").notNull(),
    askedAt: instant("asked_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    confirmedBy: text("confirmed_by"),
    confirmedAt: instant("confirmed_at"),
  },
  (table) => [
    index("factor_reset_asked").on(table.askedAt),
    uniqueIndex("factor_reset_open")
      .on(table.userId)
      .where(sql`confirmed_at is null`),
  ],
);

/** Who is named in a case that was imported and has no account here (ADR 0411): names, and as whom they worked elsewhere. */
export const archivedPersonTable = boreal.table("archived_person", {
  userId: text("user_id").primaryKey(),
  role: text("role").notNull(),
  /** `{ firstName, lastName }`, under a key of the person as in the profile. */
  sealedNames: bytes("sealed_names").notNull(),
});
