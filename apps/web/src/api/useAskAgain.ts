import { useEffect, useRef } from "react";
import { delayBefore, pause } from "./backoff.ts";
import type { ApiError } from "./failure.ts";

/** The first attempts were made before the failure was told. */
const madeAlready = 3;

/** Asks again by itself while nobody answers: with growing pauses, and at once when the line or the person is back. */
export function useAskAgain(failure: ApiError | undefined, ask: () => void): void {
  const attempt = useRef(madeAlready);
  useEffect(() => {
    if (failure?.kind !== "unreachable") {
      attempt.current = madeAlready;
      return undefined;
    }
    attempt.current += 1;
    const stop = new AbortController();
    pause(delayBefore(attempt.current), stop.signal).then(ask, () => {});
    return () => stop.abort();
  }, [failure, ask]);
}
