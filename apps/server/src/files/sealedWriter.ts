import { open, type FileHandle } from "node:fs/promises";
import {
  fileHeader,
  frameOverheadBytes,
  frameTextBytes,
  FrameSealer,
  measureSealed,
  type SealedExtent,
  type SealedSource,
} from "./sealedFile.ts";

const nothing: SealedExtent = { size: 0, frames: 0, bytes: 0 };

/** Received bytes are on the disk for certain at least this often. */
const syncEveryBytes = 4 * 1024 * 1024;
/** Frames go to the disk several at a time. */
const writeEveryBytes = 1024 * 1024;
/** The system takes no more pieces than this in one call (IOV_MAX of Linux and macOS). */
const mostPieces = 1024;

/** A file on the disk as a source of sealed bytes. The caller closes the handle. */
export async function sourceOf(handle: FileHandle): Promise<SealedSource> {
  const { size } = await handle.stat();
  return {
    size,
    read: async (position, length) => {
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - position)));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, position + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return buffer.subarray(0, filled);
    },
  };
}

/**
 * Appends to one sealed file. Text is sealed as it arrives and goes to the disk while more of it arrives: at most two lots of
 * `writeEveryBytes` are in memory. The disk is synced meanwhile too.
 * Opening cuts off whatever a crash left behind the last good frame.
 */
export class SealedWriter {
  readonly #handle: FileHandle;
  readonly #key: Buffer;
  readonly #fileId: string;
  /** The frame that still takes text, and its sealed parts. */
  #frame: { readonly sealer: FrameSealer; readonly parts: Buffer[] } | undefined;
  /** Whole frames that nobody writes yet, in pieces. */
  #sealed: Buffer[] = [];
  /** With every whole frame, written or not. */
  #reached: SealedExtent;
  /** With the frames that are being written. */
  #underWay: SealedExtent;
  #extent: SealedExtent;
  /** Never fails; what went wrong lies in `#fault` until somebody hears it. */
  #writing: Promise<void> = Promise.resolve();
  #fault: Error | undefined;
  #unsyncedBytes = 0;
  #syncing: Promise<void> = Promise.resolve();

  private constructor(handle: FileHandle, key: Buffer, fileId: string, extent: SealedExtent) {
    this.#handle = handle;
    this.#key = key;
    this.#fileId = fileId;
    this.#extent = extent;
    this.#reached = extent;
    this.#underWay = extent;
    this.#begin();
  }

  /** From what is written. A file that is still empty begins with the header. */
  #begin(): void {
    this.#frame = undefined;
    this.#sealed = [];
    this.#reached = this.#extent;
    this.#underWay = this.#extent;
    if (this.#extent.size > 0) return;
    this.#sealed.push(fileHeader);
    this.#reached = { size: fileHeader.length, frames: 0, bytes: 0 };
  }

  /** `known` = the extent that this process itself left behind; it saves checking every frame again. */
  static async open(path: string, key: Buffer, fileId: string, known?: SealedExtent): Promise<SealedWriter> {
    const made = known === undefined || known.size === 0 ? await openNew(path) : undefined;
    if (made) return new SealedWriter(made, key, fileId, nothing);
    const handle = await open(path, "r+");
    try {
      const source = await sourceOf(handle);
      const extent = known?.size === source.size ? known : await measureSealed(source, key, fileId);
      if (extent.size < source.size) await handle.truncate(extent.size);
      return new SealedWriter(handle, key, fileId, extent);
    } catch (fault) {
      await handle.close();
      throw fault;
    }
  }

  /** Bytes of text accepted so far, those in memory included. */
  get bytes(): number {
    return this.#reached.bytes + (this.#frame?.sealer.bytes ?? 0);
  }

  /** What is written; on the disk for certain after `sync`. */
  get extent(): SealedExtent {
    return this.#extent;
  }

  async write(chunk: Uint8Array): Promise<void> {
    let at = 0;
    while (at < chunk.byteLength) {
      const { frames: index, bytes: offset } = this.#reached;
      this.#frame ??= { sealer: new FrameSealer(this.#key, { fileId: this.#fileId, index, offset }), parts: [] };
      const part = chunk.subarray(at, at + frameTextBytes - this.#frame.sealer.bytes);
      this.#frame.parts.push(this.#frame.sealer.add(part));
      at += part.byteLength;
      if (this.#frame.sealer.bytes === frameTextBytes) this.#endFrame();
      if (this.#reached.size - this.#underWay.size >= writeEveryBytes) await this.#writeSealed();
    }
  }

  /** Everything accepted so far is on the disk when this returns. */
  async sync(): Promise<void> {
    this.#endFrame();
    await this.#writeSealed();
    await this.#written();
    await this.#syncing;
    await this.#handle.sync();
    this.#unsyncedBytes = 0;
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#writing, this.#syncing]);
    await this.#handle.close();
  }

  #endFrame(): void {
    if (this.#frame === undefined) return;
    const { sealer, parts } = this.#frame;
    const { head, tail } = sealer.end();
    this.#sealed.push(head, ...parts, tail);
    const { size, frames, bytes } = this.#reached;
    this.#reached = { size: size + sealer.bytes + frameOverheadBytes, frames: frames + 1, bytes: bytes + sealer.bytes };
    this.#frame = undefined;
  }

  /** Begins to write what is sealed, once what is being written is on its way to the disk. */
  async #writeSealed(): Promise<void> {
    await this.#written();
    if (this.#sealed.length === 0) return;
    const pieces = this.#sealed;
    this.#sealed = [];
    this.#underWay = this.#reached;
    this.#writing = this.#append(pieces, this.#reached).catch((fault: Error) => {
      this.#fault = fault;
    });
  }

  /** Waits for what is being written. What could not be written was not received: the file ends where it ended before. */
  async #written(): Promise<void> {
    await this.#writing;
    const fault = this.#fault;
    if (fault === undefined) return;
    this.#fault = undefined;
    this.#begin();
    await this.#handle.truncate(this.#extent.size).catch(() => undefined);
    throw fault;
  }

  async #append(pieces: readonly Buffer[], reached: SealedExtent): Promise<void> {
    await writeWhole(this.#handle, pieces, this.#extent.size);
    this.#unsyncedBytes += reached.size - this.#extent.size;
    this.#extent = reached;
    if (this.#unsyncedBytes < syncEveryBytes) return;
    await this.#syncing;
    this.#unsyncedBytes = 0;
    this.#syncing = this.#handle.datasync();
    // A fault of it is heard by whoever waits for it next.
    this.#syncing.catch(() => undefined);
  }
}

/** Undefined when the file is there already. */
async function openNew(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, "wx+", 0o600);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw fault;
  }
}

/** Writes all of the pieces, one behind the other; the system may take fewer bytes at a time than it is given. */
async function writeWhole(handle: FileHandle, pieces: readonly Buffer[], position: number): Promise<void> {
  let left = pieces;
  let at = position;
  while (left.length > 0) {
    const { bytesWritten } = await handle.writev(left.slice(0, mostPieces), at);
    at += bytesWritten;
    left = behind(left, bytesWritten);
  }
}

/** What is left of the pieces behind their first `bytes`. */
function behind(pieces: readonly Buffer[], bytes: number): readonly Buffer[] {
  let skipped = 0;
  for (const [index, piece] of pieces.entries()) {
    if (skipped + piece.length > bytes) return [piece.subarray(bytes - skipped), ...pieces.slice(index + 1)];
    skipped += piece.length;
  }
  return [];
}
