import { useEffect, useState } from "react";
import { allArchivesAddress, takeOutProgressAddress } from "../../../case/loading/addresses.ts";

/** How far the file with all cases is. `of` is 0 until the server said how many there are. */
export type TakingOut = { readonly run: string; readonly done: number; readonly of: number; readonly isOver: boolean };

const askEveryMs = 700;

/** Begins the download, which the browser saves, and asks the server how far it is while it is written. */
export function useTakeOut(): { readonly takingOut: TakingOut | undefined; readonly begin: () => void } {
  const [takingOut, setTakingOut] = useState<TakingOut>();
  const run = takingOut?.isOver === false ? takingOut.run : undefined;
  useEffect(() => {
    if (run === undefined) return;
    const timer = setInterval(() => {
      void howFar(run).then((found) => found && setTakingOut({ ...found, run }));
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [run]);
  const begin = () => {
    const fresh = crypto.randomUUID();
    setTakingOut({ run: fresh, done: 0, of: 0, isOver: false });
    // An answer to be saved leaves the page as it is; one that asks first who sits there takes its place.
    globalThis.location.assign(allArchivesAddress(fresh));
  };
  return { takingOut, begin };
}

/** Nothing while the server has not begun, or cannot be reached: it is asked again. */
async function howFar(run: string): Promise<Omit<TakingOut, "run"> | undefined> {
  try {
    const answer = await fetch(takeOutProgressAddress(run));
    return answer.ok ? ((await answer.json()) as Omit<TakingOut, "run">) : undefined;
  } catch {
    return undefined;
  }
}
