import { endingsOfMedia } from "@boreal/domain/kernel/fileType";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Transaction } from "../../database/connect.ts";
import { batched } from "../../database/batched.ts";
import type { AcceptedFile } from "../../files/checks/checkFile.ts";
import { displayName } from "../../files/checks/fileName.ts";
import { contentRefusal, slotFull } from "../../files/checks/refusals.ts";
import { newsOf } from "../../jobs/changes.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { isForApplicant } from "../../policies/documents.ts";
import { isFromGuest } from "../../policies/actor.ts";
import { fileNameContext } from "../../store/documents/caseDocument.ts";
import {
  readDocumentFile,
  trashDocument,
  type DocumentFileRow,
  type UploadRow,
} from "../../store/documents/documents.ts";
import {
  lockUploadsAndFiles,
  readSlots,
  storeUploaded,
  type NewDocumentFile,
  type SlotNow,
  type StoredUpload,
} from "../../store/documents/uploads.ts";
import type { VaultSlot } from "../../store/documents/vaultPlace.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { endNoDocument } from "../documents/noDocument.ts";
import { tell } from "../notices/tell.ts";
import { acceptedAt, typeRefusals } from "./typeRefusals.ts";

export type FinishedUpload =
  | { readonly kind: "stored"; readonly fileId: string }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Not all bytes are there, or what is there was damaged on the way; the client sends the rest. */
  | { readonly kind: "incomplete" }
  | { readonly kind: "unknown" };

/** An upload whose bytes are at their final place and may stay there. */
export type CheckedUpload = {
  readonly upload: UploadRow;
  readonly place: VaultSlot | undefined;
  readonly fileName: string;
  readonly accepted: AcceptedFile;
};

type End = Pick<UploadRow, "id" | "finishedAt" | "refusalCode">;

export const hasEnded = ({ finishedAt, refusalCode }: End): boolean => finishedAt !== null || refusalCode !== null;

/** How an upload to this place ended, if it did. */
export const endOf = (
  deps: FileDeps,
  upload: End,
  place: Pick<UploadRow, "page" | "slot">,
): FinishedUpload | undefined => {
  if (upload.finishedAt !== null) return { kind: "stored", fileId: upload.id };
  return upload.refusalCode === null
    ? undefined
    : {
        kind: "refused",
        refusal: contentRefusal(upload.refusalCode, deps.fileLimits, typeRefusals(acceptedAt(place))),
      };
};

/** A document without what only its slot tells. */
type NewDocument = {
  readonly upload: UploadRow;
  readonly place: VaultSlot | undefined;
  readonly file: Omit<NewDocumentFile, "uploadedAt" | "replaces" | "position">;
};

/** The document, with row, replacement, job, notice and audit event. Nothing of it is visible unless all of it is. */
export async function recordUpload(deps: FileDeps, checked: CheckedUpload): Promise<FinishedUpload> {
  const document = await documentOf(deps, checked);
  const recorded = changesMore(document) ? undefined : await recorderOf(deps)(document);
  return recorded ?? (await recordAlone(deps, document));
}

async function documentOf(
  deps: FileDeps,
  { upload, place, fileName, accepted: { mime, contentMac, scanned } }: CheckedUpload,
): Promise<NewDocument> {
  const {
    id,
    applicationId,
    ownerId,
    page,
    slot,
    person,
    childNumber,
    wrappedKey,
    length: bytes,
    uploadedBy,
    filledForm,
  } = upload;
  const sealedName = sealJson(
    await deps.personKey(ownerId),
    displayName(fileName, endingsOfMedia(mime)),
    fileNameContext(id),
  );
  const dependentId = place?.dependentId ?? null;
  return {
    upload,
    place,
    file: {
      id,
      applicationId,
      ownerId,
      page,
      slot,
      person,
      childNumber,
      dependentId,
      sealedName,
      wrappedKey,
      mime,
      bytes,
      contentMac,
      storageKey: id,
      scanned,
      uploadedBy,
      filledForm,
    },
  };
}

/** Whether anything but the file itself is written, or read, for it. */
const changesMore = ({ upload, place }: NewDocument): boolean => upload.replaces !== null || isNews(upload, place);

/** The applicant is told when the team put a document there. Whom they invited tells them when all of theirs are in. */
const isNews = (upload: UploadRow, place: VaultSlot | undefined): boolean =>
  upload.uploadedBy !== upload.ownerId && !isFromGuest(upload) && place !== undefined && isForApplicant(place);

/** In the transaction that stores it: the file is in and its owner is told, or neither. */
async function tellSupplied(deps: FileDeps, tx: Transaction, upload: UploadRow): Promise<void> {
  const { id, ownerId, applicationId, page, slot, childNumber } = upload;
  const child = childNumber === null ? {} : { childNumber: String(childNumber) };
  const subject = { page, slot, fileId: id, ...child };
  await tell(deps, tx, { kind: "documentSupplied", to: ownerId, key: id, applicationId, subject });
}

type Recorder = (document: NewDocument) => Promise<FinishedUpload | undefined>;

const recorders = new WeakMap<FileDeps, Recorder>();
const mostTogether = 50;

/** What comes in at the same time is recorded in one transaction and waits for one commit. */
function recorderOf(deps: FileDeps): Recorder {
  const recorder =
    recorders.get(deps) ??
    batched((documents: readonly NewDocument[]) => recordTogether(deps, documents), {
      most: mostTogether,
      nameOf: ({ upload }) => upload.applicationId,
    });
  recorders.set(deps, recorder);
  return recorder;
}

/** Undefined for those that need more than a place in their slot, or whose case somebody else holds: nobody waits for them. */
async function recordTogether(
  deps: FileDeps,
  documents: readonly NewDocument[],
): Promise<readonly (FinishedUpload | undefined)[]> {
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const ends = await lockUploadsAndFiles(
      tx,
      documents.map(({ upload }) => upload.id),
      true,
    );
    const open = new Set(ends.filter((end) => !hasEnded(end)).map(({ id }) => id));
    const slots = await readSlots(
      tx,
      documents.flatMap(({ upload }) => (open.has(upload.id) ? [upload] : [])),
    );
    const stored = new Map<string, StoredUpload>();
    for (const document of documents) {
      const slot = slots.get(document.upload.id);
      if (slot && !slot.isSaidMissing && slot.filledFileId === null && slot.files < mostFilesOf(document))
        stored.set(document.upload.id, storedAs(document, slot, at));
    }
    if (stored.size > 0) await store(deps, tx, [...stored.values()]);
    return documents.map(({ upload: { id } }): FinishedUpload | undefined =>
      stored.has(id) ? { kind: "stored", fileId: id } : undefined,
    );
  });
}

async function recordAlone(deps: FileDeps, document: NewDocument): Promise<FinishedUpload> {
  const { upload, place } = document;
  const at = deps.now();
  return await deps.db
    .transaction(async (tx): Promise<FinishedUpload> => {
      const [now] = await lockUploadsAndFiles(tx, [upload.id], false);
      if (now === undefined) return { kind: "unknown" };
      const ended = endOf(deps, now, upload);
      if (ended) return ended;
      const asked = await trashReplaced(tx, upload, upload.replaces, at);
      const slot = (await readSlots(tx, [upload])).get(upload.id);
      const replaced = asked ?? (await trashReplaced(tx, upload, slot?.filledFileId ?? null, at));
      if (!slot || slot.files >= mostFilesOf(document)) throw new SlotIsFull(mostFilesOf(document));
      if (slot.isSaidMissing) await endNoDocument(tx, upload, { at, by: upload.uploadedBy, because: "fileArrived" });
      if (isNews(upload, place)) await tellSupplied(deps, tx, upload);
      await store(deps, tx, [storedAs(document, slot, at, replaced)]);
      return { kind: "stored", fileId: upload.id };
    })
    .catch((fault: unknown): FinishedUpload => {
      if (fault instanceof SlotIsFull) return { kind: "refused", refusal: slotFull(fault.files) };
      throw fault;
    });
}

/** Rows, events and jobs. The chains of the cases stay locked until the transaction ends, so this is its last part. */
async function store(deps: FileDeps, tx: Transaction, documents: readonly StoredUpload[]): Promise<void> {
  await deps.queue.sendReading(
    tx,
    ...documents.map(({ file }) => ({ fileId: file.id, round: 1, ownerId: file.ownerId })),
  );
  await storeUploaded(tx, documents);
}

const mostFilesOf = ({ place }: NewDocument): number => place?.slot.maxFiles ?? 1;

function storedAs({ file }: NewDocument, slot: SlotNow, uploadedAt: Date, replaced?: DocumentFileRow): StoredUpload {
  const replaces = replaced?.id ?? null;
  return {
    file: { ...file, uploadedAt, replaces, position: replaced?.position ?? slot.nextPosition },
    news: newsOf({ applicationId: file.applicationId, kind: "document", fileId: file.id }),
    event: eventOf(file, replaces),
  };
}

function eventOf(
  { id, page, slot, scanned, filledForm }: NewDocument["file"],
  replaces: string | null,
): StoredUpload["event"] {
  const subject = { fileId: id, page, slot, scanned, replaces };
  if (filledForm !== null) return { kind: "formPutIntoVault", subject: { ...subject, form: filledForm } };
  return { kind: replaces === null ? "documentUploaded" : "documentReplaced", subject };
}

/** Ends the transaction, so that a file to be replaced is not lost to a full slot. */
class SlotIsFull extends Error {
  readonly files: number;
  constructor(files: number) {
    super("the slot is full");
    this.files = files;
  }
}

/** The file whose place the upload takes: the one it was to replace, else the form that Boreal filled. Nothing when it is gone meanwhile, or in the trash. */
async function trashReplaced(
  tx: Transaction,
  upload: UploadRow,
  fileId: string | null,
  at: Date,
): Promise<DocumentFileRow | undefined> {
  if (fileId === null) return undefined;
  const old = await readDocumentFile(tx, fileId);
  const isThere =
    old?.applicationId === upload.applicationId &&
    old.page === upload.page &&
    old.slot === upload.slot &&
    old.childNumber === upload.childNumber;
  return isThere && (await trashDocument(tx, old.id, upload.uploadedBy, at)) ? old : undefined;
}
