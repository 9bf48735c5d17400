import { useEffect, useState } from "react";
import { useService } from "../../../ui/services.tsx";

/**
 * The largest file that the server takes, which it tells to whoever asks how uploads are made (tus 1.0, OPTIONS). One number,
 * asked once for this tab.
 */
export function createUploadLimit() {
  let known: number | undefined;
  let asked: Promise<number | undefined> | undefined;
  const ask = async (): Promise<number | undefined> => {
    try {
      const answer = await fetch("/uploads", { method: "OPTIONS" });
      const told = Number(answer.headers.get("tus-max-size") ?? Number.NaN);
      known = Number.isSafeInteger(told) && told > 0 ? told : undefined;
    } catch {
      // The line is broken: asked again by the next page.
    }
    if (known === undefined) asked = undefined;
    return known;
  };
  return {
    /** As far as the server has told; nothing yet, and it refuses what is too large when it is announced. */
    known: (): number | undefined => known,
    ask: (): Promise<number | undefined> => (asked ??= ask()),
  };
}

export function useMostBytes(): number | undefined {
  const limit = useService(createUploadLimit);
  const [most, setMost] = useState(limit.known);
  useEffect(() => {
    let isGone = false;
    void limit.ask().then((told) => {
      if (!isGone) setMost(told);
    });
    return () => {
      isGone = true;
    };
  }, [limit]);
  return most;
}
