import { bigint, index, integer, primaryKey, text } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** Letters whose own words are compared with those of other people (ADR 0249), each version of each. */
export const letterFingerprintTable = boreal.table(
  "letter_fingerprint",
  {
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id, { onDelete: "cascade" }),
    /** The MAC of letter and version under the owner's key (store/names/hiddenNames.ts). */
    letter: text("letter").notNull(),
    /** Short, since each fingerprint names it. */
    id: integer("id").notNull().generatedAlwaysAsIdentity().unique("letter_fingerprint_id"),
    /** Keyed hashes of the people of the case, under the installation's key: a family shares its story. */
    sealedPeople: bytes("sealed_people").notNull(),
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.letter] })],
);

/**
 * Fingerprints of them, one a row, since no index finds lists that share a member fast enough. Each is a keyed hash of a few words in
 * a row; no text is in it, and without the key no text can be tried against it.
 */
export const letterPhraseTable = boreal.table(
  "letter_phrase",
  {
    hash: bigint("hash", { mode: "number" }).notNull(),
    letterId: integer("letter_id")
      .notNull()
      .references(() => letterFingerprintTable.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.hash, table.letterId] }), index("letter_phrase_letter").on(table.letterId)],
);
