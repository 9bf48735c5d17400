import { delayBefore, pause } from "./backoff.ts";
import { eventsOf } from "./eventStream.ts";
import type { Operation } from "./graphql.ts";
import { press } from "./press.ts";
import { client } from "./send.ts";

type Listener<Result> = {
  onEvent: (data: Result) => void;
  /** The line was broken and is whole again, or took long to begin with: something may have been missed. */
  onResumed: () => void;
};

/**
 * A page asks for what is there and listens for changes at the same time, and the answer may be made before anybody listens.
 * So the server is told how long ago the page asked, and first tells what changed since then. It does not see how long the
 * request itself was under way, and allows for this many milliseconds (apps/server/src/graphql/changes/changeStream.ts):
 * after longer ones, what is there is read once more.
 */
const underWay = 1000;

/** Longer ago than this no server remembers (apps/server/src/jobs/recentChanges.ts); it then says that something may have been missed. */
const longAgo = 600_000;

/**
 * Listens to a subscription until the signal ends it; connects again by itself when the line breaks. `askedAgo`: how many
 * milliseconds ago the page asked for what it shows.
 */
export async function subscribe<Result, Variables extends { readonly askedAgo: number }>(
  operation: Operation<Result, Variables>,
  { askedAgo, ...variables }: Variables,
  listener: Listener<Result>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  const begun = performance.now();
  let hasListened = false;
  while (!signal.aborted) {
    const sent = performance.now();
    // After a break, what is there is read again once somebody listens.
    const ago = hasListened ? 0 : Math.min(longAgo, Math.round(askedAgo + sent - begun));
    try {
      const response = await fetch("/graphql", {
        method: "POST",
        credentials: "same-origin",
        headers: client.headers("text/event-stream"),
        body: client.body(operation, { ...variables, askedAgo: ago }),
        signal,
      });
      // Signed out, or not allowed to listen: trying again would not help. The next query says why.
      if (response.status === 401 || response.status === 403 || response.status === 404) return;
      if (response.ok) {
        failures = 0;
        if (hasListened || performance.now() - sent > underWay) listener.onResumed();
        hasListened = true;
        for await (const event of eventsOf(response)) {
          if (event.event === "complete") break;
          if (event.event !== "next") continue;
          const answer = JSON.parse(event.data) as { data?: Result | null; errors?: unknown };
          const { data } = answer;
          if (data)
            press.after(() => {
              if (!signal.aborted) listener.onEvent(data);
            });
          else if (answer.errors) return;
        }
      }
    } catch {
      // A broken line; the pause below is the answer to it.
    }
    failures += 1;
    try {
      await pause(delayBefore(failures), signal);
    } catch {
      return;
    }
  }
}
