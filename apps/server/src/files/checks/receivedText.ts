import type { OpenText } from "../fileStore.ts";

/** The bytes of the upload are not there. */
export class NotReceived extends Error {
  override readonly name = "NotReceived";
}

type Opened = OpenText & { readonly staged: boolean };

/** The text of an upload. Most files are known by their beginning; they are opened only when more is asked for than `head`. */
export class ReceivedText {
  readonly #open: () => Promise<Opened | undefined>;
  readonly #head: Buffer | undefined;
  #opened: Promise<Opened> | undefined;

  constructor(open: () => Promise<Opened | undefined>, head?: Buffer) {
    this.#open = open;
    this.#head = head;
  }

  readonly read = async (start: number, end: number): Promise<Buffer> => {
    if (this.#head && end <= this.#head.length) return this.#head.subarray(start, end);
    return await (await this.#file()).reader.read(start, end);
  };

  async *stream(): AsyncGenerator<Buffer, void, undefined> {
    const { reader, bytes } = await this.#file();
    yield* reader.stream(0, bytes);
  }

  /** Whether it still lies where it was received. What was seen whole in this process does. */
  async isStaged(): Promise<boolean> {
    return this.#head && !this.#opened ? true : (await this.#file()).staged;
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined);
    await opened?.close();
  }

  async #file(): Promise<Opened> {
    this.#opened ??= this.#open().then((opened) => {
      if (opened === undefined) throw new NotReceived("nothing was received");
      return opened;
    });
    return await this.#opened;
  }
}
