import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { tidyReceived, type Tidied } from "../commands/uploads/tidyReceived.ts";

const everyMs = 15 * 60 * 1000;

export type TidyRunner = { readonly first: Promise<void>; stop(): Promise<void> };

/**
 * Tidies up at once, which ends what the last crash left behind, and then every quarter of an hour. By each process itself, not
 * by the job queue: what was received lies on the disk of the machine that received it, and no other can tidy up there.
 */
export function startTidying(deps: FileDeps, report: (done: Tidied) => void = () => {}): TidyRunner {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => tidyReceived(deps)).then(report, deps.reportFault);
    return running;
  };
  const first = run();
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return {
    first,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
