import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { clusterPlaces, ownFolder, type ClusterPlaces } from "./embeddedFiles.ts";
import { lockBeside, noteIdentity, refuseSharedFiles, refuseTornCopy } from "./clusterIdentity.ts";
import { takeLock, type FolderLock } from "./folderLock.ts";
import { endOrphans } from "./postmaster.ts";

export type EmbeddedPostgres = {
  /** For `pg`: the socket folder as host. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Process number of the PostgreSQL we supervise; undefined when another Boreal process does, or while it restarts. */
  readonly pid: () => number | undefined;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Told of restarts and failures; never given data. */
  readonly report: (
    event: "started" | "ended" | "restarted" | "restartFailed" | "takenOver",
    detail: Readonly<Record<string, string | number>>,
  ) => void;
  /** More settings for PostgreSQL, `name=value`. */
  readonly settings?: readonly string[];
};

const databaseName = "boreal";

const settings = [
  "listen_addresses=",
  "unix_socket_permissions=0700",
  "shared_buffers=64MB",
  "max_connections=60",
  "max_wal_size=256MB",
  "jit=off",
  "io_method=sync",
  "max_logical_replication_workers=0",
  "timezone=UTC",
  // Its log must not repeat data: statements and details of rows stay out.
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_parameter_max_length_on_error=0",
];

/**
 * The embedded PostgreSQL of a data folder: as a child that is started again when it dies, or, when another Boreal
 * process of this machine already runs it, shared with that one (and taken over when that one ends).
 */
export async function startEmbedded(dataFolder: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const taken = takeLock(dataFolder, "database", "database");
  if ("lock" in taken) return supervise(dataFolder, taken.lock, options);
  for (let waited = 0; waited < 10_000; waited += 100) {
    const again = takeLock(dataFolder, "database", "database");
    if ("lock" in again) return supervise(dataFolder, again.lock, options);
    const host = again.holder?.address;
    if (host !== undefined && (await answers(host))) return share(dataFolder, host, options);
    await pause(100);
  }
  throw new Error("Another Boreal process on this data folder runs the database, and the database does not answer.");
}

async function share(dataFolder: string, host: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  let own: EmbeddedPostgres | undefined;
  let turn: Promise<void> = Promise.resolve();
  const watch = setInterval(() => {
    const taken = takeLock(dataFolder, "database", "database");
    if (!("lock" in taken)) return;
    clearInterval(watch);
    turn = supervise(dataFolder, taken.lock, options).then(
      (started) => {
        own = started;
        options.report("takenOver", { pid: started.pid() ?? 0 });
      },
      (error: unknown) => options.report("restartFailed", { reason: String(error) }),
    );
  }, 250);
  return {
    connection: { host, user: "postgres", database: databaseName },
    pid: () => own?.pid(),
    async stop() {
      clearInterval(watch);
      await turn;
      await own?.stop();
    },
  };
}

async function supervise(dataFolder: string, lock: FolderLock, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  let child: ChildProcess | undefined;
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let beside: FolderLock | undefined;
  try {
    const places = clusterPlaces(dataFolder);
    beside = lockBeside(dataFolder, places.cluster);
    if (existsSync(join(places.cluster, "PG_VERSION"))) {
      refuseTornCopy(places.cluster);
      refuseSharedFiles(places.cluster);
    } else await makeCluster(places);
    noteIdentity(dataFolder, places.cluster);
    await endOrphans(places.cluster, places.sockets);

    const start = async () => {
      child = await startChild(places, [...settings, ...(options.settings ?? [])]);
      child.once("exit", (code, signal) => {
        child = undefined;
        if (stopping) return;
        options.report("ended", { reason: signal ?? `status ${code}` });
        restarting = restart();
      });
    };
    const restart = async () => {
      while (!stopping) {
        try {
          await endOrphans(places.cluster, places.sockets);
          await start();
          options.report("restarted", { pid: child?.pid ?? 0 });
          return;
        } catch (error) {
          options.report("restartFailed", { reason: error instanceof Error ? error.message : String(error) });
          await pause(1000);
        }
      }
    };

    await startPatiently(start);
    await makeDatabase(places.sockets);
    lock.describe({ address: places.sockets });
    options.report("started", { pid: child?.pid ?? 0 });
    return {
      connection: { host: places.sockets, user: "postgres", database: databaseName },
      pid: () => child?.pid,
      async stop() {
        stopping = true;
        await restarting;
        await endChild(child);
        beside?.release();
        lock.release();
      },
    };
  } catch (error) {
    stopping = true;
    await endChild(child);
    beside?.release();
    lock.release();
    throw error;
  }
}

/** Where /proc does not tell of them, the last processes of a killed PostgreSQL show only in its refusal to start beside them. */
async function startPatiently(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const isHeld = error instanceof Error && /shared memory block|lock file/.test(error.message);
      if (!isHeld || attempt === 6) throw error;
      await pause(500);
    }
  }
}

/** Made beside its place and moved there when complete, so that a start cut short leaves nothing half-made. */
async function makeCluster(places: ClusterPlaces): Promise<void> {
  const home = dirname(places.cluster);
  for (const name of readdirSync(home)) {
    if (name.startsWith(`${basename(places.cluster)}.making`))
      rmSync(join(home, name), { recursive: true, force: true });
  }
  const draft = ownFolder(`${places.cluster}.making`, places.user);
  const args = [
    "-D",
    draft,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--data-checksums",
    "--no-instructions",
  ];
  const initdb = spawn(join(places.programs, "bin", "initdb"), args, {
    ...places.user,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    env: childEnvironment(),
  });
  const said = collect(initdb);
  const [code] = (await once(initdb, "close")) as [number | null];
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not make its files: ${said()}`);
  renameSync(draft, places.cluster);
}

/**
 * The shell becomes PostgreSQL itself, after leaving behind a watcher that holds the other end of our pipe: when this
 * process ends in any way without saying so, the watcher asks PostgreSQL to stop. `detached` keeps the terminal's
 * Ctrl-C from PostgreSQL, which has to outlive the last requests.
 */
const watchedStart = `
exec 3<&0 </dev/null
main=$$
( ( read -r word <&3 || kill -INT "$main" ) >/dev/null 2>&1 & )
exec 3<&-
exec "$0" "$@"`;

async function startChild(places: ClusterPlaces, options: readonly string[]): Promise<ChildProcess> {
  const program = join(places.programs, "bin", "postgres");
  const args = ["-D", places.cluster, "-k", places.sockets, ...options.flatMap((option) => ["-c", option])];
  const [command, commandArgs] =
    process.platform === "win32" ? [program, args] : ["/bin/sh", ["-c", watchedStart, program, ...args]];
  const child = spawn(command, commandArgs, {
    ...places.user,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
    env: childEnvironment(),
  });
  child.stdin?.on("error", () => {});
  child.once("exit", () => child.stdin?.end("ended\n"));
  const said = collect(child);
  const ended = once(child, "exit").then(
    () => "ended" as const,
    (error: unknown) => error as Error,
  );
  for (let waited = 0; waited < 60_000; waited += 20) {
    const first = await Promise.race([ended, pause(20, "waiting" as const)]);
    if (first !== "waiting")
      throw new Error(`The embedded PostgreSQL did not start: ${first === "ended" ? said() : first.message}`);
    if (said().includes("ready to accept connections") || (waited % 200 === 180 && (await answers(places.sockets))))
      return child;
  }
  await endChild(child);
  throw new Error(`The embedded PostgreSQL did not become ready within a minute: ${said()}`);
}

/** SIGINT: PostgreSQL ends its sessions and writes everything down. */
async function endChild(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  const insist = setTimeout(() => child.kill("SIGQUIT"), 15_000);
  await ended;
  clearTimeout(insist);
}

/** The last few kilobytes a child said on standard error; read to the end so that it never blocks. */
function collect(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    text = (text + chunk).slice(-4000);
  });
  return () => text.trim();
}

/** Nothing of ours reaches PostgreSQL by the environment, secrets least of all. */
const childEnvironment = () => ({
  PATH: "/usr/bin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
});

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: "postgres", database: "postgres", connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function makeDatabase(host: string): Promise<void> {
  const client = new pg.Client({ host, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
