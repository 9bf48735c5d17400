import { useEffect, useState } from "react";

/** The largest file that the server takes, which it tells to whoever asks how uploads are made (tus 1.0, OPTIONS). Asked once a visit. */
let known: number | undefined;
let asked: Promise<number | undefined> | undefined;

async function ask(): Promise<number | undefined> {
  try {
    const answer = await fetch("/uploads", { method: "OPTIONS" });
    const told = Number(answer.headers.get("tus-max-size") ?? Number.NaN);
    known = Number.isSafeInteger(told) && told > 0 ? told : undefined;
  } catch {
    // The line is broken: asked again by the next page.
  }
  if (known === undefined) asked = undefined;
  return known;
}

/** As far as the server has told; nothing yet, and it refuses what is too large when it is announced. */
export const knownMostBytes = (): number | undefined => known;

export function useMostBytes(): number | undefined {
  const [most, setMost] = useState(known);
  useEffect(() => {
    let isGone = false;
    void (asked ??= ask()).then((told) => {
      if (!isGone) setMost(told);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return most;
}
