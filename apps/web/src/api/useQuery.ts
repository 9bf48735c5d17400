import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { ApiError, asApiError } from "./failure.ts";
import type { Operation } from "./graphql.ts";
import { operationName } from "./graphql.ts";
import type { QueryResult } from "./queryCache.ts";
import { cache } from "./queryCache.ts";
import { send } from "./send.ts";

export type QueryState<Result> = QueryResult<Result> & {
  /** Reads it again; what is known stays shown meanwhile. */
  reload: () => void;
  /** When it was asked for last, by `performance.now()`. */
  askedAt: () => number;
  /** Puts a newer result in place, such as the one a mutation answered. */
  setData: (data: Result) => void;
};

/**
 * Reads a query while the component is shown. `variables` undefined: not yet. `ready`: what has to be here before the answer
 * is shown; always the same function.
 */
export function useQuery<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables | undefined,
  ready?: (data: Result) => Promise<void> | undefined,
): QueryState<Result> {
  const key = variables === undefined ? "" : keyOf(operation, variables);
  const known = useSyncExternalStore(
    useCallback((watcher: () => void) => cache.watch(key, watcher), [key]),
    () => cache.read<Result>(key),
  );
  const running = useRef<AbortController>(undefined);
  const asked = useRef(Number.NEGATIVE_INFINITY);
  const reload = useCallback(() => {
    if (key === "") return;
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    asked.current = performance.now();
    cache.write<Result>(key, { loading: true });
    const at = variablesOf<Variables>(key);
    const answer = cache.takePrefetched<Result>(key) ?? send(operation, at, { signal: stop.signal });
    afterwards(answer, ready, stop.signal).then(
      (data) => cache.write<Result>(key, { data, failure: undefined, loading: false }),
      (thrown: unknown) => {
        const failure = asApiError(thrown);
        if (failure.kind !== "stopped") cache.write<Result>(key, { failure, loading: false });
      },
    );
  }, [operation, key, ready]);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);
  const setData = useCallback(
    (data: Result) => {
      // An answer that was under way when this newer one came must not overwrite it.
      running.current?.abort();
      cache.write<Result>(key, { data, failure: undefined, loading: false });
    },
    [key],
  );
  const askedAt = useCallback(() => asked.current, []);
  return { ...known, reload, askedAt, setData };
}

/** The answer once what it needs is here. What was stopped meanwhile is shown no more. */
async function afterwards<Result>(
  answer: Promise<Result>,
  ready: ((data: Result) => Promise<void> | undefined) | undefined,
  signal: AbortSignal,
): Promise<Result> {
  const data = await answer;
  const waiting = ready?.(data);
  if (waiting) {
    await waiting;
    if (signal.aborted) throw new ApiError("stopped");
  }
  return data;
}

let prefetchedAt: number | undefined;

/**
 * Asks before the component is there that will read it. A failure is nobody’s: the component asks again. Nothing is asked where
 * the component came first: its next question, after a change, would be answered with what was true before that change.
 */
export function prefetch<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): void {
  const key = keyOf(operation, variables);
  if (cache.isRead(key)) return;
  prefetchedAt ??= performance.now();
  cache.prefetch(key, send(operation, variables));
}

/** How many milliseconds ago something was asked ahead, for the first who listens for changes of it; 0 for all after them. */
export function sincePrefetch(): number {
  const at = prefetchedAt;
  prefetchedAt = undefined;
  return at === undefined ? 0 : performance.now() - at;
}

/** What is known of a query that somebody else reads; nothing is asked. */
export const loadedOf = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
): Result | undefined => cache.read<Result>(keyOf(operation, variables)).data;

const keyOf = (operation: object, variables: unknown): string =>
  `${operationName(operation)} ${JSON.stringify(variables)}`;

const variablesOf = <Variables>(key: string): Variables => JSON.parse(key.slice(key.indexOf(" ") + 1)) as Variables;
