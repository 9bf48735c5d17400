import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { sql } from "../../../database/query.ts";
import { boolean, index, jsonb, text, uniqueIndex } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/**
 * That somebody asks to erase a case, and what became of it (ADR 0461). It stays when the case is gone, so it names nobody: ids,
 * the kind of application, a reason of a list, days and counts.
 */
export const caseErasureTable = boreal.table(
  "case_erasure",
  {
    id: text("id").primaryKey(),
    /** Of a case that may be gone. */
    applicationId: text("application_id").notNull(),
    type: text("type").$type<ApplicationType>().notNull(),
    /** A key of packages/domain/src/office/caseErasure.ts. */
    reason: text("reason").notNull(),
    /** A person, or `system`: the time for which the firm keeps cases is over. */
    askedBy: text("asked_by").notNull(),
    askedAt: instant("asked_at").notNull(),
    confirmedBy: text("confirmed_by"),
    confirmedAt: instant("confirmed_at"),
    /** Not before; null until it is confirmed. */
    erasesAt: instant("erases_at"),
    undoneBy: text("undone_by"),
    undoneAt: instant("undone_at"),
    erasedAt: instant("erased_at"),
    /** Whether the account of the person went with it. */
    withPerson: boolean("with_person"),
    counts: jsonb("counts").$type<Readonly<Record<string, number>>>(),
    /** Ids of sealed bytes that are not removed yet; their keys are gone with the rows. */
    bytesLeft: jsonb("bytes_left").$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index("case_erasure_asked").on(table.askedAt),
    index("case_erasure_due")
      .on(table.erasesAt)
      .where(sql`erased_at is null and undone_at is null and erases_at is not null`),
    // Asked once: of two people at the same time the second finds it asked.
    uniqueIndex("case_erasure_open")
      .on(table.applicationId)
      .where(sql`undone_at is null and erased_at is null`),
  ],
);

/** That a case must not be erased, whoever asks: a complaint, an audit, a court. Those that were lifted stay as history. */
export const legalHoldTable = boreal.table(
  "legal_hold",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** For the team, under the owner’s key. */
    sealedReason: bytes("sealed_reason").notNull(),
    setBy: text("set_by").notNull(),
    setAt: instant("set_at").notNull(),
    liftedBy: text("lifted_by"),
    liftedAt: instant("lifted_at"),
  },
  (table) => [
    uniqueIndex("legal_hold_open")
      .on(table.applicationId)
      .where(sql`lifted_at is null`),
  ],
);
