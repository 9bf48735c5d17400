import { PgBoss, type Job } from 'pg-boss';
import type { Database, Queryable, Transaction } from '../database/connect.ts';
import { runPrepared } from '../database/prepared.ts';

/** Ids only: jobs lie in the database unsealed. */
export type ReadingJob = { readonly fileId: string; readonly round: number };

export type PortalFitJob = { readonly fitId: string };

export type JobHandler = (job: ReadingJob, signal: AbortSignal) => Promise<void>;

export type JobQueue = {
  /** The jobs exist when, and only when, the transaction commits. */
  sendReading(tx: Transaction | Database, ...jobs: readonly ReadingJob[]): Promise<void>;
  /** Like `sendReading`, for merging the files of a slot. */
  sendPortalFit(tx: Transaction | Database, job: PortalFitJob): Promise<void>;
  /** One at a time: each already uses the machine as far as is good for the others. */
  workPortalFits(fit: (job: PortalFitJob, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** `read` may run more than once for one job and at the same time on another machine; `giveUp` runs after the last try. */
  workReadings(handlers: { readonly read: JobHandler; readonly giveUp: JobHandler; readonly atOnce: number }): Promise<void>;
  /** Jobs that wait or run, for metrics. */
  counts(): Promise<{ readonly waiting: number; readonly running: number; readonly failed: number }>;
  /** Lets running jobs end, for at most this long; what then still runs is taken again after its lease. */
  stop(withinMs: number): Promise<void>;
};

const readings = 'readDocument';
const givenUp = 'readDocument.givenUp';
const portalFits = 'fitForPortal';

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

/** The queue's own statements, in our transaction. It has few different ones, so each is prepared. */
const within = (db: Queryable) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: [...(await runPrepared<unknown>(db, nameOf(text), text, values ?? []))] }),
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

/** Starts the queue in the schema `jobs` of our database (docs/adr/0022), over connections of its own: one of them listens. */
export async function startQueue(database: Pick<Database, 'connection'>, options: QueueOptions = {}): Promise<JobQueue> {
  const everySeconds = options.superviseSeconds ?? 5;
  const boss = new PgBoss({
    ...database.connection,
    application_name: 'boreal jobs',
    schema: 'jobs',
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: everySeconds,
    monitorIntervalSeconds: everySeconds,
  });
  boss.on('error', (fault) => options.onProblem?.(fault));
  await boss.start();
  await boss.createQueue(givenUp, { retryLimit: 5, retryDelay: 5, retryBackoff: true, notify: true, expireInSeconds: 60 });
  await boss.createQueue(readings, { ...policy, retryLimit: usualTries - 1, deadLetter: givenUp, notify: true });

  await boss.createQueue(portalFits, { ...policy, retryLimit: 1, notify: true });

  return {
    sendPortalFit: async (tx, job) => {
      await boss.send(portalFits, job, { db: within(tx) });
    },
    workPortalFits: async (fit) => {
      await boss.work<PortalFitJob>(portalFits, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 1 }, async (jobs: Job<PortalFitJob>[]) => {
        for (const job of jobs) await fit(job.data, job.signal);
      });
    },
    sendReading: async (tx, ...jobs) => {
      const retryLimit = (options.tries ?? usualTries) - 1;
      await boss.insert(readings, jobs.map((data) => ({ data, retryLimit })), { db: within(tx) });
    },
    workReadings: async ({ read, giveUp, atOnce }) => {
      const one = (handler: JobHandler) => async (jobs: Job<ReadingJob>[]) => {
        for (const job of jobs) await handler(job.data, job.signal);
      };
      const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
      await boss.work<ReadingJob>(readings, { ...polling, localConcurrency: atOnce, batchSize: 1 }, one(read));
      await boss.work<ReadingJob>(givenUp, { ...polling, batchSize: 1 }, one(giveUp));
    },
    counts: async () => {
      const [stats] = await boss.getQueueStats(readings);
      return { waiting: stats?.queuedCount ?? 0, running: stats?.activeCount ?? 0, failed: stats?.failedCount ?? 0 };
    },
    stop: async (withinMs) => {
      await boss.stop({ graceful: true, close: true, timeout: withinMs });
    },
  };
}
