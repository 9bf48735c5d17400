import { open, type FileHandle } from 'node:fs/promises';
import { fileHeader, frameTextBytes, measureSealed, sealFrame, type SealedExtent, type SealedSource } from './sealedFile.ts';

/** Received bytes are on the disk for certain at least this often. */
const syncEveryBytes = 4 * 1024 * 1024;
/** Frames go to the disk several at a time. */
const writeEveryBytes = 1024 * 1024;

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
 * Appends to one sealed file. Plain bytes live in memory only, at most one frame of them at a time. The disk is synced while
 * more arrives.
 * Opening cuts off whatever a crash left behind the last good frame.
 */
export class SealedWriter {
  readonly #handle: FileHandle;
  readonly #key: Buffer;
  readonly #fileId: string;
  readonly #pending = Buffer.allocUnsafe(frameTextBytes);
  #pendingBytes = 0;
  /** Sealed and not yet written. */
  #sealed: Buffer[] = [];
  /** With what is sealed and not yet written. */
  #reached: SealedExtent;
  #unsyncedBytes = 0;
  #syncing: Promise<void> = Promise.resolve();
  #extent: SealedExtent;

  private constructor(handle: FileHandle, key: Buffer, fileId: string, extent: SealedExtent) {
    this.#handle = handle;
    this.#key = key;
    this.#fileId = fileId;
    this.#extent = extent;
    this.#reached = extent;
  }

  /** `known` = the extent that this process itself left behind; it saves checking every frame again. */
  static async open(path: string, key: Buffer, fileId: string, known?: SealedExtent): Promise<SealedWriter> {
    const handle = await openForUpdate(path);
    try {
      const source = await sourceOf(handle);
      let extent = known?.size === source.size ? known : await measureSealed(source, key, fileId);
      if (extent.size === 0) {
        await handle.truncate(0);
        await writeWhole(handle, fileHeader, 0);
        extent = { size: fileHeader.length, frames: 0, bytes: 0 };
      } else if (extent.size < source.size) {
        await handle.truncate(extent.size);
      }
      return new SealedWriter(handle, key, fileId, extent);
    } catch (fault) {
      await handle.close();
      throw fault;
    }
  }

  /** Bytes of text accepted so far, those in memory included. */
  get bytes(): number {
    return this.#reached.bytes + this.#pendingBytes;
  }

  /** What is written; on the disk for certain after `sync`. */
  get extent(): SealedExtent {
    return this.#extent;
  }

  async write(chunk: Uint8Array): Promise<void> {
    let at = 0;
    while (at < chunk.byteLength) {
      const part = chunk.subarray(at, at + frameTextBytes - this.#pendingBytes);
      this.#pending.set(part, this.#pendingBytes);
      this.#pendingBytes += part.byteLength;
      at += part.byteLength;
      if (this.#pendingBytes === frameTextBytes) this.#sealPending();
      if (this.#reached.size - this.#extent.size >= writeEveryBytes) await this.#writeSealed();
    }
  }

  /** Everything accepted so far is on the disk when this returns. */
  async sync(): Promise<void> {
    if (this.#pendingBytes > 0) this.#sealPending();
    await this.#writeSealed();
    await this.#syncing;
    await this.#handle.sync();
    this.#unsyncedBytes = 0;
  }

  async close(): Promise<void> {
    this.#pending.fill(0);
    await this.#syncing.catch(() => undefined);
    await this.#handle.close();
  }

  #sealPending(): void {
    const { size, frames, bytes } = this.#reached;
    const text = this.#pending.subarray(0, this.#pendingBytes);
    const frame = sealFrame(this.#key, { fileId: this.#fileId, index: frames, offset: bytes }, text);
    this.#sealed.push(frame);
    this.#reached = { size: size + frame.length, frames: frames + 1, bytes: bytes + text.length };
    this.#pendingBytes = 0;
  }

  async #writeSealed(): Promise<void> {
    if (this.#sealed.length === 0) return;
    const data = Buffer.concat(this.#sealed);
    this.#sealed = [];
    try {
      await writeWhole(this.#handle, data, this.#extent.size);
    } catch (fault) {
      // What could not be written was not received: the file ends where it ended before.
      this.#reached = this.#extent;
      this.#pendingBytes = 0;
      await this.#handle.truncate(this.#extent.size).catch(() => undefined);
      throw fault;
    }
    this.#extent = this.#reached;
    this.#unsyncedBytes += data.length;
    if (this.#unsyncedBytes < syncEveryBytes) return;
    await this.#syncing;
    this.#unsyncedBytes = 0;
    this.#syncing = this.#handle.datasync();
    // A fault of it is heard by whoever waits for it next.
    this.#syncing.catch(() => undefined);
  }
}

async function openForUpdate(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
    return await open(path, 'wx+', 0o600);
  }
}

async function writeWhole(handle: FileHandle, data: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < data.length) {
    const { bytesWritten } = await handle.write(data, written, data.length - written, position + written);
    written += bytesWritten;
  }
}
