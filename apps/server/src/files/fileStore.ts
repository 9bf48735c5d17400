import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { PersonKey } from "../keys/personKeys.ts";
import type { S3Config } from "../config.ts";
import type { BlobStore } from "./blobStore.ts";
import { localBlobStore, makeFolder, syncFolder, unlessMissing } from "./localBlobStore.ts";
import { SealedReader } from "./sealedReader.ts";
import { measureSealed, SealedFileDamaged, type SealedExtent, type SealedSource } from "./sealedFile.ts";
import { sourceOf } from "./sealedWriter.ts";
import { s3BlobStore } from "./s3BlobStore.ts";

/** What is needed to open the text of a stored or received file. */
export type FileHandleFacts = {
  readonly id: string;
  readonly ownerId: string;
  readonly wrappedKey: Buffer;
  readonly bytes: number;
};

export type OpenText = { readonly reader: SealedReader; readonly bytes: number; close(): Promise<void> };

/** Received and stored files: sealed bytes on the disk or in S3, text in memory only. */
export type FileStore = {
  readonly blobs: BlobStore;
  stagedPath(fileId: string): string;
  /** Makes the folders. Call once before use. */
  prepare(): Promise<void>;
  /** A new random key for a file, and the same under its owner's key for the row. */
  newKey(ownerId: string, fileId: string): Promise<{ key: Buffer; wrapped: Buffer }>;
  fileKey(file: Omit<FileHandleFacts, "bytes">): Promise<Buffer>;
  /** `undefined` when the bytes are gone. */
  openText(file: FileHandleFacts): Promise<OpenText | undefined>;
  /** The bytes of an upload, wherever a crash left them: still being received, or already at their final place. */
  openReceived(file: FileHandleFacts): Promise<(OpenText & { readonly staged: boolean }) | undefined>;
  /** How much of an upload was received for certain. */
  measureReceived(file: Omit<FileHandleFacts, "bytes">): Promise<SealedExtent>;
  syncReceived(fileId: string): Promise<void>;
  deleteReceived(fileId: string): Promise<void>;
  /** Bytes that are free for uploads. */
  freeBytes(): Promise<number>;
};

type ClosableSource = SealedSource & { close(): Promise<void> };
type Settings = { readonly dataFolder: string; readonly s3?: S3Config | undefined };
type Keys = { readonly personKey: (ownerId: string) => Promise<PersonKey> };

const nothing: SealedExtent = { size: 0, frames: 0, bytes: 0 };
/** Who asks leaves far more free than all uploads together bring in this time. */
const freeForMs = 250;
const keyContext = (fileId: string) => `file key ${fileId}`;

export function createFileStore(settings: Settings, keys: Keys, blobs: BlobStore = blobsOf(settings)): FileStore {
  const staging = join(settings.dataFolder, "files", "staging");
  const stagedPath = (fileId: string) => {
    if (!/^[A-Za-z0-9-]{8,64}$/.test(fileId)) throw new Error("not a file id");
    return join(staging, `${fileId}.sealed`);
  };
  const openStaged = async (fileId: string): Promise<ClosableSource | undefined> => {
    const handle = await open(stagedPath(fileId), "r").catch(unlessMissing);
    return handle && { ...(await sourceOf(handle)), close: () => handle.close() };
  };
  const { newKey, fileKey } = fileKeys(keys);
  const textOf = (file: FileHandleFacts, source: ClosableSource) => openedText(file, source, fileKey);

  return {
    blobs,
    stagedPath,
    prepare: () => makeFolder(staging),
    newKey,
    fileKey,
    openText: async (file) => {
      const source = await blobs.open(file.id);
      return source && (await textOf(file, source));
    },
    openReceived: async (file) => {
      const staged = await openStaged(file.id);
      const text = staged && (await textOf(file, staged).catch(unlessDamaged));
      if (text) return { ...text, staged: true };
      const stored = await blobs.open(file.id);
      if (stored) return { ...(await textOf(file, stored)), staged: false };
      if (staged) throw new SealedFileDamaged("not all of the file is there");
      return undefined;
    },
    measureReceived: async (file) => {
      const source = (await openStaged(file.id)) ?? (await blobs.open(file.id));
      if (source === undefined) return nothing;
      try {
        return await measureSealed(source, await fileKey(file), file.id);
      } finally {
        await source.close();
      }
    },
    syncReceived: async (fileId) => {
      const handle = await open(stagedPath(fileId), "r+").catch(unlessMissing);
      try {
        await handle?.sync();
      } finally {
        await handle?.close();
      }
    },
    deleteReceived: async (fileId) => {
      // Most often it was moved to its final place already.
      if ((await stat(stagedPath(fileId)).catch(unlessMissing)) === undefined) return;
      await rm(stagedPath(fileId), { force: true });
      await syncFolder(staging);
    },
    freeBytes: freeBytesIn(staging),
  };
}

/** Each file has a random key of its own, kept under a key of its owner. */
function fileKeys({ personKey }: Keys): Pick<FileStore, "newKey" | "fileKey"> {
  const wrapping = async (ownerId: string) => (await personKey(ownerId)).derive("files");
  return {
    newKey: async (ownerId, fileId) => {
      const key = randomBytes(32);
      return { key, wrapped: (await wrapping(ownerId)).seal(key, keyContext(fileId)) };
    },
    fileKey: async ({ id, ownerId, wrappedKey }) => (await wrapping(ownerId)).open(wrappedKey, keyContext(id)),
  };
}

/** The text of a file; whoever has it closes the source, and a file that cannot be opened leaves none open. */
async function openedText(
  file: FileHandleFacts,
  source: ClosableSource,
  fileKey: FileStore["fileKey"],
): Promise<OpenText> {
  try {
    const reader = await SealedReader.open(source, await fileKey(file), file.id, file.bytes);
    return { reader, bytes: file.bytes, close: () => source.close() };
  } catch (fault) {
    await source.close();
    throw fault;
  }
}

/** Asks the disk at most once in `freeForMs`, however many uploads ask. */
function freeBytesIn(folder: string): FileStore["freeBytes"] {
  let free: { readonly askedAt: number; readonly bytes: Promise<number> } | undefined;
  return () => {
    const now = performance.now();
    if (free === undefined || now - free.askedAt > freeForMs)
      free = { askedAt: now, bytes: statfs(folder).then(({ bavail, bsize }) => bavail * bsize) };
    return free.bytes;
  };
}

function unlessDamaged(fault: unknown): undefined {
  if (fault instanceof SealedFileDamaged) return undefined;
  throw fault;
}

const blobsOf = (settings: Settings): BlobStore =>
  settings.s3 ? s3BlobStore(settings.s3) : localBlobStore(join(settings.dataFolder, "files", "blobs"));
