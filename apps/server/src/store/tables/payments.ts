import { sql } from "../../database/query.ts";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { ItemAppliesTo } from "@boreal/domain/caseFile/payment";
import type { Text } from "@boreal/domain/kernel/text";
import { bigint, boolean, date, index, integer, jsonb, text, uniqueIndex } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** What the office charges, by kind of application and day. Rows are added and never changed (ADR 0143); nothing of a person is in it. */
export const servicePriceTable = boreal.table(
  "service_price",
  {
    id: text("id").primaryKey(),
    /** The order in which they were added: of two that hold on a day, the later one counts. */
    position: integer("position").notNull().generatedAlwaysAsIdentity(),
    applicationType: text("application_type").$type<ApplicationType>().notNull(),
    itemId: text("item_id").notNull(),
    appliesTo: text("applies_to").$type<ItemAppliesTo>().notNull(),
    /** Null: from this day on the item has no price. */
    cents: integer("cents"),
    addIfZero: boolean("add_if_zero").notNull(),
    name: jsonb("name").$type<Text>().notNull(),
    description: jsonb("description").$type<Text>(),
    note: jsonb("note").$type<Text>(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validUntil: date("valid_until", { mode: "string" }),
    addedBy: text("added_by").notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [index("service_price_type").on(table.applicationType, table.position)],
);

/** What the office asked for. An invoice is never changed: another one takes its place. */
export const invoiceTable = boreal.table(
  "invoice",
  {
    id: text("id").primaryKey(),
    number: integer("number").notNull().generatedAlwaysAsIdentity(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    totalCents: integer("total_cents").notNull(),
    /** Its lines as they were that day, under the owner's key. */
    sealedLines: bytes("sealed_lines").notNull(),
    issuedBy: text("issued_by").notNull(),
    issuedAt: instant("issued_at").notNull(),
    replacedAt: instant("replaced_at"),
  },
  (table) => [
    index("invoice_application").on(table.applicationId, table.issuedAt),
    uniqueIndex("invoice_one_in_force")
      .on(table.applicationId)
      .where(sql`replaced_at is null`),
  ],
);

/** Money that came in. Written once under the key of its source, whatever is sent again. */
export const paymentTable = boreal.table(
  "payment",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    invoiceId: text("invoice_id").references(() => invoiceTable.id),
    cents: bigint("cents", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    how: text("how").notNull(),
    /** What one payment has once: the key of the page that recorded it, or the provider's own reference. */
    sourceKey: text("source_key").notNull().unique("payment_once"),
    /** What somebody noted about it, under the owner's key. */
    sealedReference: bytes("sealed_reference"),
    recordedBy: text("recorded_by").notNull(),
    recordedAt: instant("recorded_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by"),
  },
  (table) => [index("payment_application").on(table.applicationId, table.recordedAt)],
);

/** Money that goes back, from the request to the day it left. */
export const refundTable = boreal.table(
  "refund",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The payment it belongs to, where the provider has to know. */
    paymentId: text("payment_id").references(() => paymentTable.id),
    cents: bigint("cents", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    state: text("state").notNull(),
    how: text("how"),
    sourceKey: text("source_key").notNull().unique("refund_once"),
    sealedReason: bytes("sealed_reason"),
    askedBy: text("asked_by").notNull(),
    askedAt: instant("asked_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    providerReference: text("provider_reference"),
  },
  (table) => [
    index("refund_application").on(table.applicationId, table.askedAt),
    index("refund_sending")
      .on(table.askedAt)
      .where(sql`state = 'sending'`),
  ],
);

/** What was taken off an invoice, by a number of its own: because money went back, or because somebody of the office says so (ADR 0233). */
export const creditNoteTable = boreal.table(
  "credit_note",
  {
    id: text("id").primaryKey(),
    number: integer("number").notNull().generatedAlwaysAsIdentity(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The one in force that day. */
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoiceTable.id),
    /** The refund that it belongs to; null where somebody gave it. */
    refundId: text("refund_id").references(() => refundTable.id),
    cents: bigint("cents", { mode: "number" }).notNull(),
    /** Why it was given, under the owner's key. */
    sealedReason: bytes("sealed_reason"),
    issuedBy: text("issued_by").notNull(),
    issuedAt: instant("issued_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by"),
  },
  (table) => [
    index("credit_note_application").on(table.applicationId, table.issuedAt),
    uniqueIndex("credit_note_one_for_refund")
      .on(table.refundId)
      .where(sql`cancelled_at is null`),
  ],
);

/** Every message of a payment provider, by its own id: it is heard once. */
export const paymentEventTable = boreal.table("payment_event", {
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  /** What became of it. */
  outcome: text("outcome").notNull(),
  applicationId: text("application_id"),
  /** What it named, so that money nobody could place is found again. */
  reference: text("reference"),
  cents: bigint("cents", { mode: "number" }),
  currency: text("currency"),
  receivedAt: instant("received_at").notNull(),
});
