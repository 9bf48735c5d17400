import { useSyncExternalStore } from "react";

const everyMinute = 60_000;
const watchers = new Set<() => void>();
let now = Date.now();
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (ticking === undefined) {
    tick();
    ticking = setInterval(tick, everyMinute);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** What `read` makes of the time, in milliseconds of the epoch; looked at again each minute, by one clock for the page. */
export const useClock = <Result>(read: (now: number) => Result): Result => useSyncExternalStore(watch, () => read(now));
