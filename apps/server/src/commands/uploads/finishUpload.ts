import type { Hmac } from "node:crypto";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { checkFile, type AcceptedFile } from "../../files/checks/checkFile.ts";
import { mayNotUpload } from "../../files/checks/refusals.ts";
import { NotReceived, ReceivedText } from "../../files/checks/receivedText.ts";
import { SealedFileDamaged } from "../../files/sealedFile.ts";
import { openJson } from "../../keys/fieldEncryption.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { uploadContext } from "../../store/documents/caseDocument.ts";
import { closeUpload, lockUpload, readUpload, type UploadRow } from "../../store/documents/documents.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { acceptsMime, findPlace, type VaultSlot } from "../../store/documents/vaultPlace.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { endOf, hasEnded, recordUpload, type FinishedUpload } from "./recordUpload.ts";
import type { StartedUpload, UploadMetadata } from "./startUpload.ts";
import { typeRefusals } from "./typeRefusals.ts";

/** The code of the content and its beginning, of an upload that this process received and synced whole: it need not be read once more. */
export type SeenWhole = {
  readonly mac: Hmac;
  readonly head: Buffer;
  /** When it began so short a time ago that the place still counts for which the right was decided. */
  readonly started?: StartedUpload | undefined;
};

/** Finds the same content in another file of the same person, and tells nothing to anybody else. */
export const contentMac = async (deps: Pick<FileDeps, "personKey">, ownerId: string): Promise<Hmac> =>
  (await deps.personKey(ownerId)).derive("document content").startMac("content");

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
const finishing = new WeakMap<FileDeps["files"], Map<string, Promise<FinishedUpload>>>();

async function finish(deps: FileDeps, uploadId: string, seen: SeenWhole | undefined): Promise<FinishedUpload> {
  const upload = seen?.started?.upload ?? (await readUpload(deps.db, uploadId));
  if (upload === undefined) return { kind: "unknown" };
  const ended = endOf(deps, upload, upload);
  if (ended) {
    await deps.files.deleteReceived(upload.id);
    return ended;
  }
  const place = seen?.started?.place ?? (await placeOf(deps, upload));
  const fileName = await fileNameOf(deps, upload);
  if (!seen) await deps.files.syncReceived(upload.id);
  const checked = await check(deps, upload, { place, fileName, seen });
  if (checked === "incomplete") return { kind: "incomplete" };
  if ("refused" in checked) return await refuse(deps, upload, checked.refused);
  const put = checked.staged ? await deps.files.blobs.put(upload.id, deps.files.stagedPath(upload.id)) : "copied";
  const result = await recordUpload(deps, { upload, place, fileName, accepted: checked.accepted });
  if (result.kind === "refused") return await refuse(deps, upload, result.refusal);
  if (put === "copied") await deps.files.deleteReceived(upload.id);
  return result;
}

async function placeOf(deps: FileDeps, upload: UploadRow): Promise<VaultSlot | undefined> {
  const loaded = await loadCaseFile(deps, upload.applicationId);
  return loaded && findPlace(loaded, upload);
}

async function fileNameOf(deps: FileDeps, upload: UploadRow): Promise<string> {
  const key = await deps.personKey(upload.ownerId);
  return (openJson(key, upload.sealedMetadata, uploadContext(upload.id)) as UploadMetadata).fileName;
}

/** What is known of a file before it is looked into. */
type Known = {
  readonly place: VaultSlot | undefined;
  readonly fileName: string;
  readonly seen: SeenWhole | undefined;
};

type Checked =
  | "incomplete"
  | { readonly refused: Refusal }
  | { readonly accepted: AcceptedFile; readonly staged: boolean };

async function check(deps: FileDeps, upload: UploadRow, { place, fileName, seen }: Known): Promise<Checked> {
  if (place === undefined) return { refused: mayNotUpload() };
  const received = new ReceivedText(() => deps.files.openReceived({ ...upload, bytes: upload.length }), seen?.head);
  try {
    const mac = seen?.mac ?? (await contentMac(deps, upload.ownerId));
    const file = { name: fileName, bytes: upload.length, read: received.read, stream: () => received.stream() };
    const types = typeRefusals(place.slot.acceptedTypes);
    const takesWord = place.slot.acceptedTypes.includes("docx");
    const result = await checkFile(file, {
      limits: deps.fileLimits,
      types,
      takesWord,
      clamdSocket: deps.clamdSocket,
      mac,
      hasAll: seen !== undefined,
    });
    if ("refused" in result) return result;
    if (!acceptsMime(place.slot, result.accepted.mime)) return { refused: types.notAllowed };
    return { accepted: result.accepted, staged: await received.isStaged() };
  } catch (fault) {
    if (fault instanceof SealedFileDamaged || fault instanceof NotReceived) return "incomplete";
    throw fault;
  } finally {
    await received.close();
  }
}

/** A file that came whole and may not be kept: its place is no longer its sender's. */
export async function refuseUpload(deps: FileDeps, upload: UploadRow): Promise<Refusal | undefined> {
  const ended = await refuse(deps, upload, mayNotUpload());
  return ended.kind === "refused" ? ended.refusal : undefined;
}

/** The bytes go, the reason stays for a client that lost the answer. */
async function refuse(deps: FileDeps, upload: UploadRow, refusal: Refusal): Promise<FinishedUpload> {
  await deps.db.transaction(async (tx) => {
    const now = await lockUpload(tx, upload.id);
    if (now === undefined || hasEnded(now)) return;
    await closeUpload(tx, upload.id, { refusalCode: refusal.code });
    await appendAudit(tx, {
      chainId: upload.applicationId,
      actorId: upload.uploadedBy,
      kind: "uploadRefused",
      subject: { uploadId: upload.id, page: upload.page, slot: upload.slot, code: refusal.code },
      at: deps.now(),
    });
  });
  const after = await readUpload(deps.db, upload.id);
  if (after?.finishedAt) return { kind: "stored", fileId: upload.id };
  await deps.files.deleteReceived(upload.id);
  await deps.files.blobs.delete(upload.id);
  return { kind: "refused", refusal };
}
