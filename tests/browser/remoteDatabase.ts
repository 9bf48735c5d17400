import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectDatabase } from "@boreal/server/database/connect";
import { startEmbedded, type EmbeddedPostgres } from "@boreal/server/database/embedded";

/** A PostgreSQL on "another machine": reached over TCP by DATABASE_URL, on a line that a test can cut and mend. */
export class RemoteDatabase {
  readonly #folder: string;
  readonly #postgres: EmbeddedPostgres;
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  private constructor(folder: string, postgres: EmbeddedPostgres) {
    this.#folder = folder;
    this.#postgres = postgres;
  }

  static async start(): Promise<RemoteDatabase> {
    const folder = mkdtempSync(join(tmpdir(), "boreal-remote-"));
    const remote = new RemoteDatabase(folder, await startEmbedded(join(folder, "data"), { report: () => {} }));
    await remote.mend();
    return remote;
  }

  get url(): string {
    const { user, database } = this.#postgres.connection;
    return `postgres://${user}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#open) socket.destroy();
    if (!server) return;
    server.close();
    await once(server, "close");
  }

  async mend(): Promise<void> {
    const { host } = this.#postgres.connection;
    const name = readdirSync(host).find((file) => /^\.s\.PGSQL\.\d+$/.test(file));
    if (name === undefined) throw new Error("the database has no socket");
    const server = createServer((near) => {
      const far = connect(join(host, name));
      for (const socket of [near, far]) {
        // A line of databases waits for no fuller packet: without this, every answer with rows waits 40 ms once or twice.
        socket.setNoDelay(true);
        this.#open.add(socket);
        socket.on("error", () => {});
        socket.once("close", () => {
          this.#open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    this.#server = server;
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Runs a statement past the server, as where time would have to go by. */
  async run(statement: string): Promise<void> {
    const database = connectDatabase(this.#postgres.connection);
    try {
      await database.$client.query(statement);
    } finally {
      await database.close();
    }
  }

  async remove(): Promise<void> {
    await this.cut();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
