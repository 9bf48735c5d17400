/** Milliseconds to wait before attempt number `attempt` (1 = first repeat): doubling from 0.5 s to 15 s, spread by a fifth. */
export function delayBefore(attempt: number, random: () => number = Math.random): number {
  const plain = Math.min(15_000, 500 * 2 ** (attempt - 1));
  return Math.round(plain * (0.9 + 0.2 * random()));
}

/** What says that trying now is worth while. */
const signs = ["online", "focus"] as const;

/**
 * Waits; ends early, by throwing the signal's reason, when the caller gives up, and early in peace when the line is back or
 * the person comes back to the page.
 */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      for (const sign of signs) globalThis.removeEventListener?.(sign, end);
      resolve();
    };
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signs) globalThis.removeEventListener?.(sign, end);
      reject(signal?.reason);
    };
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
    for (const sign of signs) globalThis.addEventListener?.(sign, end, { once: true });
  });
}
