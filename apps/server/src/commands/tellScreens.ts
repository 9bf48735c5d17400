import type { Database } from "../database/connect.ts";
import { publishChanges, type Change } from "../jobs/changes.ts";

export type ScreenTeller = {
  readonly publishChange: (change: Change) => void;
  /** Sends what is still waiting. */
  close(): Promise<void>;
};

/** Several saves within this time are one signal: a screen reads again once. */
const gatherMs = 25;

/**
 * Gathers changes that were committed and tells all processes together. Notifying inside each transaction would make
 * commits of PostgreSQL wait for each other (NOTIFY holds one lock for the whole server until the commit is on disk).
 */
export function createScreenTeller(db: Database, onFault: (fault: unknown) => void): ScreenTeller {
  const waiting = new Map<string, Change>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = (): Promise<void> => {
    timer = undefined;
    const changes = [...waiting.values()];
    waiting.clear();
    if (changes.length === 0) return sending;
    sending = sending.then(() => publishChanges(db, changes)).catch(onFault);
    return sending;
  };
  return {
    publishChange(change) {
      waiting.set(JSON.stringify(change), change);
      timer ??= setTimeout(() => void send(), gatherMs);
    },
    async close() {
      clearTimeout(timer);
      await send();
    },
  };
}
