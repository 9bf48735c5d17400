import { bigint, jsonb, primaryKey, text } from "../../database/columns.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** The last link of each chain. Appending locks its row, so that a chain has one order. */
export const auditHeadTable = boreal.table("audit_head", {
  chainId: text("chain_id").primaryKey(),
  position: bigint("position", { mode: "number" }).notNull(),
  previousHash: bytes("previous_hash").notNull(),
  hash: bytes("hash").notNull(),
});

/** Who did what to which thing. Append-only (a trigger refuses UPDATE and DELETE); subjects hold ids and kinds only. */
export const auditEventTable = boreal.table(
  "audit_event",
  {
    /** An application's id, or `system`. */
    chainId: text("chain_id").notNull(),
    position: bigint("position", { mode: "number" }).notNull(),
    at: instant("at").notNull(),
    actorId: text("actor_id").notNull(),
    kind: text("kind").notNull(),
    subject: jsonb("subject").$type<unknown>().notNull(),
    previousHash: bytes("previous_hash").notNull(),
    hash: bytes("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.position] })],
);
