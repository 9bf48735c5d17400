import { access, constants, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { firstAdministratorLink } from "./commands/accounts/offerSetup.ts";
import { now } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { migrationState } from "./database/migrate.ts";
import type { FileStore } from "./files/fileStore.ts";
import { createDispatcher, type Dispatcher } from "./http/dispatch.ts";
import { createHealth, type ReadinessCheck } from "./http/health.ts";
import { createMetrics } from "./http/metrics.ts";
import { startTidying, type TidyRunner } from "./jobs/tidyReceived.job.ts";
import { takeInForms } from "./takeInForms.ts";
import { startJobs, type RunningJobs } from "./startJobs.ts";
import type { Log } from "./log.ts";
import { openParts } from "./parts.ts";
import { webRoutes, type WebRoutes } from "./webRoutes.ts";

/** `start` is web and jobs in one process; `serve` and `worker` are its halves. */
export type Role = "start" | "serve" | "worker";

export type App = {
  start(): Promise<void>;
  /** Finishes requests and jobs; the database stays open, it belongs to the caller. */
  stop(): Promise<void>;
  /** Known once started; a worker has none. */
  readonly address: string | undefined;
  /** Lines for the terminal: the first administrator's link, the sign-ins of the demonstration. */
  welcome(): Promise<string[]>;
};

export type AppParts = { readonly config: Config; readonly role: Role; readonly database: Database; readonly log: Log };

/** Wires web and jobs together, according to the role. */
export async function createApp({ config, role, database, log }: AppParts): Promise<App> {
  await mkdir(join(config.dataFolder, "tmp"), { recursive: true, mode: 0o700 });
  const metrics = createMetrics();
  let address: string | undefined;
  let isStopping = false;
  const origin = () => config.publicUrl ?? address ?? `http://${config.host}:${config.port}`;
  const parts = await openParts({ config, database, log, origin });
  let dispatcher: Dispatcher | undefined;
  let jobs: RunningJobs | undefined;
  let tidying: TidyRunner | undefined;
  let web: WebRoutes | undefined;
  let takingForms: Promise<void> | undefined;
  if (role !== "worker") {
    const health = createHealth(readinessChecks(database, parts.deps.files, config), () => isStopping);
    web = await webRoutes({ config, database, log, metrics, parts, health, origin });
    dispatcher = createDispatcher({ config, log, metrics, routes: web.routes });
  }
  return {
    get address() {
      return address;
    },
    async start() {
      if (dispatcher) address = await listen(dispatcher, config);
      if (role !== "worker" && config.formsFolder !== undefined)
        takingForms = takeInForms(config.formsFolder, parts.deps.forms, log);
      // Both halves: the web half receives uploads on its own disk, while documents may be stored on another machine.
      tidying = startTidying(parts.deps, (done) => {
        for (const [part, count] of Object.entries(done)) if (count > 0) log.info("tidied up", { part, count });
      });
      if (role !== "serve") jobs = await startJobs({ config, database, log, parts });
    },
    async stop() {
      isStopping = true;
      await dispatcher?.stop();
      await web?.close();
      await Promise.all([jobs?.stop(), tidying?.stop(), takingForms]);
      await parts.close();
    },
    async welcome() {
      if (role === "worker") return [];
      const link = await firstAdministratorLink({ db: database, now }, { origin: origin() });
      const lines =
        link === undefined
          ? []
          : [`first administrator: open ${link} (valid for 24 hours; a new start prints a new link)`];
      if (!config.demo || !web) return lines;
      const { seedDemo } = await import("./demo/seed.ts");
      return [...lines, ...(await seedDemo({ ...parts.deps, keys: parts.keys, forgetSessions: web.forgetSessions }))];
    },
  };
}

function readinessChecks(database: Database, files: FileStore, config: Config): ReadinessCheck[] {
  return [
    { name: "database", check: () => database.$client.query("SELECT 1") },
    {
      name: "migrations",
      check: async () => {
        const { known, applied } = await migrationState(database.$client);
        if (applied < known) throw new Error("migrations are missing");
      },
    },
    {
      name: "storage",
      check: async () => {
        // Uploads are received on this disk, wherever they are stored later.
        await access(join(config.dataFolder, "files"), constants.W_OK);
        if ((await files.freeBytes()) < config.maxUploadBytes) throw new Error("no room for an upload");
        await files.blobs.stat("00000000-0000-4000-8000-000000000000");
      },
    },
  ];
}

async function listen({ server }: Dispatcher, config: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
}
