/** Milliseconds to wait before attempt number `attempt` (1 = first repeat): doubling from 0.5 s to 15 s, spread by a fifth. */
export function delayBefore(attempt: number, random: () => number = Math.random): number {
  const plain = Math.min(15_000, 500 * 2 ** (attempt - 1));
  return Math.round(plain * (0.9 + 0.2 * random()));
}

/** Waits; ends early, by throwing the signal's reason, when the caller gives up, and early in peace when the line is back. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const stop = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      reject(signal?.reason);
    };
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
    globalThis.addEventListener?.('online', end, { once: true });
  });
}
