import { useEffect } from "react";

const askedEvery = 2000;

/** Something that the server makes in its own time. */
type Made = { readonly state: string; readonly isStale: boolean };

/** Whether it is being made, or waits for its turn: for as long, `reload` asks again how far it is. */
export function useUnderWay(made: Made | null | undefined, reload: () => void): boolean {
  const isUnderWay =
    made !== null && made !== undefined && !made.isStale && (made.state === "waiting" || made.state === "running");
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(reload, askedEvery);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
  return isUnderWay;
}
