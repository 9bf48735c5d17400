import type { User } from "@boreal/domain/caseFile/user";
import { index, integer, jsonb, primaryKey, text } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";

export type OrganisationKind = "school" | "agent";

/** What an applicant may let an organisation do, beside seeing how far an application is. */
export const consentParts = ["answers", "documents", "upload"] as const;
export type ConsentPart = (typeof consentParts)[number];

/** A school or an agency to which applicants and its own staff belong (ADR 0146). Nothing of a person is in it. */
export const organisationTable = boreal.table("organisation", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<OrganisationKind>().notNull(),
  name: text("name").notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** A link by which applicants join an organisation, as often as people follow it. Only a hash of its token is kept. */
export const registrationLinkTable = boreal.table(
  "registration_link",
  {
    id: text("id").primaryKey(),
    organisationId: text("organisation_id")
      .notNull()
      .references(() => organisationTable.id),
    /** Set for whoever follows it and has none yet. */
    applicantKind: text("applicant_kind").$type<NonNullable<User["applicantKind"]>>(),
    tokenHash: bytes("token_hash").notNull().unique("registration_link_token_once"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** How many people joined by it. */
    used: integer("used").notNull().default(0),
  },
  (table) => [index("registration_link_organisation").on(table.organisationId)],
);

/** What an applicant lets an organisation see, and until when. One row for each pair: earlier ones are in the log. */
export const consentTable = boreal.table(
  "consent",
  {
    ownerId: text("owner_id").notNull(),
    organisationId: text("organisation_id")
      .notNull()
      .references(() => organisationTable.id),
    parts: jsonb("parts").$type<readonly ConsentPart[]>().notNull(),
    givenAt: instant("given_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.organisationId] })],
);

/** The provider through which the people of an organisation sign in (ADR 0156). */
export const signOnTable = boreal.table("sign_on", {
  organisationId: text("organisation_id")
    .primaryKey()
    .references(() => organisationTable.id),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  /** Under the key of the installation. */
  sealedSecret: bytes("sealed_secret").notNull(),
  /** Only addresses of these domains are taken from it, in small letters. */
  domains: jsonb("domains").$type<readonly string[]>().notNull(),
  changedBy: text("changed_by").notNull(),
  changedAt: instant("changed_at").notNull(),
});
