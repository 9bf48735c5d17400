import type { Database, Transaction } from "../../database/connect.ts";
import { batched } from "../../database/batched.ts";
import { runPrepared } from "../../database/prepared.ts";
import { auditParts, type CaseAudit } from "../auditLog.ts";
import type { DocumentFileRow, UploadRow } from "./documents.ts";

// Each of these is one round trip for as many uploads as come in at the same time: docs/adr/0021. Their rows travel as one
// text of JSON.

const bytesIn = (bytes: Buffer): string => `\\x${bytes.toString("hex")}`;

const filesInSlot = (given: string) => `
  from boreal.document_file f where f.application_id = ${given}."applicationId" and f.page = ${given}.page and f.slot = ${given}.slot
    and f.child_number is not distinct from ${given}."childNumber"`;

/** The file stands for its document: neither in the trash nor rejected, damaged, filled by Boreal, or returned by the legal team. */
const stands = `f.deleted_at is null and not f.rejected and f.damage is null and f.filled_form is null
    and not exists (select 1 from boreal.document_review d where d.file_id = f.id and d.kind = 'returned' and d.cancelled_at is null)`;

export type NewUpload = Omit<UploadRow, "finishedAt" | "refusalCode">;

/** `maxFiles`: null when the file takes the place of another one. */
export type Room = {
  readonly maxFiles: number | null;
  readonly mostOpen: number;
  readonly openSince: Date;
  readonly mostUnread: number;
};

/** Why an upload did not begin; all false when it did. `areUnread`: too many files of this person wait to be read. */
export type NoRoom = { readonly isSlotFull: boolean; readonly areTooMany: boolean; readonly areUnread: boolean };

type Beginning = { readonly row: NewUpload; readonly room: Room };

const beginning = `
  with given as (
    select *, row_number() over (partition by "ownerId" order by "createdAt") - 1 as ahead
    from json_to_recordset($1::json) as given (id text, "applicationId" text, "ownerId" text, "uploadedBy" text, page text, slot text, person text, "childNumber" int,
      length bigint, "sealedMetadata" bytea, "wrappedKey" bytea, replaces text, "createdAt" timestamptz, "filledForm" text,
      "maxFiles" int, "mostOpen" int, "openSince" timestamptz, "mostUnread" int)
  ),
  room as (
    select given.*, (select count(*) ${filesInSlot("given")} and ${stands}) >= given."maxFiles" as "isSlotFull",
      given.ahead + (select count(*) from boreal.upload u where u.owner_id = given."ownerId" and u.finished_at is null and u.refusal_code is null
        and u.created_at >= given."openSince") >= given."mostOpen" as "areTooMany",
      given.ahead + (select count(*) from boreal.document_file f where f.owner_id = given."ownerId" and f.reading_started_at is null and f.deleted_at is null)
        >= given."mostUnread" as "areUnread"
    from given
  ),
  begun as (
    insert into boreal.upload (id, application_id, owner_id, uploaded_by, page, slot, person, child_number, length, sealed_metadata, wrapped_key, replaces, created_at, filled_form)
    select id, "applicationId", "ownerId", "uploadedBy", page, slot, person, "childNumber", length, "sealedMetadata", "wrappedKey", replaces, "createdAt", "filledForm" from room
    where "isSlotFull" is not true and not "areTooMany" and not "areUnread"
  )
  select id, "isSlotFull" is true as "isSlotFull", "areTooMany", "areUnread" from room`;

async function beginUploads(db: Database, uploads: readonly Beginning[]): Promise<readonly NoRoom[]> {
  const given = uploads.map(({ row, room }) => ({
    ...row,
    ...room,
    sealedMetadata: bytesIn(row.sealedMetadata),
    wrappedKey: bytesIn(row.wrappedKey),
  }));
  const found = await runPrepared<NoRoom & Pick<UploadRow, "id">>(db, "boreal.beginUploads", beginning, [
    JSON.stringify(given),
  ]);
  const byId = new Map(found.map((one) => [one.id, one]));
  return uploads.map(({ row }) => byId.get(row.id) ?? { isSlotFull: false, areTooMany: false, areUnread: false });
}

const beginners = new WeakMap<Database, (upload: Beginning) => Promise<NoRoom>>();
const mostTogether = 50;

/** Notes an upload that begins, unless the slot is full or too many are open or unread; it says which. */
export async function beginUpload(db: Database, row: NewUpload, room: Room): Promise<NoRoom> {
  const begin =
    beginners.get(db) ?? batched((uploads: readonly Beginning[]) => beginUploads(db, uploads), { most: mostTogether });
  beginners.set(db, begin);
  return await begin({ row, room });
}

export type UploadEnd = Pick<UploadRow, "id" | "finishedAt" | "refusalCode">;

/**
 * Until the transaction ends nobody else changes these uploads, and changes of the files of their cases happen one after the
 * other, so that a slot never takes more than it holds. How each ended, if it did; those that are gone are not among them.
 * `unlessBusy`: nor those that somebody else holds now, for whom nobody waits then.
 */
export async function lockUploadsAndFiles(
  tx: Transaction,
  ids: readonly string[],
  unlessBusy: boolean,
): Promise<readonly UploadEnd[]> {
  return await runPrepared<UploadEnd>(
    tx,
    unlessBusy ? "boreal.lockFreeUploadsAndFiles" : "boreal.lockUploadsAndFiles",
    `select u.id, u.finished_at as "finishedAt", u.refusal_code as "refusalCode" from boreal.upload u join boreal.application a on a.id = u.application_id
     where u.id = any($1::text[]) order by a.id for no key update of a, u ${unlessBusy ? "skip locked" : ""}`,
    [ids],
  );
}

export type SlotNow = {
  /** In the vault; those that reading rejected or whose bytes are damaged are not counted, nor a form that Boreal filled, nor one that the legal team returned. */
  readonly files: number;
  /** A form that Boreal filled lies in it: it makes way for whatever comes. */
  readonly filledFileId: string | null;
  /** Behind every file that the slot has or had, so that one from the trash comes back before what was added later. */
  readonly nextPosition: number;
  /** "I do not have this document" stands for it. */
  readonly isSaidMissing: boolean;
};

const slotsNow = `
  select given.id, slot.files, slot."filledFileId", slot."nextPosition", exists (select 1 from boreal.no_document_statement s where s.application_id = given."applicationId" and s.slot = given.slot
      and s.child_number is not distinct from given."childNumber" and s.withdrawn_at is null) as "isSaidMissing"
  from json_to_recordset($1::json) as given (id text, "applicationId" text, page text, slot text, "childNumber" int) cross join lateral (
    select count(*) filter (where ${stands})::int as files,
      max(f.id) filter (where f.deleted_at is null and f.filled_form is not null) as "filledFileId", coalesce(max(f.position), 0) + 1 as "nextPosition" ${filesInSlot("given")}
  ) slot`;

/** A file on its way to a slot. */
type Coming = Pick<UploadRow, "id" | "applicationId" | "page" | "slot" | "childNumber">;

/** The slots of these uploads, by the uploads' ids. Ask behind `lockUploadsAndFiles`. */
export async function readSlots(tx: Transaction, uploads: readonly Coming[]): Promise<ReadonlyMap<string, SlotNow>> {
  const given = uploads.map(({ id, applicationId, page, slot, childNumber }) => ({
    id,
    applicationId,
    page,
    slot,
    childNumber,
  }));
  const found = await runPrepared<SlotNow & Pick<UploadRow, "id">>(tx, "boreal.readSlots", slotsNow, [
    JSON.stringify(given),
  ]);
  return new Map(found.map((one) => [one.id, one]));
}

export type NewDocumentFile = Pick<
  DocumentFileRow,
  | "id"
  | "applicationId"
  | "ownerId"
  | "page"
  | "slot"
  | "person"
  | "childNumber"
  | "dependentId"
  | "sealedName"
  | "wrappedKey"
  | "mime"
  | "bytes"
  | "contentMac"
  | "storageKey"
  | "scanned"
  | "uploadedBy"
  | "uploadedAt"
  | "replaces"
  | "position"
  | "filledForm"
>;

/** What every process is told once the transaction commits. */
export type News = { readonly channel: string; readonly payload: string };

export type StoredUpload = {
  readonly file: NewDocumentFile;
  readonly news: News;
  readonly event: Pick<CaseAudit, "kind" | "subject">;
};

const storing = `
  with given as (
    select * from json_to_recordset($1::json) as given (id text, "applicationId" text, "ownerId" text, page text, slot text, person text, "childNumber" int, "dependentId" text,
      "sealedName" bytea, "wrappedKey" bytea, mime text, bytes bigint, "contentMac" bytea, "storageKey" text, scanned text, "uploadedBy" text, "uploadedAt" timestamptz,
      replaces text, position int, "filledForm" text, kind text, at text, subject jsonb, channel text, payload text)
  ),
  stored as (
    insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key, mime, bytes, content_mac,
      storage_key, scanned, uploaded_by, uploaded_at, replaces, position, filled_form)
    select id, "applicationId", "ownerId", page, slot, person, "childNumber", "dependentId", "sealedName", "wrappedKey", mime, bytes, "contentMac",
      "storageKey", scanned, "uploadedBy", "uploadedAt", replaces, position, "filledForm" from given
  ),
  closed as (
    update boreal.upload u set finished_at = (select "uploadedAt" from given where given.id = u.id) where u.id = any(array(select id from given))
  ),
  audit_subject as (select "applicationId" as chain_id, "uploadedBy" as actor_id, kind, at, subject from given),
  ${auditParts}
  select pg_notify(channel, payload) from given`;

/**
 * The documents of uploads, which end with it: rows, news for the screens and audit events. Each of another application, for
 * each event is a link of another chain. Call it last in a transaction.
 */
export async function storeUploaded(tx: Transaction, uploads: readonly StoredUpload[]): Promise<void> {
  const given = uploads.map(({ file, news, event }) => ({
    ...file,
    ...news,
    ...event,
    at: String(file.uploadedAt.getTime()),
    sealedName: bytesIn(file.sealedName),
    wrappedKey: bytesIn(file.wrappedKey),
    contentMac: bytesIn(file.contentMac),
  }));
  await runPrepared(tx, "boreal.storeUploaded", storing, [JSON.stringify(given)]);
}
