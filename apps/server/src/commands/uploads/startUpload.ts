import { randomUUID } from "node:crypto";
import { documentsOfSection } from "@boreal/domain/plan/documentsOfSection";
import type { Refusal } from "@boreal/domain/kernel/validation";
import {
  caseLocked,
  fileEmpty,
  fileNameInvalid,
  fileTooLarge,
  mayNotUpload,
  signInFirst,
  slotFull,
  storageFull,
  tooManyUnread,
  tooManyUploads,
  uploadIncomplete,
} from "../../files/checks/refusals.ts";
import { mostNameBytes } from "../../files/checks/fileName.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { giverOf, type Actor, type Asker } from "../../policies/actor.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { mayOpenPage, mayReplace, mayUpload, mayView } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { isGuest, mayUploadAsGuest, type Answerer, type Guest } from "../../policies/sections.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { isOnlyLocked } from "../../policies/whenMayChange.ts";
import { uploadContext } from "../../store/documents/caseDocument.ts";
import { readDocumentFile, type UploadRow } from "../../store/documents/documents.ts";
import { loadCaseFile, type LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { beginUpload } from "../../store/documents/uploads.ts";
import { findPlace, type SlotAddress, type VaultSlot } from "../../store/documents/vaultPlace.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { lockedNow } from "../refuse.ts";

export type UploadToStart = SlotAddress & {
  readonly applicationId: string;
  readonly fileName: string;
  /** Of the whole file, in bytes. */
  readonly length: number;
  readonly replaces: string | null;
  /** The key of the official form that Boreal filled, when nobody gave the file. */
  readonly filledForm?: string;
};

/** Kept with the upload, sealed, as it was given; it is cleaned when the document is made. */
export type UploadMetadata = { readonly fileName: string };

/** More unfinished uploads of one applicant in a day than any person has. */
const mostOpenUploads = 40;
/** Files of one applicant that wait to be read: more than all that a large case holds. */
const mostUnread = 400;
const dayMs = 24 * 3600 * 1000;
/** What stays free on the disk, so that the database can go on. */
const reserveBytes = 256 * 1024 * 1024;

/** An upload that began, with the place for which the right was decided. */
export type StartedUpload = { readonly uploadId: string; readonly upload: UploadRow; readonly place: VaultSlot };

/** Decides before a single byte is taken. The id of the upload is that of the file to be. */
export async function startUpload(
  deps: FileDeps,
  asker: Answerer,
  asked: UploadToStart,
): Promise<StartedUpload | { readonly refused: Refusal }> {
  if (asker === null) return { refused: signInFirst() };
  if (!Number.isSafeInteger(asked.length) || asked.length < 0) return { refused: uploadIncomplete() };
  if (asked.length === 0) return { refused: fileEmpty() };
  if (asked.length > deps.fileLimits.maxBytes) return { refused: fileTooLarge(deps.fileLimits.maxBytes) };
  if (Buffer.byteLength(asked.fileName) > mostNameBytes) return { refused: fileNameInvalid() };
  const found = isGuest(asker) ? await placeForGuest(deps, asker, asked) : await placeFor(deps, asker, asked);
  if ("refused" in found) return found;
  const { loaded, place } = found;
  if ((await deps.files.freeBytes()) < asked.length + reserveBytes) return { refused: storageFull() };

  const id = randomUUID();
  const ownerId = loaded.row.owner_id;
  const { wrapped } = await deps.files.newKey(ownerId, id);
  const metadata: UploadMetadata = { fileName: asked.fileName };
  const createdAt = deps.now();
  const { applicationId, page, slot, person, childNumber, length, replaces } = asked;
  const upload = {
    id,
    applicationId,
    ownerId,
    uploadedBy: giverOf(asker),
    page,
    slot,
    person,
    childNumber,
    length,
    wrappedKey: wrapped,
    replaces,
    createdAt,
    filledForm: asked.filledForm ?? null,
    sealedMetadata: sealJson(await deps.personKey(ownerId), metadata, uploadContext(id)),
  };
  const { maxFiles } = place.slot;
  const room = {
    maxFiles: replaces === null ? maxFiles : null,
    mostOpen: mostOpenUploads,
    openSince: new Date(createdAt.getTime() - dayMs),
    mostUnread,
  };
  const { isSlotFull, areTooMany, areUnread } = await beginUpload(deps.db, upload, room);
  if (isSlotFull) return { refused: slotFull(maxFiles) };
  if (areTooMany) return { refused: tooManyUploads() };
  if (areUnread) return { refused: tooManyUnread() };
  return { uploadId: id, upload: { ...upload, finishedAt: null, refusalCode: null }, place };
}

type Asked = SlotAddress & Pick<UploadToStart, "applicationId" | "replaces">;
type Found = { readonly loaded: LoadedCase; readonly place: VaultSlot } | { readonly refused: Refusal };

/** Whether this person may still put a file there: an upload takes time, and answers, people and rights change. */
export async function mayGoOn(deps: FileDeps, asker: Actor | Guest, upload: UploadRow): Promise<boolean> {
  return !("refused" in (await (isGuest(asker) ? placeForGuest(deps, asker, upload) : placeFor(deps, asker, upload))));
}

async function placeFor(deps: FileDeps, asker: Asker, asked: Asked): Promise<Found> {
  const loaded = await loadCaseFor(deps, asker, asked.applicationId);
  const place = loaded && findPlace(loaded, asked);
  if (!loaded || !place) return { refused: mayNotUpload() };
  const facts = factsOf(loaded.row);
  if (!mayUpload(asker, facts, place))
    return { refused: mayOpenPage(asker, facts, place) ? whyNotUpload(asker, facts, "upload") : mayNotUpload() };
  const refused = await checkReplaced(deps, asker, asked, loaded);
  return refused ? { refused } : { loaded, place };
}

/** A guest adds to what they are asked for, replaces nothing, and hears nothing of why something else is not theirs. */
async function placeForGuest(deps: FileDeps, guest: Guest, asked: Asked): Promise<Found> {
  const loaded =
    asked.applicationId === guest.applicationId ? await loadCaseFile(deps, guest.applicationId) : undefined;
  const place = loaded && findPlace(loaded, asked);
  const isTheirs =
    loaded !== undefined &&
    place !== undefined &&
    asked.replaces === null &&
    mayUploadAsGuest(guest, factsOf(loaded.row), place) &&
    documentsOfSection(loaded.caseFile, guest.section, loaded.the).some(
      ({ page, slot }) => page === asked.page && slot === asked.slot,
    );
  return isTheirs ? { loaded, place } : { refused: mayNotUpload() };
}

/** The file to be replaced must lie in the same place and be this person's to replace. */
async function checkReplaced(
  deps: FileDeps,
  asker: Asker,
  asked: Asked,
  loaded: LoadedCase,
): Promise<Refusal | undefined> {
  if (asked.replaces === null) return undefined;
  const old = await readDocumentFile(deps.db, asked.replaces);
  const isThere =
    old?.applicationId === asked.applicationId &&
    old.page === asked.page &&
    old.slot === asked.slot &&
    old.childNumber === asked.childNumber;
  if (!old || !isThere) return mayNotUpload();
  const facts = factsOf(loaded.row);
  const file = fileFacts(loaded, old);
  if (mayReplace(asker, facts, file)) return undefined;
  return mayView(asker, facts, file) ? whyNotUpload(asker, facts, "replace") : mayNotUpload();
}

const whyNotUpload = (asker: Asker, the: ApplicationFacts, change: "upload" | "replace"): Refusal =>
  isOnlyLocked(asker, the, change) ? caseLocked(lockedNow(asker, the).text) : mayNotUpload();
