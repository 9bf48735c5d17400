import {
  fileHeader,
  frameOverheadBytes,
  frameTextBytes,
  openFrame,
  SealedFileDamaged,
  type SealedSource,
} from "./sealedFile.ts";

type FramePosition = { readonly position: number; readonly offset: number; readonly length: number };

/** Reads any part of a finished sealed file, in any order. Keeps the last opened frame, so that small steps are cheap. */
export class SealedReader {
  readonly #source: SealedSource;
  readonly #key: Buffer;
  readonly #fileId: string;
  readonly #frames: readonly FramePosition[];
  #last: { readonly index: number; readonly text: Buffer } | undefined;

  private constructor(source: SealedSource, key: Buffer, fileId: string, frames: readonly FramePosition[]) {
    this.#source = source;
    this.#key = key;
    this.#fileId = fileId;
    this.#frames = frames;
  }

  /** Walks the lengths of all frames once. Throws `SealedFileDamaged` when they do not add up to `totalBytes`. */
  static async open(source: SealedSource, key: Buffer, fileId: string, totalBytes: number): Promise<SealedReader> {
    if (!(await source.read(0, fileHeader.length)).equals(fileHeader))
      throw new SealedFileDamaged("not a sealed file of format 1");
    const frames: FramePosition[] = [];
    let position = fileHeader.length;
    let offset = 0;
    while (offset < totalBytes) {
      const head = await source.read(position, 4);
      const length = head.length === 4 ? head.readUInt32BE() : 0;
      if (length === 0 || length > frameTextBytes)
        throw new SealedFileDamaged("the file ends too early or a frame has an impossible length");
      frames.push({ position, offset, length });
      position += length + frameOverheadBytes;
      offset += length;
    }
    if (offset !== totalBytes || position !== source.size)
      throw new SealedFileDamaged("the file does not have the length it should have");
    return new SealedReader(source, key, fileId, frames);
  }

  /** Text from `start` up to, not including, `end`; only frames that are genuine. */
  async read(start: number, end: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let index = this.#frameAt(start); index < this.#frames.length; index += 1) {
      const frame = this.#frames[index];
      if (frame === undefined || frame.offset >= end) break;
      const text = await this.#text(index, frame);
      parts.push(text.subarray(Math.max(0, start - frame.offset), Math.min(frame.length, end - frame.offset)));
    }
    return Buffer.concat(parts);
  }

  /** The same, piece by piece. */
  async *stream(start: number, end: number): AsyncGenerator<Buffer, void, undefined> {
    for (let index = this.#frameAt(start); index < this.#frames.length; index += 1) {
      const frame = this.#frames[index];
      if (frame === undefined || frame.offset >= end) return;
      const text = await this.#text(index, frame);
      yield text.subarray(Math.max(0, start - frame.offset), Math.min(frame.length, end - frame.offset));
    }
  }

  async #text(index: number, frame: FramePosition): Promise<Buffer> {
    if (this.#last?.index === index) return this.#last.text;
    const sealed = await this.#source.read(frame.position, frame.length + frameOverheadBytes);
    const whole = sealed.length === frame.length + frameOverheadBytes;
    const text = whole
      ? openFrame(this.#key, { fileId: this.#fileId, index, offset: frame.offset }, sealed)
      : undefined;
    if (text === undefined) throw new SealedFileDamaged(`frame ${index} is not genuine`);
    this.#last = { index, text };
    return text;
  }

  #frameAt(offset: number): number {
    let low = 0;
    let high = this.#frames.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const frame = this.#frames[middle];
      if (frame !== undefined && frame.offset + frame.length <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
