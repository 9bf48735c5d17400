import type { Hmac } from "node:crypto";
import { dirname } from "node:path";
import type { FileStore } from "./fileStore.ts";
import { syncFolder } from "./localBlobStore.ts";
import type { SealedExtent } from "./sealedFile.ts";
import { SealedWriter } from "./sealedWriter.ts";

/** What the row of an upload tells the store. */
export type UploadFacts = {
  readonly id: string;
  readonly ownerId: string;
  readonly wrappedKey: Buffer;
  readonly length: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly refusalCode: string | null;
};

export type UploadStoreDeps = {
  readonly files: FileStore;
  readonly findUpload: (id: string) => Promise<UploadFacts | undefined>;
  /** The authentication code of the content, over the text of the whole file. */
  readonly startMac: (row: UploadFacts) => Promise<Hmac>;
  /** Forgets an unfinished upload. */
  readonly forgetUpload: (id: string) => Promise<void>;
};

/** What a request on an upload is answered with when it cannot be done; the sentence is for whoever writes a client. */
export class UploadFault extends Error {
  override readonly name = "UploadFault";
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** `head`: the first bytes of the text, at most `headBytes`. */
type Seen = { readonly mac: Hmac; head: Buffer; bytes: number };

/** Enough to know the type of a file, and of most pictures their size. */
const headBytes = 16 * 1024;

export const unfinishedUploadsLiveDays = 7;
const dayMs = 24 * 3600 * 1000;
export const expiryOf = ({ createdAt }: Pick<UploadFacts, "createdAt">): Date =>
  new Date(createdAt.getTime() + unfinishedUploadsLiveDays * dayMs);
/** Measured files that are remembered; the oldest are measured again. */
const mostRemembered = 1000;

/**
 * Seals uploads while their bytes arrive (docs/adr/0021). The offset is what lies in complete, genuine frames: after
 * a crash the broken tail is cut off and the client sends it again. State is the row and the file alone, so any server that
 * reaches both can continue.
 */
export class SealedUploadStore {
  readonly #deps: UploadStoreDeps;
  readonly #extents = new Map<string, SealedExtent>();
  /** Of uploads that this process has received from their first byte on without a gap. */
  readonly #seen = new Map<string, Seen>();

  constructor(deps: UploadStoreDeps) {
    this.#deps = deps;
  }

  /** Bytes of text that are on the disk for certain. */
  async received(row: UploadFacts): Promise<number> {
    if (row.finishedAt !== null || row.refusalCode !== null) return row.length;
    const known = this.#extents.get(row.id);
    if (known) return known.bytes;
    const measured = await this.#deps.files.measureReceived(row);
    this.#remember(row.id, measured);
    return measured.bytes;
  }

  /** Whatever arrived is kept and synced, also when the line breaks in the middle. */
  async write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const row = await this.#find(id);
    if (row.finishedAt !== null) throw new UploadFault(409, "The upload is finished");
    // Whole already, and perhaps at its final place: there is nothing to write and no file to begin.
    if (offset === row.length && (await this.received(row)) === row.length) return row.length;
    try {
      return await this.#append(stream, row, offset);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === "ENOSPC") throw new UploadFault(507, "The disk is full");
      throw fault;
    }
  }

  async #append(stream: AsyncIterable<Buffer>, row: UploadFacts, offset: number): Promise<number> {
    const writer = await this.#openWriter(row);
    const seen = await this.#seenUntil(row, offset);
    try {
      if (writer.bytes !== offset) throw new UploadFault(409, "Upload-Offset conflict");
      try {
        for await (const chunk of stream) {
          if (writer.bytes + chunk.length > row.length) throw new UploadFault(413, "More bytes than announced");
          if (seen) see(seen, chunk);
          await writer.write(chunk);
        }
      } finally {
        await writer.sync();
        this.#remember(row.id, writer.extent);
        // The name as well, of a file that stays here for now; one that is whole is moved, and its new name is synced then.
        if (offset === 0 && writer.bytes < row.length) await syncFolder(dirname(this.#deps.files.stagedPath(row.id)));
      }
      return writer.bytes;
    } finally {
      await writer.close();
    }
  }

  async remove(id: string): Promise<void> {
    const row = await this.#find(id);
    if (row.finishedAt !== null) throw new UploadFault(409, "The upload is finished");
    this.forget(id);
    await this.#deps.forgetUpload(id);
    await this.#deps.files.deleteReceived(id);
  }

  /** Code and beginning of an upload all of whose bytes went through this process, and were synced by it. Given once. */
  takeSeen({ id, length }: Pick<UploadFacts, "id" | "length">): Pick<Seen, "mac" | "head"> | undefined {
    const seen = this.#seen.get(id);
    this.#seen.delete(id);
    return seen?.bytes === length && this.#extents.get(id)?.bytes === length ? seen : undefined;
  }

  /** Drops what this process remembers, so that the file is measured anew. */
  forget(id: string): void {
    this.#extents.delete(id);
    this.#seen.delete(id);
  }

  /** An upload that is not refused. */
  async #find(id: string): Promise<UploadFacts> {
    const row = await this.#deps.findUpload(id);
    if (row === undefined) throw new UploadFault(404, "No such upload");
    if (row.refusalCode !== null) throw new UploadFault(410, "The file was not accepted");
    return row;
  }

  async #seenUntil(row: UploadFacts, offset: number): Promise<Seen | undefined> {
    const seen =
      offset === 0 ? { mac: await this.#deps.startMac(row), head: Buffer.alloc(0), bytes: 0 } : this.#seen.get(row.id);
    this.#seen.delete(row.id);
    if (seen?.bytes !== offset) return undefined;
    if (this.#seen.size >= mostRemembered) this.#seen.delete(this.#seen.keys().next().value ?? "");
    this.#seen.set(row.id, seen);
    return seen;
  }

  async #openWriter(row: UploadFacts): Promise<SealedWriter> {
    const key = await this.#deps.files.fileKey(row);
    const writer = await SealedWriter.open(this.#deps.files.stagedPath(row.id), key, row.id, this.#extents.get(row.id));
    this.#extents.delete(row.id);
    return writer;
  }

  #remember(id: string, extent: SealedExtent): void {
    if (this.#extents.size >= mostRemembered) this.#extents.delete(this.#extents.keys().next().value ?? "");
    this.#extents.set(id, extent);
  }
}

function see(seen: Seen, chunk: Buffer): void {
  seen.mac.update(chunk);
  // A copy: what arrives in one piece from the network may hold much more memory than it shows.
  if (seen.head.length < headBytes)
    seen.head = Buffer.concat([seen.head, chunk.subarray(0, headBytes - seen.head.length)]);
  seen.bytes += chunk.length;
}
