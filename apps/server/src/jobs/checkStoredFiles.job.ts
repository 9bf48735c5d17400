import { checkStoredFiles, type CheckedFiles } from "../commands/documents/checkStoredFiles.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";

const everyMs = 3600 * 1000;
/** A start has better things to do first. */
const firstAfterMs = 60 * 1000;

/** Looks through the stored files in the background, a few at a time. One run follows the other; stopping ends one at once. */
export function startCheckingFiles(deps: FileDeps, report: (done: CheckedFiles) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => (signal.aborted ? undefined : checkStoredFiles(deps, signal).then(report)))
      .catch((fault: unknown) => {
        if (!signal.aborted) deps.reportFault(fault);
      });
  };
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, everyMs);
  for (const each of [first, timer]) each.unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
