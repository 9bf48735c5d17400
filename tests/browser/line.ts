import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the line does with a connection: `whole` carries it; `cut` ends it and takes no new one; `stalled` holds it and carries nothing. */
type LineState = 'whole' | 'cut' | 'stalled';

/** A line between a browser and a server on this machine, which can be cut and mended. */
export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #state: LineState = 'whole';
  #target: URL | undefined;
  /** Where pages are to be opened, to come over this line. */
  address = '';

  private constructor() {
    this.#server = createServer((near) => {
      if (this.#state === 'cut' || !this.#target) {
        near.resetAndDestroy();
        return;
      }
      const far = connect(Number(this.#target.port), this.#target.hostname);
      this.#carry(near, far);
      this.#carry(far, near);
    });
  }

  /** A line that leads nowhere yet: a server must know its public address before it starts. */
  static async open(): Promise<Line> {
    const line = new Line();
    await new Promise<void>((ready) => line.#server.listen(0, '127.0.0.1', ready));
    line.address = `http://127.0.0.1:${(line.#server.address() as AddressInfo).port}`;
    return line;
  }

  leadTo(address: string): void {
    this.#target = new URL(address);
  }

  #carry(from: Socket, to: Socket): void {
    this.#open.add(from);
    from.on('data', (bytes) => {
      if (this.#state === 'whole' && !to.destroyed) to.write(bytes);
    });
    from.on('close', () => {
      this.#open.delete(from);
      to.destroy();
    });
    // A reset is what a cut looks like from here; the pair is ended by `close`.
    from.on('error', () => to.destroy());
  }

  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#open) socket.resetAndDestroy();
  }

  stall(): void {
    this.#state = 'stalled';
  }

  mend(): void {
    // What was stalled never knows that it lost bytes, so it ends here.
    if (this.#state === 'stalled') for (const socket of this.#open) socket.resetAndDestroy();
    this.#state = 'whole';
  }

  async remove(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }
}
