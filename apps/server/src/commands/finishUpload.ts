import type { Hmac } from 'node:crypto';
import type { Refusal } from '@boreal/domain/kernel/validation';
import type { Transaction } from '../database/connect.ts';
import { checkFile, type AcceptedFile } from '../files/checkFile.ts';
import { extensionsFor } from '../files/detectType.ts';
import { displayName } from '../files/fileName.ts';
import { contentRefusal, fileTypeNotAllowed, mayNotUpload, slotFull } from '../files/refusals.ts';
import { NotReceived, ReceivedText } from '../files/receivedText.ts';
import { SealedFileDamaged } from '../files/sealedFile.ts';
import { newsOf } from '../jobs/changes.ts';
import { openJson, sealJson } from '../keys/fieldEncryption.ts';
import { isForApplicant } from '../policies/documents.ts';
import { appendAudit } from '../store/auditLog.ts';
import { fileNameContext, uploadContext } from '../store/caseDocument.ts';
import { closeUpload, lockUpload, readDocumentFile, readUpload, trashDocument, type DocumentFileRow, type UploadRow } from '../store/documents.ts';
import { loadCaseForRights } from '../store/loadCaseFile.ts';
import { lockUploadAndFiles, readSlot, storeUploaded, type NewDocumentFile } from '../store/uploads.ts';
import { acceptsMime, findPlace, type VaultPlace } from '../store/vaultPlace.ts';
import type { FileDeps } from './fileDeps.ts';
import { endNoDocument } from './noDocument.ts';
import { notifyDocumentSupplied } from './notifyOwner.ts';
import type { StartedUpload, UploadMetadata } from './startUpload.ts';

/** The code of the content and its beginning, of an upload that this process received and synced whole: it need not be read once more. */
export type SeenWhole = {
  readonly mac: Hmac;
  readonly head: Buffer;
  /** When it began so short a time ago that the place still counts for which the right was decided. */
  readonly started?: StartedUpload | undefined;
};

/** Finds the same content in another file of the same person, and tells nothing to anybody else. */
export const contentMac = async (deps: Pick<FileDeps, 'personKey'>, ownerId: string): Promise<Hmac> =>
  (await deps.personKey(ownerId)).derive('document content').startMac('content');

export type FinishedUpload =
  | { readonly kind: 'stored'; readonly fileId: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Not all bytes are there, or what is there was damaged on the way; the client sends the rest. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unknown' };

/**
 * Makes a document of an upload whose bytes are all there. The order is what keeps promises: file synced, put at its final
 * place, folder synced, then one transaction with row, audit event and job, and only then the answer. Whatever step a crash
 * hits, calling it again ends with one document or with none; it may be called any number of times.
 */
export async function finishUpload(deps: FileDeps, uploadId: string, seen?: SeenWhole): Promise<FinishedUpload> {
  const running = finishing.get(deps.files) ?? new Map<string, Promise<FinishedUpload>>();
  finishing.set(deps.files, running);
  const already = running.get(uploadId);
  if (already) return await already;
  const run = finish(deps, uploadId, seen);
  running.set(uploadId, run);
  try {
    return await run;
  } finally {
    running.delete(uploadId);
  }
}

/** Two requests for the same upload in one process share one run; two processes are kept apart by the row's lock. */
const finishing = new WeakMap<FileDeps['files'], Map<string, Promise<FinishedUpload>>>();

async function finish(deps: FileDeps, uploadId: string, seen: SeenWhole | undefined): Promise<FinishedUpload> {
  const upload = seen?.started?.upload ?? (await readUpload(deps.db, uploadId));
  if (upload === undefined) return { kind: 'unknown' };
  const ended = endOf(deps, upload);
  if (ended) {
    await deps.files.deleteReceived(upload.id);
    return ended;
  }
  const place = seen?.started?.place ?? (await placeOf(deps, upload));
  const fileName = await fileNameOf(deps, upload);
  if (!seen) await deps.files.syncReceived(upload.id);
  const checked = await check(deps, upload, place, fileName, seen);
  if (checked === 'incomplete') return { kind: 'incomplete' };
  if ('refused' in checked) return await refuse(deps, upload, checked.refused);
  const put = checked.staged ? await deps.files.blobs.put(upload.id, deps.files.stagedPath(upload.id)) : 'copied';
  const result = await record(deps, upload, place, fileName, checked.accepted);
  if (result.kind === 'refused') return await refuse(deps, upload, result.refusal);
  if (put === 'copied') await deps.files.deleteReceived(upload.id);
  return result;
}

const endOf = (deps: FileDeps, upload: Pick<UploadRow, 'id' | 'finishedAt' | 'refusalCode'>): FinishedUpload | undefined => {
  if (upload.finishedAt !== null) return { kind: 'stored', fileId: upload.id };
  return upload.refusalCode === null ? undefined : { kind: 'refused', refusal: contentRefusal(upload.refusalCode, deps.fileLimits) };
};

async function placeOf(deps: FileDeps, upload: UploadRow): Promise<VaultPlace | undefined> {
  const loaded = await loadCaseForRights(deps, upload.applicationId);
  return loaded && findPlace(loaded, upload);
}

async function fileNameOf(deps: FileDeps, upload: UploadRow): Promise<string> {
  const key = await deps.personKey(upload.ownerId);
  return (openJson(key, upload.sealedMetadata, uploadContext(upload.id)) as UploadMetadata).fileName;
}

type Checked = 'incomplete' | { readonly refused: Refusal } | { readonly accepted: AcceptedFile; readonly staged: boolean };

async function check(deps: FileDeps, upload: UploadRow, place: VaultPlace | undefined, fileName: string, seen: SeenWhole | undefined): Promise<Checked> {
  if (place === undefined) return { refused: mayNotUpload() };
  const received = new ReceivedText(() => deps.files.openReceived({ ...upload, bytes: upload.length }), seen?.head);
  try {
    const mac = seen?.mac ?? (await contentMac(deps, upload.ownerId));
    const file = { name: fileName, bytes: upload.length, read: received.read, stream: () => received.stream() };
    const result = await checkFile(file, { limits: deps.fileLimits, clamdSocket: deps.clamdSocket, mac, hasAll: seen !== undefined });
    if ('refused' in result) return result;
    if (!acceptsMime(place.slot, result.accepted.mime)) return { refused: fileTypeNotAllowed() };
    return { accepted: result.accepted, staged: await received.isStaged() };
  } catch (fault) {
    if (fault instanceof SealedFileDamaged || fault instanceof NotReceived) return 'incomplete';
    throw fault;
  } finally {
    await received.close();
  }
}

/** The bytes go, the reason stays for a client that lost the answer. */
async function refuse(deps: FileDeps, upload: UploadRow, refusal: Refusal): Promise<FinishedUpload> {
  await deps.db.transaction(async (tx) => {
    const now = await lockUpload(tx, upload.id);
    if (now === undefined || endOf(deps, now)) return;
    await closeUpload(tx, upload.id, { refusalCode: refusal.code });
    await appendAudit(tx, {
      chainId: upload.applicationId,
      actorId: upload.uploadedBy,
      kind: 'uploadRefused',
      subject: { uploadId: upload.id, page: upload.page, slot: upload.slot, code: refusal.code },
      at: deps.now(),
    });
  });
  const after = await readUpload(deps.db, upload.id);
  if (after?.finishedAt) return { kind: 'stored', fileId: upload.id };
  await deps.files.deleteReceived(upload.id);
  await deps.files.blobs.delete(upload.id);
  return { kind: 'refused', refusal };
}

/** One transaction: row, replacement, job, notice, audit. Nothing of it is visible unless all of it is. */
async function record(deps: FileDeps, upload: UploadRow, place: VaultPlace | undefined, fileName: string, accepted: AcceptedFile): Promise<FinishedUpload> {
  const key = await deps.personKey(upload.ownerId);
  const name = displayName(fileName, extensionsFor(accepted.mime));
  const at = deps.now();
  return await deps.db.transaction(async (tx): Promise<FinishedUpload> => {
    const now = await lockUploadAndFiles(tx, upload.id);
    if (now === undefined) return { kind: 'unknown' };
    const ended = endOf(deps, { ...now, id: upload.id });
    if (ended) return ended;
    const asked = await trashReplaced(tx, upload, upload.replaces, at);
    const maxFiles = place?.slot.maxFiles ?? 1;
    const slot = await readSlot(tx, upload);
    const replaced = asked ?? (await trashReplaced(tx, upload, slot.filledFileId, at));
    if (slot.files >= maxFiles) throw new SlotIsFull(maxFiles);
    if (slot.isSaidMissing) await endNoDocument(tx, upload, { at, by: upload.uploadedBy, because: 'fileArrived' });
    await deps.queue.sendReading(tx, { fileId: upload.id, round: 1 });
    if (upload.uploadedBy !== upload.ownerId && place && isForApplicant(place)) await notifyDocumentSupplied(deps, tx, { ...upload, fileId: upload.id });
    const file: NewDocumentFile = {
      id: upload.id,
      applicationId: upload.applicationId,
      ownerId: upload.ownerId,
      page: upload.page,
      slot: upload.slot,
      person: upload.person,
      childNumber: upload.childNumber,
      dependentId: place?.dependentId ?? null,
      sealedName: sealJson(key, name, fileNameContext(upload.id)),
      wrappedKey: upload.wrappedKey,
      mime: accepted.mime,
      bytes: upload.length,
      contentMac: accepted.contentMac,
      storageKey: upload.id,
      scanned: accepted.scanned,
      uploadedBy: upload.uploadedBy,
      uploadedAt: at,
      replaces: replaced?.id ?? null,
      position: replaced?.position ?? slot.nextPosition,
      filledForm: upload.filledForm,
    };
    await storeUploaded(
      tx,
      file,
      newsOf({ applicationId: upload.applicationId, kind: 'document', fileId: upload.id }),
      {
        kind: upload.filledForm === null ? (replaced ? 'documentReplaced' : 'documentUploaded') : 'formPutIntoVault',
        subject: { fileId: upload.id, page: upload.page, slot: upload.slot, scanned: accepted.scanned, replaces: file.replaces, ...(upload.filledForm === null ? {} : { form: upload.filledForm }) },
        at,
      },
    );
    return { kind: 'stored', fileId: upload.id };
  }).catch((fault: unknown): FinishedUpload => {
    if (fault instanceof SlotIsFull) return { kind: 'refused', refusal: slotFull(fault.files) };
    throw fault;
  });
}

/** Ends the transaction, so that a file to be replaced is not lost to a full slot. */
class SlotIsFull extends Error {
  readonly files: number;
  constructor(files: number) {
    super('the slot is full');
    this.files = files;
  }
}

/** The file whose place the upload takes: the one it was to replace, else the form that Boreal filled. Nothing when it is gone meanwhile, or in the trash. */
async function trashReplaced(tx: Transaction, upload: UploadRow, fileId: string | null, at: Date): Promise<DocumentFileRow | undefined> {
  if (fileId === null) return undefined;
  const old = await readDocumentFile(tx, fileId);
  const isThere = old?.applicationId === upload.applicationId && old.page === upload.page && old.slot === upload.slot && old.childNumber === upload.childNumber;
  return isThere && (await trashDocument(tx, old.id, upload.uploadedBy, at)) ? old : undefined;
}
