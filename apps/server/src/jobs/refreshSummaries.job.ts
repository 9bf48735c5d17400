import { refreshOldSummaries, refreshSummary, type SummaryDeps } from "../commands/queue/refreshSummary.ts";
import type { Change, ChangeFeed } from "./changes.ts";
import type { JobQueue } from "./queue.ts";

const everyMinute = "* * * * *";
/** Somebody who types saves often: so long after the first of several changes a case is summed up, in milliseconds. */
const gatherMs = 1500;

/** What changes nothing that the queue says. */
const passedOver: ReadonlySet<Change["kind"]> = new Set([
  "readingProgress",
  "notification",
  "portalFit",
  "message",
  "task",
  "letterComment",
  "note",
]);

/**
 * Keeps what the queue says of each case (ADR 0144): soon after each change that is told, and every minute whatever is old for
 * another reason. Both do nothing where it is done already.
 */
export async function workOnSummaries(
  queue: Pick<JobQueue, "workRegularly">,
  changes: Pick<ChangeFeed, "subscribe">,
  deps: SummaryDeps,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const workOff = async (): Promise<void> => {
    const ids = [...waiting];
    waiting.clear();
    for (const id of ids) if (!stopping.signal.aborted) await refreshSummary(deps, id).catch(deps.reportFault);
  };
  const unsubscribe = changes.subscribe(({ applicationId, kind }) => {
    if (applicationId === "" || passedOver.has(kind)) return;
    waiting.add(applicationId);
    timer ??= setTimeout(() => {
      timer = undefined;
      working = working.then(workOff);
    }, gatherMs);
  });
  await queue.workRegularly("refreshSummaries", everyMinute, async (signal) => {
    await refreshOldSummaries(deps, AbortSignal.any([signal, stopping.signal]));
  });
  working = working.then(() => refreshOldSummaries(deps, stopping.signal).then(() => undefined, deps.reportFault));
  return {
    async stop() {
      stopping.abort();
      unsubscribe();
      clearTimeout(timer);
      await working;
    },
  };
}
