import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { EmbeddedPostgres } from "./embedded.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { templateDatabase, testClusterVariable } from "./testDatabase.ts";

/**
 * Global set-up of the test runner: one embedded PostgreSQL for all threads and processes of a run, started when the
 * first of them asks over a socket. It listens in a short folder of its own and goes with the run.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[testClusterVariable] !== undefined) return async () => {};
  const folder = mkdtempSync(join(tmpdir().length < 40 ? tmpdir() : "/tmp", "bt-"));
  const asked = process.platform === "win32" ? String.raw`\\.\pipe\boreal-test-${process.pid}` : join(folder, "ask");
  let starting: Promise<EmbeddedPostgres> | undefined;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    starting ??= start(join(folder, "data"));
    starting.then(
      ({ connection }) => socket.end(JSON.stringify(connection)),
      (error: unknown) =>
        socket.end(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) })),
    );
  });
  await new Promise<void>((ready) => server.listen(asked, ready));
  process.env[testClusterVariable] = asked;
  return async () => {
    delete process.env[testClusterVariable];
    await new Promise((closed) => server.close(closed));
    await (await starting?.catch(() => undefined))?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The run's data is thrown away, so it need not survive a power cut; everything else is as in earnest. */
async function start(folder: string): Promise<EmbeddedPostgres> {
  const embedded = await startEmbedded(folder, {
    report: () => {},
    settings: ["fsync=off", "synchronous_commit=off", "max_connections=200"],
  });
  const admin = new pg.Client(embedded.connection);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${templateDatabase}`);
  await admin.end();
  await migrate({ ...embedded.connection, database: templateDatabase });
  return embedded;
}
