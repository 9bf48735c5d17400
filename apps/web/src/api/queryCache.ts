import type { ApiError } from "./failure.ts";
import { press } from "./press.ts";

/** What is known of one query: shown at once when a page comes back, while it is read again. */
export type QueryResult<Result> = {
  readonly data: Result | undefined;
  readonly failure: ApiError | undefined;
  readonly loading: boolean;
};

const nothing: QueryResult<never> = { data: undefined, failure: undefined, loading: true };

/** Results by operation and variables, with those who watch them. */
function queryCache() {
  const known = new Map<string, QueryResult<unknown>>();
  const watchers = new Map<string, Set<() => void>>();
  const ahead = new Map<string, Promise<unknown>>();
  return {
    read: <Result>(key: string): QueryResult<Result> => (known.get(key) as QueryResult<Result> | undefined) ?? nothing,
    write: <Result>(key: string, next: Partial<QueryResult<Result>>) => {
      known.set(key, { ...(known.get(key) ?? nothing), ...next });
      for (const watcher of watchers.get(key) ?? []) press.after(watcher);
    },
    watch: (key: string, watcher: () => void) => {
      const set = watchers.get(key) ?? new Set();
      watchers.set(key, set.add(watcher));
      return () => void set.delete(watcher);
    },
    /** Whether somebody reads it, or has read it. */
    isRead: (key: string) => known.has(key),
    /** Keeps what was asked before anybody read it, unless it fails. */
    prefetch: (key: string, answer: Promise<unknown>) => {
      ahead.set(key, answer);
      answer.catch(() => {
        if (ahead.get(key) === answer) ahead.delete(key);
      });
    },
    /** What was asked ahead, for the first who reads it. */
    takePrefetched: <Result>(key: string): Promise<Result> | undefined => {
      const answer = ahead.get(key) as Promise<Result> | undefined;
      ahead.delete(key);
      return answer;
    },
    /** Forgets everything: another person signs in. */
    clear: () => {
      known.clear();
      ahead.clear();
      for (const set of watchers.values()) for (const watcher of set) watcher();
    },
  };
}

export const cache = queryCache();
