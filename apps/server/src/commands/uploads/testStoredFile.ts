import { randomUUID } from "node:crypto";
import type { Actor } from "../../policies/actor.ts";
import { SealedWriter } from "../../files/sealedWriter.ts";
import { insertDependent } from "../../store/cases/dependents.ts";
import { readUpload, type UploadRow } from "../../store/documents/documents.ts";
import type { SlotAddress } from "../../store/documents/vaultPlace.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { finishUpload } from "./finishUpload.ts";
import type { FinishedUpload } from "./recordUpload.ts";
import { startUpload } from "./startUpload.ts";
import { pdfBytes, receiptPlace, type TestVault } from "../documents/testFileDeps.ts";

type Refused = Extract<Awaited<ReturnType<typeof startUpload>>, { refused: unknown }>;

type Given = {
  readonly applicationId: string;
  readonly by: Actor;
  readonly place?: SlotAddress;
  readonly fileName?: string;
  readonly bytes?: Buffer;
  readonly replaces?: string | null;
};

/** An upload that is announced, and nothing more. */
export async function announceFile(deps: FileDeps, applicationId: string, by: Actor): Promise<UploadRow> {
  const announced = { applicationId, ...receiptPlace, fileName: "a.pdf", length: 10, replaces: null };
  const started = await startUpload(deps, by, announced);
  if ("refused" in started) throw new Error(started.refused.code);
  return started.upload;
}

/** All bytes of an upload; a PDF onto the receipt page unless told otherwise. */
async function receive(deps: FileDeps, given: Given): Promise<string | Refused> {
  const {
    applicationId,
    by,
    place = receiptPlace,
    fileName = "a.pdf",
    bytes = pdfBytes(2000),
    replaces = null,
  } = given;
  const started = await startUpload(deps, by, { applicationId, ...place, fileName, length: bytes.length, replaces });
  if ("refused" in started) return started;
  const upload = await readUpload(deps.db, started.uploadId);
  if (!upload) throw new Error("no upload");
  const writer = await SealedWriter.open(deps.files.stagedPath(upload.id), await deps.files.fileKey(upload), upload.id);
  await writer.write(bytes);
  await writer.sync();
  await writer.close();
  return upload.id;
}

/** The id of an upload whose bytes are all there, not yet a document. */
export async function receiveFile(deps: FileDeps, given: Given): Promise<string> {
  const received = await receive(deps, given);
  if (typeof received !== "string") throw new Error(received.refused.code);
  return received;
}

/** Sends a whole file the way the upload handler does. */
export async function sendFile(deps: FileDeps, given: Given): Promise<FinishedUpload> {
  const received = await receive(deps, given);
  return typeof received === "string"
    ? await finishUpload(deps, received)
    : { kind: "refused", refusal: received.refused };
}

/** The id of a file that was sent and taken. */
export async function storeFile(deps: FileDeps, given: Given): Promise<string> {
  const finished = await sendFile(deps, given);
  if (finished.kind !== "stored") throw new Error(finished.kind === "refused" ? finished.refusal.code : finished.kind);
  return finished.fileId;
}

/** A child in the application, for the pages of children; the id by which it can be taken out. */
export async function addChild(vault: TestVault, applicationId: string, childNumber: number): Promise<string> {
  const key = await vault.deps.personKey(vault.student.userId);
  const child = {
    id: randomUUID(),
    applicationId,
    type: "Child",
    childNumber,
    visaType: "Student",
    birthday: "2010-03-02",
    applicantFullName: "Ada Okafor",
  } as const;
  await vault.database.transaction(async (tx) => await insertDependent(tx, child, key, vault.deps.now()));
  return child.id;
}
