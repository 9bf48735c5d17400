import { PgBoss, type Job } from "pg-boss";
import type { Database, Queryable, Transaction } from "../database/connect.ts";
import { runPrepared } from "../database/prepared.ts";
import { countUnread } from "../store/documents/readings.ts";

/** Ids only: jobs lie in the database unsealed. */
export type ReadingJob = { readonly fileId: string; readonly round: number };

/** A reading to come, and whose file it is. */
export type ReadingToSend = ReadingJob & {
  readonly ownerId: string;
  /** Nobody waits for it: what anybody adds meanwhile comes first. */
  readonly isBehindAll?: true;
};

export type PortalFitJob = { readonly fitId: string };
export type PackageJob = { readonly packageId: string };

export type JobHandler = (job: ReadingJob, signal: AbortSignal) => Promise<void>;

export type JobQueue = {
  /**
   * The jobs exist when, and only when, the transaction commits. People take turns: the tenth file that somebody has waiting
   * comes after the first nine of everybody else (docs/adr/0108).
   */
  sendReading(tx: Transaction | Database, ...jobs: readonly ReadingToSend[]): Promise<void>;
  /** Like `sendReading`, for merging the files of a slot. `ahead`: how many of the same person wait already. */
  sendPortalFit(tx: Transaction | Database, job: PortalFitJob, ahead: number): Promise<void>;
  /** One at a time: each already uses the machine as far as is good for the others. */
  workPortalFits(fit: (job: PortalFitJob, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Puts together what goes to the authority; one at a time, like fits. */
  sendPackage(tx: Transaction | Database, job: PackageJob): Promise<void>;
  workPackages(build: (job: PackageJob, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** `read` may run more than once for one job and at the same time on another machine; `giveUp` runs after the last try. */
  workReadings(handlers: {
    readonly read: JobHandler;
    readonly giveUp: JobHandler;
    readonly atOnce: number;
  }): Promise<void>;
  /**
   * Work that comes back, at the times that `cron` names (UTC). Of all machines one does each run, and no run begins while
   * another goes on. What came due while everything was down is made up for by one run. `signal` ends a run: the next goes on.
   */
  workRegularly(name: string, cron: string, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Jobs that wait or run, for metrics. */
  counts(): Promise<{ readonly waiting: number; readonly running: number; readonly failed: number }>;
  /** Lets running jobs end, for at most this long; what then still runs is taken again after its lease. */
  stop(withinMs: number): Promise<void>;
};

const readings = "readDocument";
const givenUp = "readDocument.givenUp";
const portalFits = "fitForPortal";
const packages = "filingPackage";

/** A document that ends its reader twice is given up by the reader itself; these tries are for workers and machines that die. */
const usualTries = 5;

const policy = {
  // A worker that stops telling that it lives loses its job after the heartbeat, one that hangs after the expiry.
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  retentionSeconds: 14 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
};

/** A run that is missed or fails is made up for by the next, so none is tried again. A slow one may take a day. */
const regular = {
  policy: "exclusive",
  retryLimit: 0,
  expireInSeconds: 24 * 3600 - 1,
  heartbeatSeconds: 10,
  retentionSeconds: 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
} as const;

/** The queue's own statements, in our transaction. It has few different ones, so each is prepared. */
const within = (db: Queryable) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: [...(await runPrepared<unknown>(db, nameOf(text), text, values ?? []))],
  }),
});

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `jobs.${names.size}`;
  names.set(text, name);
  return name;
}

export type QueueOptions = {
  readonly onProblem?: (fault: Error) => void;
  /** Looks for lost jobs this often, in seconds. */
  readonly superviseSeconds?: number;
  /** How often a job is begun before it is given up. */
  readonly tries?: number;
};

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(givenUp, {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    notify: true,
    expireInSeconds: 60,
  });
  await boss.createQueue(readings, { ...policy, retryLimit: usualTries - 1, deadLetter: givenUp, notify: true });
  await boss.createQueue(portalFits, { ...policy, retryLimit: 1, notify: true });
  await boss.createQueue(packages, { ...policy, retryLimit: 1, notify: true });
}

/** Starts the queue in the schema `jobs` of our database (docs/adr/0022), over connections of its own: one of them listens. */
export async function startQueue(
  database: Pick<Database, "connection">,
  options: QueueOptions = {},
): Promise<JobQueue> {
  const everySeconds = options.superviseSeconds ?? 5;
  const boss = new PgBoss({
    ...database.connection,
    application_name: "boreal jobs",
    schema: "jobs",
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: everySeconds,
    monitorIntervalSeconds: everySeconds,
    cronMonitorIntervalSeconds: options.superviseSeconds ?? 30,
    cronWorkerIntervalSeconds: everySeconds,
  });
  boss.on("error", (fault) => options.onProblem?.(fault));
  await boss.start();
  await createQueues(boss);

  return queueOf(boss, options);
}

/** One worker, which takes one job after the other: left to itself it looks for the next one only every two seconds. */
async function workOn<Data extends object>(
  boss: PgBoss,
  queue: string,
  work: (data: Data, signal: AbortSignal) => Promise<void>,
  looksEverySeconds = 2,
): Promise<void> {
  let worker = "";
  worker = await boss.work<Data>(
    queue,
    { pollingIntervalSeconds: looksEverySeconds, notifyPollingIntervalSeconds: looksEverySeconds, batchSize: 1 },
    async (jobs: Job<Data>[]) => {
      try {
        for (const job of jobs) await work(job.data, job.signal);
      } finally {
        boss.notifyWorker(worker);
      }
    },
  );
}

/** The jobs of readings, so that each waits behind the others of its owner. */
async function prioritized(tx: Queryable, jobs: readonly ReadingToSend[], tries: number) {
  const waiting = new Map(await countUnread(tx, [...new Set(jobs.map(({ ownerId }) => ownerId))]));
  return jobs.map(({ fileId, round, ownerId, isBehindAll }) => {
    const ahead = waiting.get(ownerId) ?? 0;
    waiting.set(ownerId, ahead + 1);
    return { data: { fileId, round }, retryLimit: tries - 1, priority: isBehindAll ? behindAll - ahead : -ahead };
  });
}

/** Far more than anybody may have waiting (ADR 0108). */
const behindAll = -10_000;

function queueOf(boss: PgBoss, options: QueueOptions): JobQueue {
  const stopping = new AbortController();
  return {
    sendPortalFit: async (tx, job, ahead) => {
      await boss.send(portalFits, job, { db: within(tx), priority: -ahead });
    },
    sendPackage: async (tx, job) => {
      await boss.send(packages, job, { db: within(tx) });
    },
    workPackages: async (build) => {
      await workOn<PackageJob>(boss, packages, build);
    },
    workPortalFits: async (fit) => {
      await workOn<PortalFitJob>(boss, portalFits, fit);
    },
    sendReading: async (tx, ...jobs) => {
      await boss.insert(readings, await prioritized(tx, jobs, options.tries ?? usualTries), { db: within(tx) });
    },
    workReadings: async ({ read, giveUp, atOnce }) => {
      for (let worker = 0; worker < atOnce; worker += 1) await workOn<ReadingJob>(boss, readings, read);
      await workOn<ReadingJob>(boss, givenUp, giveUp);
    },
    workRegularly: async (name, cron, work) => {
      await boss.createQueue(name, regular);
      await boss.schedule(name, cron, null, { missed: "once" });
      await workOn(
        boss,
        name,
        async (_none, signal) => {
          const ends = AbortSignal.any([signal, stopping.signal]);
          await work(ends).catch((fault: unknown) => {
            if (!ends.aborted) options.onProblem?.(fault instanceof Error ? fault : new Error(String(fault)));
          });
        },
        30,
      );
    },
    counts: async () => {
      const [stats] = await boss.getQueueStats(readings);
      return { waiting: stats?.queuedCount ?? 0, running: stats?.activeCount ?? 0, failed: stats?.failedCount ?? 0 };
    },
    stop: async (withinMs) => {
      stopping.abort();
      await boss.stop({ graceful: true, close: true, timeout: withinMs });
    },
  };
}
