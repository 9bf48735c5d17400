import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseBorrowed, noteIdentity } from "./clusterIdentity.ts";
import { connect } from "./connect.ts";
import { DatabaseRefused } from "./databaseRefused.ts";
import { startEmbedded, type EmbeddedPostgres } from "./embedded.ts";
import { endOrphans } from "./postmaster.ts";

let folder: string;
let original: EmbeddedPostgres;
const quiet = { report: () => {} };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "boreal-copy-"));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, "original"));
  original = await startEmbedded(join(folder, "original"), quiet);
  await ask(original, "CREATE TABLE kept (n int)");
  await ask(original, "INSERT INTO kept VALUES (1)");
});
afterAll(async () => {
  await original.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(embedded: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const database = connect(embedded.connection);
  try {
    return (await database.$client.query(statement)).rows as unknown[];
  } finally {
    await database.close();
  }
}
const copied = (name: string, from = "original", how = "-a"): string => {
  const to = join(folder, name);
  execFileSync("cp", [how, join(folder, from), to], { stdio: "ignore" });
  return to;
};
const rows = async (embedded: EmbeddedPostgres) =>
  (await ask(embedded, "SELECT count(*)::int AS n FROM kept")) as { n: number }[];
const refusalOf = async (data: string): Promise<string> => {
  const fault = await startEmbedded(data, quiet).then(
    async (started) => {
      await started.stop();
      return undefined;
    },
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(DatabaseRefused);
  return (fault as Error).message;
};

test("a copy of a running folder is refused with what to do, and the original goes on", async () => {
  const pid = original.pid();
  const message = await refusalOf(copied("running"));
  expect(message).toContain(join(folder, "original", "postgres"));
  expect(message).toContain("Stop Boreal on the original and copy again");
  expect(original.pid()).toBe(pid);
  expect(await rows(original)).toEqual([{ n: 1 }]);
});

test("so is one that was copied before folders were told apart: its file names another place", async () => {
  const data = copied("older");
  rmSync(join(data, "postgres.identity"));
  expect(await refusalOf(data)).toContain("made while its database was running");
  expect(await rows(original)).toEqual([{ n: 1 }]);
});

test("a copied file with the number of the original’s process ends nobody", async () => {
  const data = copied("orphans");
  mkdirSync(join(data, "socket"), { recursive: true });
  await endOrphans(join(data, "postgres"), join(data, "socket"));
  expect(await rows(original)).toEqual([{ n: 1 }]);
});

test("a copy of a stopped folder opens as its own, beside the original", async () => {
  mkdirSync(join(folder, "stopped"));
  const first = await startEmbedded(join(folder, "stopped"), quiet);
  await ask(first, "CREATE TABLE kept (n int)");
  await first.stop();
  const copy = copied("own", "stopped");
  const [again, own] = [await startEmbedded(join(folder, "stopped"), quiet), await startEmbedded(copy, quiet)];
  expect(own.connection.host).not.toBe(again.connection.host);
  await ask(own, "INSERT INTO kept VALUES (1)");
  expect([await rows(again), await rows(own)]).toEqual([[{ n: 0 }], [{ n: 1 }]]);
  await own.stop();
  expect(await rows(again)).toEqual([{ n: 0 }]);
  await again.stop();
  // Killed where it lies, the copy is no stranger to itself.
  const note = readFileSync(join(copy, "postgres.identity"), "utf8");
  expect(note).toContain(copy);
});

test("a copy made of hard links is refused until it has files of its own, and the original goes on", async () => {
  mkdirSync(join(folder, "hard"));
  await (await startEmbedded(join(folder, "hard"), quiet)).stop();
  const copy = copied("hard-copy", "hard", "-al");
  // Locks that are shared too would hide the other fault.
  rmSync(join(copy, "locks"), { recursive: true });
  const message = await refusalOf(copy);
  expect(message).toContain(`a copy of ${join(folder, "hard", "postgres")} made of hard links`);
  const again = await startEmbedded(join(folder, "hard"), quiet);
  const command = /own: (?<command>.+?)\. The original/.exec(message)?.groups?.["command"] ?? "";
  await again.stop();
  execFileSync("sh", ["-c", command]);
  await (await startEmbedded(copy, quiet)).stop();
});

test("sockets of a folder with a long name are not those of its copy", async () => {
  const long = "l".repeat(90);
  mkdirSync(join(folder, long));
  const first = await startEmbedded(join(folder, long), quiet);
  await first.stop();
  const copy = copied(`${long}2`, long);
  const [again, own] = [await startEmbedded(join(folder, long), quiet), await startEmbedded(copy, quiet)];
  expect(again.connection.host).toBe(first.connection.host);
  expect(own.connection.host).not.toBe(again.connection.host);
  await own.stop();
  await again.stop();
});

test("a copy whose database or sockets are links into the original’s is refused, or has its own", async () => {
  // A database that somebody put on another disk.
  const data = join(folder, "linked");
  mkdirSync(data);
  await (await startEmbedded(data, quiet)).stop();
  mkdirSync(join(folder, "disk"));
  chmodSync(join(folder, "disk"), 0o711);
  renameSync(join(data, "postgres"), join(folder, "disk", "postgres"));
  symlinkSync(join(folder, "disk", "postgres"), join(data, "postgres"));
  const running = await startEmbedded(data, quiet);
  await ask(running, "CREATE TABLE kept (n int)");
  const copy = copied("linked-copy", "linked");
  for (const isNoted of [true, false]) {
    if (!isNoted) rmSync(join(copy, "postgres.identity"));
    const message = await refusalOf(copy);
    expect(message).toContain(join(folder, "disk", "postgres"));
    if (isNoted) expect(message).toContain(`rm ${join(copy, "postgres")} && cp -a`);
    expect(await rows(running)).toEqual([{ n: 0 }]);
  }
  await running.stop();
  // Its own cluster, and the sockets of a running one.
  const whole = copied("whole", "linked");
  rmSync(join(whole, "postgres"));
  execFileSync("cp", ["-a", join(folder, "disk", "postgres"), join(whole, "postgres")]);
  rmSync(join(whole, "socket"), { recursive: true });
  symlinkSync(join(folder, "original", "socket"), join(whole, "socket"));
  const own = await startEmbedded(whole, quiet);
  expect(await rows(original)).toEqual([{ n: 1 }]);
  expect(await rows(own)).toEqual([{ n: 0 }]);
  await own.stop();
});

test("a copy that only notes where the original’s database lies does not open it", () => {
  const [cluster, data] = [join(folder, "elsewhere", "postgres"), join(folder, "noting")];
  mkdirSync(cluster, { recursive: true });
  mkdirSync(data);
  writeFileSync(join(data, "postgres.location"), `${cluster}\n`);
  noteIdentity(data, cluster);
  expect(() => refuseBorrowed(data, cluster)).not.toThrow();
  const copy = copied("noting-copy", "noting");
  expect(() => refuseBorrowed(copy, cluster)).toThrow(/Its database was not copied with it/);
  // Put back on another machine, both are copies and belong together.
  execFileSync("cp", ["-a", join(folder, "elsewhere"), join(folder, "restored")]);
  expect(() => refuseBorrowed(copy, join(folder, "restored", "postgres"))).not.toThrow();
  expect(() => refuseBorrowed(copy, cluster)).toThrow(`cp -a ${cluster} ${join(copy, "postgres")}`);
});

test.runIf(process.getuid?.() === 0)(
  "a copy that lost its owners says so, with the command that mends it",
  async () => {
    mkdirSync(join(folder, "owned"));
    await (await startEmbedded(join(folder, "owned"), quiet)).stop();
    const data = join(folder, "by-root");
    cpSync(join(folder, "owned"), data, { recursive: true });
    execFileSync("chown", ["-R", "0:0", data]);
    const command = /Run: chown (-R \S+) (\S+)$/.exec(await refusalOf(data));
    expect(command?.[2]).toBe(join(data, "postgres"));
    execFileSync("chown", [...(command?.[1] ?? "").split(" "), command?.[2] ?? ""]);
    await (await startEmbedded(data, quiet)).stop();
  },
);

test("a stranger with the number in the file is left alone", async () => {
  const data = join(folder, "stranger");
  mkdirSync(data);
  await (await startEmbedded(data, quiet)).stop();
  const stranger = spawn("sleep", ["60"], { stdio: "ignore" });
  writeFileSync(join(data, "postgres", "postmaster.pid"), `${stranger.pid}\n${join(data, "postgres")}\n`);
  await endOrphans(join(data, "postgres"), join(data, "socket"));
  expect(existsSync(`/proc/${stranger.pid}`) || stranger.exitCode === null).toBe(true);
  stranger.kill("SIGKILL");
  await once(stranger, "exit");
});
