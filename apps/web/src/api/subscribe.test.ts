import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicationChangedSubscription } from './operations.ts';
import { subscribe } from './subscribe.ts';

/** A server whose streams open after so many milliseconds, and end at once. */
function streamsAfter(delays: readonly number[]) {
  const left = [...delays];
  vi.stubGlobal('fetch', async () => {
    const delay = left.shift();
    if (delay === undefined) return new Response(null, { status: 404 });
    await new Promise((resolve) => setTimeout(resolve, delay));
    return new Response('event: complete\ndata:\n\n', { headers: { 'content-type': 'text/event-stream' } });
  });
}

/** How often something may have been missed, until the server turns the listener away. */
async function missedWith(delays: readonly number[]): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  streamsAfter(delays);
  let missed = 0;
  const over = subscribe(applicationChangedSubscription, { id: 'a' }, { onEvent: () => {}, onResumed: () => (missed += 1) }, new AbortController().signal);
  await vi.runAllTimersAsync();
  await over;
  return missed;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('listening for changes', () => {
  it.each<[string, readonly number[], number]>([
    ['begins at once: what was asked at the same time is not older', [50], 0],
    ['begins late: it is read once more', [3000], 1],
    ['begins again after a break: it is read once more', [50, 50], 1],
    ['is turned away: nothing is read', [], 0],
  ])('%s', async (_words, delays, missed) => {
    expect(await missedWith(delays)).toBe(missed);
  });
});
