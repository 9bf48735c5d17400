import { now } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Log } from './log.ts';
import { startMailer } from './mail/mailer.ts';
import type { Parts } from './parts.ts';
import { workOnReadings } from './jobs/readDocument.job.ts';
import { startSweeping } from './jobs/sweep.job.ts';

export type RunningJobs = { stop(): Promise<void> };

type Given = { readonly config: Config; readonly database: Database; readonly log: Log; readonly parts: Parts };

/** The half that reads documents, sends mail and tidies up. */
export async function startJobs({ config, database, log, parts }: Given): Promise<RunningJobs> {
  const mailer = startMailer({
    database,
    keys: parts.keys,
    config,
    now,
    report: ({ kind, attempts, code }) => log.warn('a mail was not sent', { event: kind, attempt: attempts, code }),
  });
  const sweeper = startSweeping(parts.deps, (swept) => {
    for (const [part, count] of Object.entries(swept)) if (count > 0) log.info('tidied up', { part, count });
  });
  await workOnReadings(parts.queue, parts.deps, 1);
  return {
    async stop() {
      await Promise.all([mailer.stop(), sweeper.stop()]);
    },
  };
}
