import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/connect.ts';
import { runPrepared } from '../database/prepared.ts';
import { auditParts, type AuditEntry } from './auditLog.ts';
import type { DocumentFileRow, UploadRow } from './documents.ts';

// Each of these is one round trip, because many files are sent at once: docs/adr/0021.

export type NewUpload = Omit<UploadRow, 'finishedAt' | 'refusalCode'>;

/** `maxFiles`: null when the file takes the place of another one. */
export type Room = { readonly maxFiles: number | null; readonly mostOpen: number; readonly openSince: Date };

const filesInSlot = (application: string, page: string, slot: string, child: string) => `
  from boreal.document_file f where f.application_id = ${application} and f.page = ${page} and f.slot = ${slot} and f.child_number is not distinct from ${child}::int`;

const beginning = `
  with slot as (select count(*)::int as files ${filesInSlot('$2', '$5', '$6', '$8')} and f.deleted_at is null and not f.rejected and f.filled_form is null),
  open as (
    select count(*)::int as uploads from boreal.upload u
    where u.owner_id = $3 and u.finished_at is null and u.refusal_code is null and u.created_at >= $16::timestamptz
  ),
  begun as (
    insert into boreal.upload (id, application_id, owner_id, uploaded_by, page, slot, person, child_number, length, sealed_metadata, wrapped_key, replaces, created_at, filled_form)
    select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::int, $9::bigint, $10::bytea, $11::bytea, $12::text, $13::timestamptz, $17::text from slot, open
    where ($14::int is null or slot.files < $14::int) and open.uploads < $15::int returning id
  )
  select slot.files >= $14::int as "isSlotFull", open.uploads >= $15::int as "areTooMany" from slot, open`;

/** Notes an upload that begins, unless the slot is full or too many are open; it says which. */
export async function beginUpload(db: Database, row: NewUpload, room: Room): Promise<{ readonly isSlotFull: boolean; readonly areTooMany: boolean }> {
  const [found] = await runPrepared<{ isSlotFull: boolean | null; areTooMany: boolean }>(db, 'boreal.beginUpload', beginning, [
    row.id, row.applicationId, row.ownerId, row.uploadedBy, row.page, row.slot, row.person, row.childNumber, row.length, row.sealedMetadata, row.wrappedKey,
    row.replaces, row.createdAt.toISOString(), room.maxFiles, room.mostOpen, room.openSince.toISOString(), row.filledForm,
  ]);
  return { isSlotFull: found?.isSlotFull === true, areTooMany: found?.areTooMany === true };
}

export type UploadEnd = Pick<UploadRow, 'finishedAt' | 'refusalCode'>;

/**
 * Until the transaction ends nobody else changes the upload, and changes of the files of its case happen one after the other,
 * so that a slot never takes more than it holds. How the upload ended, if it did; undefined when it is gone.
 */
export async function lockUploadAndFiles(tx: Transaction, uploadId: string): Promise<UploadEnd | undefined> {
  const [found] = await runPrepared<UploadEnd>(
    tx,
    'boreal.lockUploadAndFiles',
    `select u.finished_at as "finishedAt", u.refusal_code as "refusalCode" from boreal.upload u join boreal.application a on a.id = u.application_id
     where u.id = $1 for no key update of a, u`,
    [uploadId],
  );
  return found;
}

export type SlotNow = {
  /** In the vault; those that reading rejected are not counted, and neither is a form that Boreal filled. */
  readonly files: number;
  /** A form that Boreal filled lies in it: it makes way for whatever comes. */
  readonly filledFileId: string | null;
  /** Behind every file that the slot has or had, so that one from the trash comes back before what was added later. */
  readonly nextPosition: number;
  /** "I do not have this document" stands for it. */
  readonly isSaidMissing: boolean;
};

/** Ask behind `lockUploadAndFiles`. */
export async function readSlot(tx: Transaction, { applicationId, page, slot, childNumber }: Pick<UploadRow, 'applicationId' | 'page' | 'slot' | 'childNumber'>): Promise<SlotNow> {
  const [found] = await runPrepared<SlotNow>(
    tx,
    'boreal.readSlot',
    `select count(*) filter (where f.deleted_at is null and not f.rejected and f.filled_form is null)::int as files,
       max(f.id) filter (where f.deleted_at is null and f.filled_form is not null) as "filledFileId", coalesce(max(f.position), 0) + 1 as "nextPosition",
       exists (select 1 from boreal.no_document_statement s where s.application_id = $1 and s.slot = $3 and s.child_number is not distinct from $4::int and s.withdrawn_at is null) as "isSaidMissing"
     ${filesInSlot('$1', '$2', '$3', '$4')}`,
    [applicationId, page, slot, childNumber],
  );
  return found ?? { files: 0, filledFileId: null, nextPosition: 1, isSaidMissing: false };
}

export type NewDocumentFile = Pick<
  DocumentFileRow,
  | 'id' | 'applicationId' | 'ownerId' | 'page' | 'slot' | 'person' | 'childNumber' | 'dependentId' | 'sealedName' | 'wrappedKey' | 'mime' | 'bytes' | 'contentMac' | 'storageKey'
  | 'scanned' | 'uploadedBy' | 'uploadedAt' | 'replaces' | 'position' | 'filledForm'
>;

/** What every process is told once the transaction commits. */
export type News = { readonly channel: string; readonly payload: string };

const storing = `
  with stored as (
    insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key, mime, bytes, content_mac,
      storage_key, scanned, uploaded_by, uploaded_at, replaces, position, filled_form)
    values ($1, $2, $3, $4, $5, $6, $7::int, $8, $9::bytea, $10::bytea, $11, $12::bigint, $13::bytea, $14, $15, $16, $17::timestamptz, $18, $19::int, $25::text) returning id
  ),
  closed as (update boreal.upload set finished_at = $17::timestamptz where id = $1),
  told as (select pg_notify($24::text, $20::text)),
  audit_subject as (select $21::jsonb as subject from stored),
  ${new PgDialect().sqlToQuery(auditParts({ chainId: sql.raw('$2'), actorId: sql.raw('$16'), kind: sql.raw('$22'), at: sql.raw('$23') })).sql}
  select audit_entry.position from audit_entry, told`;

/** The document of an upload, which ends with it: row, news for the screens and audit event. Call it last in a transaction. */
export async function storeUploaded(tx: Transaction, row: NewDocumentFile, news: News, { kind, subject, at }: Pick<AuditEntry, 'kind' | 'subject' | 'at'>): Promise<void> {
  await runPrepared(tx, 'boreal.storeUploaded', storing, [
    row.id, row.applicationId, row.ownerId, row.page, row.slot, row.person, row.childNumber, row.dependentId, row.sealedName, row.wrappedKey, row.mime, row.bytes, row.contentMac,
    row.storageKey, row.scanned, row.uploadedBy, row.uploadedAt.toISOString(), row.replaces, row.position, news.payload, JSON.stringify(subject), kind, String(at.getTime()), news.channel, row.filledForm,
  ]);
}
