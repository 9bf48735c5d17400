import { delayBefore, pause } from './backoff.ts';
import { eventsOf } from './eventStream.ts';
import type { Operation } from './graphql.ts';
import { client } from './send.ts';

type Listener<Result> = {
  onEvent: (data: Result) => void;
  /** The line was broken and is whole again, or took long to begin with: something may have been missed. */
  onResumed: () => void;
};

/**
 * A page asks for what is there and listens for changes at the same time. While the server is busy or the line bad, the
 * answer comes long before anybody listens, and a change in between is told to nobody: then it is read once more.
 */
const longBeginning = 1000;

/** Listens to a subscription until the signal ends it; connects again by itself when the line breaks. */
export async function subscribe<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  listener: Listener<Result>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  const begun = performance.now();
  let hasListened = false;
  while (!signal.aborted) {
    try {
      const response = await fetch('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: client.body(operation, variables),
        signal,
      });
      // Signed out, or not allowed to listen: trying again would not help. The next query says why.
      if (response.status === 401 || response.status === 403 || response.status === 404) return;
      if (response.ok) {
        failures = 0;
        if (hasListened || performance.now() - begun > longBeginning) listener.onResumed();
        hasListened = true;
        for await (const event of eventsOf(response)) {
          if (event.event === 'complete') break;
          if (event.event !== 'next') continue;
          const answer = JSON.parse(event.data) as { data?: Result | null; errors?: unknown };
          if (answer.data) listener.onEvent(answer.data);
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
