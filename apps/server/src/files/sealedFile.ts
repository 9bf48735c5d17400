import { createCipheriv, createDecipheriv, randomBytes, type CipherGCM } from "node:crypto";

/**
 * The stored format of one document (docs/adr/0020): a 16-byte header, then frames
 * `[u32 length of the text][12-byte nonce][ciphertext][16-byte tag]`, AES-256-GCM, one key per file.
 * A frame's additional data names file, index and offset, so that frames cannot be moved, dropped or swapped between files.
 */
export const frameTextBytes = 64 * 1024;
export const frameHeadBytes = 4 + 12;
const tagBytes = 16;
export const frameOverheadBytes = frameHeadBytes + tagBytes;

/** Magic and format version 1; the rest is kept for later versions. */
export const fileHeader = Buffer.concat([Buffer.from("BOREALSF", "latin1"), Buffer.from([1]), Buffer.alloc(7)]);

/** The stored bytes are not what was written: damaged, cut short, or changed by somebody. */
export class SealedFileDamaged extends Error {
  override readonly name = "SealedFileDamaged";
}

/** Where a frame belongs. `offset` counts bytes of text. */
export type FramePlace = { readonly fileId: string; readonly index: number; readonly offset: number };

/** Sealed bytes that can be read at a position. */
export type SealedSource = {
  readonly size: number;
  /** Fewer bytes than asked for only at the end. */
  read(position: number, length: number): Promise<Buffer>;
};

function additionalData({ fileId, index, offset }: FramePlace): Buffer {
  const numbers = Buffer.alloc(16);
  numbers.writeBigUInt64BE(BigInt(index), 0);
  numbers.writeBigUInt64BE(BigInt(offset), 8);
  return Buffer.concat([Buffer.from(`boreal sealed file 1\0${fileId}\0`, "utf8"), numbers]);
}

/**
 * One frame that is sealed while its text arrives, so that the text is never copied. `add` returns the ciphertext of a part,
 * `end` what stands before all parts and what stands behind them.
 */
export class FrameSealer {
  readonly #cipher: CipherGCM;
  readonly #nonce = randomBytes(12);
  #bytes = 0;

  constructor(key: Buffer, place: FramePlace) {
    this.#cipher = createCipheriv("aes-256-gcm", key, this.#nonce).setAAD(additionalData(place));
  }

  /** Of text, so far. */
  get bytes(): number {
    return this.#bytes;
  }

  add(text: Uint8Array): Buffer {
    if (this.#bytes + text.byteLength > frameTextBytes)
      throw new RangeError(`a frame holds 1 to ${frameTextBytes} bytes`);
    this.#bytes += text.byteLength;
    return this.#cipher.update(text);
  }

  end(): { readonly head: Buffer; readonly tail: Buffer } {
    if (this.#bytes === 0) throw new RangeError(`a frame holds 1 to ${frameTextBytes} bytes`);
    const head = Buffer.allocUnsafe(frameHeadBytes);
    head.writeUInt32BE(this.#bytes);
    this.#nonce.copy(head, 4);
    this.#cipher.final();
    return { head, tail: this.#cipher.getAuthTag() };
  }
}

/** The text of one whole frame, or `undefined` when it is not the frame that belongs there. */
export function openFrame(key: Buffer, place: FramePlace, frame: Buffer): Buffer | undefined {
  const nonce = frame.subarray(4, frameHeadBytes);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAAD(additionalData(place));
  decipher.setAuthTag(frame.subarray(frame.length - tagBytes));
  const text = decipher.update(frame.subarray(frameHeadBytes, frame.length - tagBytes));
  try {
    decipher.final();
    return text;
  } catch {
    return undefined;
  }
}

/** How far a file is whole. `size` = position after the last good frame, `bytes` = text in the good frames. */
export type SealedExtent = { readonly size: number; readonly frames: number; readonly bytes: number };

/**
 * Reads a file that may have been cut off anywhere and says how much of it can be trusted: every frame up to the
 * first that is incomplete or does not open. Zero for an empty file or an unfinished header.
 */
export async function measureSealed(source: SealedSource, key: Buffer, fileId: string): Promise<SealedExtent> {
  const header = await source.read(0, fileHeader.length);
  if (header.length < fileHeader.length) return { size: 0, frames: 0, bytes: 0 };
  if (!header.equals(fileHeader)) throw new SealedFileDamaged("not a sealed file of format 1");
  let extent: SealedExtent = { size: fileHeader.length, frames: 0, bytes: 0 };
  for (;;) {
    const frame = await readFrame(source, extent.size);
    if (frame === undefined) return extent;
    const text = openFrame(key, { fileId, index: extent.frames, offset: extent.bytes }, frame);
    if (text === undefined) return extent;
    extent = { size: extent.size + frame.length, frames: extent.frames + 1, bytes: extent.bytes + text.length };
  }
}

/** A whole frame, or `undefined` where the file breaks off or holds nonsense (a crash may leave zeros behind). */
async function readFrame(source: SealedSource, position: number): Promise<Buffer | undefined> {
  const head = await source.read(position, 4);
  if (head.length < 4) return undefined;
  const length = head.readUInt32BE();
  if (length === 0 || length > frameTextBytes) return undefined;
  const frame = await source.read(position, length + frameOverheadBytes);
  return frame.length === length + frameOverheadBytes ? frame : undefined;
}
