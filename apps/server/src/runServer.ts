import { chmodSync, mkdirSync, statSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { parseArgs } from "node:util";
import type { App, Role } from "./app.ts";
import { faultLine, loadConfig, type Config } from "./config.ts";
import { DatabaseRefused } from "./database/databaseRefused.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { holderSentence, takeLock, type FolderLock } from "./database/folderLock.ts";
import { ForeignSchema } from "./database/migrate.ts";
import { RootKeyError } from "./keys/rootKey.ts";
import { openLog, type Log } from "./log.ts";
import { buildWebIfNeeded } from "./webBuild.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`boreal: ${line}\n`);

/** Wrong input: exit status 2. Faults of ours or of the machine: 3. */
class Refused extends Error {
  readonly status: 2 | 3;
  constructor(status: 2 | 3, ...lines: readonly string[]) {
    super(lines.join("\n"));
    this.status = status;
  }
}

/**
 * Runs the server until it is told to stop: `start` is web and jobs in one process, `serve` and `worker` its halves.
 * Ends the process itself: 0 after a stop that was asked for, 2 for wrong settings, 3 when it could not run.
 */
export async function runServer(role: Role, args: readonly string[]): Promise<void> {
  let release = async () => {};
  try {
    const config = readConfig(role, args);
    for (const name of config.unknownNames) complain(`${name} is set, and there is no such setting; it is passed over`);
    prepareFolder(config.dataFolder);
    const lock = role === "worker" ? undefined : lockFolder(config, role);
    const log = openLog(config);
    const running: { app?: App } = {};
    let closeDatabase = async () => {};
    release = async () => {
      await running.app?.stop();
      await closeDatabase();
      lock?.release();
      log.close();
    };
    const building = role === "worker" ? Promise.resolve(true) : buildWebIfNeeded();
    // The application's modules are read while PostgreSQL starts.
    const loading = import("./app.ts");
    const database = await openDatabase(config, {
      report: (event, detail) => reportDatabase(log, event, detail),
      onBrokenConnection: (error) => log.debug("a connection to the database broke", { error }),
    });
    closeDatabase = database.close;
    if (!(await building))
      complain(
        "the web application could not be built (the reason is above); pages of an earlier build are shown, or none",
      );
    const { createApp } = await loading;
    const app = await createApp({ config, role, database, log });
    running.app = app;
    await app.start();
    onStopSignals(log, release);
    if (app.address !== undefined) {
      lock?.describe({ address: app.address });
      say(`listening on ${app.address}`);
    }
    for (const line of await app.welcome()) say(line);
    // Counted from the start of the process, as `performance` does.
    const took = Math.round(performance.now());
    log.info("ready", { event: role, milliseconds: took, pid: process.pid });
    say(`ready in ${took} ms`);
    // Now, not at the end: a server that is killed should start as fast the next time.
    flushCompileCache();
  } catch (error) {
    explain(error);
    await release().catch(() => {});
    process.exit(error instanceof Refused ? error.status : 3);
  }
}

function readConfig(role: Role, args: readonly string[]): Config {
  const options = {
    port: { type: "string" },
    host: { type: "string" },
    data: { type: "string" },
    demo: { type: "boolean" },
  } as const;
  let values: { port?: string; host?: string; data?: string; demo?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new Refused(
      2,
      `${error instanceof Error ? error.message : String(error)}`,
      `boreal ${role} knows --port NUMBER, --host ADDRESS, --data FOLDER, --demo`,
    );
  }
  const read = loadConfig(process.env, values);
  if ("faults" in read) throw new Refused(2, ...read.faults.map(faultLine));
  return read.config;
}

function prepareFolder(folder: string): void {
  try {
    const isNew = statSync(folder, { throwIfNoEntry: false }) === undefined;
    mkdirSync(folder, { recursive: true });
    if (isNew) chmodSync(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new Refused(
      3,
      `the data folder ${folder} cannot be made or written (${code}). Choose another one with BOREAL_DATA or --data`,
    );
  }
}

function lockFolder(config: Config, role: Role): FolderLock {
  try {
    const taken = takeLock(config.dataFolder, "server", role);
    if ("lock" in taken) return taken.lock;
    throw new Refused(
      3,
      `another Boreal server uses the data folder ${config.dataFolder}: ${holderSentence(taken.holder)}`,
      "Stop that one first, or give this one a data folder and a port of its own (--data FOLDER --port NUMBER)",
    );
  } catch (error) {
    if (error instanceof Refused) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new Refused(
      3,
      `the data folder ${config.dataFolder} cannot be used by this user (${code}). It may belong to another user of this machine`,
    );
  }
}

function reportDatabase(log: Log, event: string, detail: Readonly<Record<string, string | number>>): void {
  const write = event === "started" ? log.info : log.warn;
  const sentences: Readonly<Record<string, string>> = {
    started: "the database started",
    ended: "the database ended and is started again",
    restarted: "the database is there again",
    restartFailed: "the database could not be started; trying again",
    takenOver: "the process that ran the database ended; this one runs it now",
  };
  const reason = typeof detail.reason === "string" ? detail.reason.slice(0, 120) : undefined;
  write(sentences[event] ?? "the database changed", {
    event,
    reason,
    ...(typeof detail.pid === "number" ? { pid: detail.pid } : {}),
  });
}

function onStopSignals(log: Log, release: () => Promise<void>): void {
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info("stopping", { signal });
    const insist = setTimeout(() => process.exit(3), 30_000);
    release().then(
      () => {
        clearTimeout(insist);
        process.exit(0);
      },
      () => process.exit(3),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal));
  // A fault in one request or job must not take the others with it; it is written down and shows in the metrics of the log.
  process.on("unhandledRejection", (error) => log.error("a promise was rejected and nobody waited for it", { error }));
  process.on("uncaughtException", (error) => {
    log.error("an exception was not caught; the server stops", { error });
    stop("uncaughtException");
  });
}

function explain(error: unknown): void {
  if (
    error instanceof Refused ||
    error instanceof DatabaseRefused ||
    error instanceof ForeignSchema ||
    error instanceof RootKeyError
  ) {
    for (const line of error.message.split("\n")) complain(line);
  } else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    complain("the port is taken by another program. Choose another one with BOREAL_PORT or --port; 0 picks a free one");
  } else if (
    error instanceof Error &&
    "code" in error &&
    error.code === "EACCES" &&
    "syscall" in error &&
    error.syscall === "listen"
  ) {
    complain(
      "this user may not listen on that port. Ports below 1024 need rights of their own; choose another one with --port",
    );
  } else {
    complain(`could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
