import { sql } from "../../database/query.ts";
import { bigint, boolean, index, integer, text } from "../../database/columns.ts";
import { applicationTable } from "./applications.ts";
import { boreal, bytes, instant } from "./columns.ts";

/** One resumable upload. Its id is the id of the file that it becomes. */
export const uploadTable = boreal.table(
  "upload",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The applicant whose key seals the file, whoever uploads it. */
    ownerId: text("owner_id").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    page: text("page").notNull(),
    slot: text("slot").notNull(),
    person: text("person").notNull(),
    childNumber: integer("child_number"),
    length: bigint("length", { mode: "number" }).notNull(),
    /** `{ fileName }` under the owner's key. */
    sealedMetadata: bytes("sealed_metadata").notNull(),
    /** The file's own random key under the owner's key. */
    wrappedKey: bytes("wrapped_key").notNull(),
    replaces: text("replaces"),
    /** See the document. */
    filledForm: text("filled_form"),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    /** Why the finished bytes were not accepted; the client may ask again after a broken line. */
    refusalCode: text("refusal_code"),
  },
  (table) => [
    index("upload_open").on(table.finishedAt, table.createdAt),
    index("upload_open_owner")
      .on(table.ownerId, table.createdAt)
      .where(sql`finished_at is null and refusal_code is null`),
  ],
);

/** A stored document. The bytes lie in the blob store under `storage_key`. */
export const documentFileTable = boreal.table(
  "document_file",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    ownerId: text("owner_id").notNull(),
    page: text("page").notNull(),
    slot: text("slot").notNull(),
    person: text("person").notNull(),
    childNumber: integer("child_number"),
    dependentId: text("dependent_id"),
    /** What the reading found it to be; null until read. */
    documentType: text("document_type"),
    /** As it was given. */
    sealedName: bytes("sealed_name").notNull(),
    /** What a person called it afterwards, sealed like the given name; null while nobody did. */
    sealedDisplayName: bytes("sealed_display_name"),
    /** Where the file stands among those of its slot; the smaller first, ties by when they came. */
    position: integer("position").notNull().default(0),
    /** Quarter turns to the right in degrees (0, 90, 180, 270) by which it is shown; the bytes never change. */
    rotation: integer("rotation").notNull().default(0),
    wrappedKey: bytes("wrapped_key").notNull(),
    /** By content, never as declared. */
    mime: text("mime").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** HMAC-SHA-256 of the plaintext under the owner's key: finds duplicates, tells nothing to anybody else. */
    contentMac: bytes("content_mac").notNull(),
    /** Empty when reading refused the file and its bytes were thrown away. */
    storageKey: text("storage_key").notNull(),
    /** `clean` or `notScanned`; an infected file never becomes a row. */
    scanned: text("scanned").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    uploadedAt: instant("uploaded_at").notNull(),
    deletedAt: instant("deleted_at"),
    deletedBy: text("deleted_by"),
    replaces: text("replaces"),
    /** Boreal filled it from the case: the key of the form. Nobody has checked or signed it, so it never stands for the document that is asked for. */
    filledForm: text("filled_form"),
    /** Counts the requests to read; a reading belongs to one round. */
    readingRound: integer("reading_round").notNull().default(1),
    readingStartedAt: instant("reading_started_at"),
    /** Its turn to be read came while it lay in the trash; it is read once it is back. */
    readingSkippedAt: instant("reading_skipped_at"),
    /** Reading found that it is no document that can be taken: kept and shown with the reason, but the case does not have it. */
    rejected: boolean("rejected").notNull().default(false),
    /** The password that opened a locked PDF, under the owner's key; null while the file needs none or it is not known. */
    sealedPassword: bytes("sealed_password"),
    /** Somebody decided that this file stays although the same content is in the case already. */
    duplicateKeptAt: instant("duplicate_kept_at"),
    duplicateKeptBy: text("duplicate_kept_by"),
    /** When its bytes were last looked through; null before the first time. */
    checkedAt: instant("checked_at"),
    /** `missing` or `damaged` since they were last looked at; such a file stands for nothing until it is whole again (ADR 0104). */
    damage: text("damage").$type<"missing" | "damaged">(),
  },
  (table) => [
    index("document_file_application").on(table.applicationId, table.deletedAt),
    index("document_file_check")
      .on(table.checkedAt)
      .where(sql`storage_key <> ''`),
    index("document_file_damaged")
      .on(table.id)
      .where(sql`damage is not null`),
    index("document_file_duplicate").on(table.applicationId, table.contentMac),
    // How much of one person waits to be read: asked for at every upload.
    index("document_file_unread")
      .on(table.ownerId)
      .where(sql`reading_started_at is null and deleted_at is null`),
    index("document_file_skipped")
      .on(table.readingSkippedAt)
      .where(sql`reading_skipped_at is not null`),
    // Only what lies there: else a plan made while the table is small looks through all files that are not deleted, for each case.
    index("document_file_trash")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
