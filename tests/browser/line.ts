import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/**
 * What the line does with a connection: `whole` carries it; `cut` ends it and takes no new one; `stalled` holds it and carries
 * nothing; `mute` carries what the browser says and no answer.
 */
type LineState = "whole" | "cut" | "stalled" | "mute";

/** A line between a browser and a server on this machine, which can be cut and mended. */
export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #state: LineState = "whole";
  #target: URL | undefined;
  /** Bytes that the browser gave to the line and the line carried. */
  carried = 0;
  #cutAt = Number.POSITIVE_INFINITY;
  /** Where pages are to be opened, to come over this line. */
  address = "";

  private constructor() {
    this.#server = createServer((near) => {
      if (this.#state === "cut" || !this.#target) {
        near.resetAndDestroy();
        return;
      }
      const far = connect(Number(this.#target.port), this.#target.hostname);
      this.#carry(near, far, "up");
      this.#carry(far, near, "down");
    });
  }

  /** A line that leads nowhere yet: a server must know its public address before it starts. */
  static async open(): Promise<Line> {
    const line = new Line();
    await new Promise<void>((ready) => line.#server.listen(0, "127.0.0.1", ready));
    line.address = `http://127.0.0.1:${(line.#server.address() as AddressInfo).port}`;
    return line;
  }

  leadTo(address: string): void {
    this.#target = new URL(address);
  }

  #carry(from: Socket, to: Socket, way: "up" | "down"): void {
    this.#open.add(from);
    from.on("data", (bytes: Buffer) => {
      if (
        this.#state === "stalled" ||
        this.#state === "cut" ||
        (this.#state === "mute" && way === "down") ||
        to.destroyed
      )
        return;
      if (way === "down") return void to.write(bytes);
      const part = bytes.subarray(0, this.#cutAt - this.carried);
      this.carried += part.length;
      to.write(part);
      if (this.carried >= this.#cutAt) this.cut();
    });
    from.on("close", () => {
      this.#open.delete(from);
      to.destroy();
    });
    // A reset is what a cut looks like from here; the pair is ended by `close`.
    from.on("error", () => to.destroy());
  }

  cut(): void {
    this.#state = "cut";
    for (const socket of this.#open) socket.resetAndDestroy();
  }

  /** Cuts itself once the browser has sent so many bytes more. */
  cutAfter(bytes: number): void {
    this.carried = 0;
    this.#cutAt = bytes;
  }

  /** The server hears everything, the browser nothing. */
  mute(): void {
    this.#state = "mute";
  }

  stall(): void {
    this.#state = "stalled";
  }

  mend(): void {
    // What was stalled never knows that it lost bytes, so it ends here.
    if (this.#state === "stalled" || this.#state === "mute") for (const socket of this.#open) socket.resetAndDestroy();
    this.#state = "whole";
    this.#cutAt = Number.POSITIVE_INFINITY;
  }

  async remove(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }
}
