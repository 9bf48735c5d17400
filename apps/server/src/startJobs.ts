import { now } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import type { Log } from "./log.ts";
import { startMailer } from "./mail/mailer.ts";
import { readersAtOnce, type Parts } from "./parts.ts";
import { runPortalFit, type FittingDeps } from "./commands/documents/runPortalFit.ts";
import { workOnDigests } from "./jobs/digests.job.ts";
import { workOnErasures } from "./jobs/eraseDueCases.job.ts";
import { workOnFileChecks } from "./jobs/checkStoredFiles.job.ts";
import { workOnOverdueCases } from "./jobs/moveOverdueCases.job.ts";
import { startSealingAnew } from "./jobs/sealAnew.job.ts";
import { openChangeFeed } from "./jobs/changes.ts";
import { workOnSummaries } from "./jobs/refreshSummaries.job.ts";
import { workOnReminders } from "./jobs/reminders.job.ts";
import { workOnRefunds } from "./jobs/refunds.job.ts";
import { workOnOlderReadings } from "./jobs/olderReadings.job.ts";
import { workOnReadings } from "./jobs/readDocument.job.ts";
import { workOnSweeps } from "./jobs/sweep.job.ts";

export type RunningJobs = { stop(): Promise<void> };

type Given = { readonly config: Config; readonly database: Database; readonly log: Log; readonly parts: Parts };

/** The half that reads documents and sends mail. */
export async function startJobs({ config, database, log, parts }: Given): Promise<RunningJobs> {
  const mailer = startMailer({
    database,
    keys: parts.keys,
    config,
    now,
    report: ({ kind, attempts, code }) => log.warn("a mail was not sent", { event: kind, attempt: attempts, code }),
  });
  const sealing = startSealingAnew({ ...parts.deps, keys: parts.keys }, ({ cases, values, unopened }) => {
    for (const [part, count] of Object.entries({ cases, values }))
      if (count > 0) log.info("sealed anew", { part, count });
    if (unopened > 0) log.warn("values that their key does not open stay as they are", { count: unopened });
  });
  await workOnFileChecks(parts.queue, parts.deps, ({ damaged, mended }) => {
    if (damaged > 0)
      log.error("stored files cannot be opened any more; the page of the administration lists them", {
        count: damaged,
      });
    if (mended > 0) log.info("stored files can be opened again", { count: mended });
  });
  await workOnReminders(parts.queue, parts.deps, (told) => {
    if (told > 0) log.info("reminded of deadlines", { count: told });
  });
  await workOnOverdueCases(parts.queue, parts.deps, (moved) => {
    if (moved > 0) log.info("moved cases whose time is over", { count: moved });
  });
  await workOnDigests(parts.queue, parts.deps, (written) => {
    if (written > 0) log.info("wrote digests", { count: written });
  });
  await workOnRefunds(parts.queue, parts.deps, (sent) => {
    if (sent > 0) log.info("refunds sent", { count: sent });
  });
  await workOnErasures(parts.queue, { ...parts.deps, keys: parts.keys }, (erased) => {
    if (erased > 0) log.info("cases erased", { count: erased });
  });
  await workOnSweeps(parts.queue, { ...parts.deps, keys: parts.keys }, (swept) => {
    for (const [part, count] of Object.entries(swept)) if (count > 0) log.info("tidied up", { part, count });
  });
  const changes = await openChangeFeed(database, (error) => log.debug("changes are not heard for a while", { error }));
  const summaries = await workOnSummaries(parts.queue, changes, { ...parts.deps, keys: parts.keys });
  await workOnReadings(parts.queue, parts.deps, readersAtOnce(config));
  await workOnOlderReadings(parts.queue, { ...parts.deps, queue: parts.queue }, (sent) => {
    if (sent > 0) log.info("documents are read again by a better reader", { count: sent });
  });
  const fitting = { ...parts.deps, fitFiles };
  await parts.queue.workPortalFits(({ fitId }, signal) => runPortalFit(fitting, fitId, signal));
  await parts.queue.workPackages(async ({ packageId }, signal) => {
    const { runFilingPackage } = await import("./commands/filing/runFilingPackage.ts");
    await runFilingPackage(parts.deps, packageId, signal);
  });
  return {
    stop: async () => {
      await Promise.all([mailer.stop(), sealing.stop(), summaries.stop(), changes.close()]);
    },
  };
}

/** Loaded with the first slot that is fitted, not with the server. */
const fitFiles: FittingDeps["fitFiles"] = async (input) =>
  (await import("@boreal/reading/process/portal/fitForPortal")).fitForPortal(input);
