import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "./connect.ts";
import { startEmbedded, type EmbeddedPostgres } from "./embedded.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-pg-"));
  // The database's own user passes through when root runs the tests.
  chmodSync(folder, 0o711);
});
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const quiet = { report: () => {} };
const dataFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

async function withDatabase<T>(embedded: EmbeddedPostgres, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connect(embedded.connection);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rowsIn = async (database: Database) =>
  (await database.$client.query<{ n: number }>("SELECT count(*)::int AS n FROM kept")).rows[0]?.n;

async function untilAnswers(database: Database, within = 15_000): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    if (
      await database.$client.query("SELECT 1").then(
        () => true,
        () => false,
      )
    )
      return;
    if (waited > within) throw new Error("the database did not come back");
    await pause(50);
  }
}

/** Another process that runs the database of a data folder, writes a row and says so. */
async function serverProcess(data: string): Promise<ChildProcess> {
  const url = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const program = `import { startEmbedded } from ${url("embedded.ts")};
    import { connect } from ${url("connect.ts")};
    const embedded = await startEmbedded(${JSON.stringify(data)}, { report() {} });
    const { $client } = connect(embedded.connection);
    await $client.query('CREATE TABLE IF NOT EXISTS kept (n int)');
    await $client.query('INSERT INTO kept VALUES (1)');
    process.stdout.write(String(embedded.pid()));`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a killed server loses nothing, and the next one has the database again", async () => {
  const data = dataFolder("killed");
  for (const round of [1, 2, 3]) {
    const server = await serverProcess(data);
    await kill(server);
    const next = await startEmbedded(data, quiet);
    expect(await withDatabase(next, rowsIn)).toBe(round);
    await next.stop();
  }
});

test("a database process that dies is started again, and the same pool goes on", async () => {
  const data = dataFolder("dies");
  const events: string[] = [];
  const embedded = await startEmbedded(data, { report: (event) => events.push(event) });
  await withDatabase(embedded, async (database) => {
    await database.$client.query("CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)");
    const before = embedded.pid();
    process.kill(before ?? 0, "SIGKILL");
    while (!events.includes("restarted")) await pause(20);
    await untilAnswers(database);
    expect(embedded.pid()).not.toBe(before);
    expect(await rowsIn(database)).toBe(1);
  });
  await embedded.stop();
  expect(events.slice(0, 3)).toEqual(["started", "ended", "restarted"]);
  expect(existsSync(join(data, "postgres", "postmaster.pid"))).toBe(false);
});

test("a second process shares a running database, and takes it over when the first is killed", async () => {
  const data = dataFolder("shared");
  const first = await serverProcess(data);
  const second = await startEmbedded(data, quiet);
  expect(second.pid()).toBeUndefined();
  await withDatabase(second, async (database) => {
    expect(await rowsIn(database)).toBe(1);
    await kill(first);
    while (second.pid() === undefined) await pause(20);
    await untilAnswers(database);
    expect(await rowsIn(database)).toBe(1);
  });
  await second.stop();
});

test("nobody else may enter the socket or the files, and a set-up cut short starts over", async () => {
  const data = dataFolder("closed");
  // What a start leaves that was killed while it made the files.
  mkdirSync(join(data, "postgres.making", "base"), { recursive: true });
  const embedded = await startEmbedded(data, quiet);
  expect(statSync(embedded.connection.host).mode & 0o777).toBe(0o700);
  expect(statSync(join(data, "postgres")).mode & 0o777).toBe(0o700);
  expect(existsSync(join(data, "postgres.making"))).toBe(false);
  await embedded.stop();
});

test("a process number in the old lock file that belongs to a stranger now is no hindrance", async () => {
  const data = dataFolder("stranger");
  const server = await serverProcess(data);
  const pidFile = join(data, "postgres", "postmaster.pid");
  const database = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  process.kill(database, "SIGSTOP");
  await kill(server);
  process.kill(database, "SIGKILL");
  // Its number is in the file still; say that the number was given to this very process.
  writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(String(database), String(process.pid)));
  const next = await startEmbedded(data, quiet);
  expect(await withDatabase(next, rowsIn)).toBe(1);
  await next.stop();
});
