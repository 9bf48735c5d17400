import type { Me } from "./me.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { connection } from "../api/connection.ts";
import { device } from "../offline/device.ts";

const entry = "session";
/** How long a page opens without the server on the word of the last visit. What waits to be sent is kept longer. */
export const withoutServerFor = 24 * 60 * 60 * 1000;

/** Only applicants: who works on cases has many, and a second factor that this would go round. */
const isKept = (me: Me) => me.role === "student";

/** The server has said who is here: the storage of this device is theirs now, or nobody's. */
export async function rememberSession(me: Me | null): Promise<void> {
  if (me === null) {
    if ((await device("whole").asLeft()) !== undefined) await device("whole").wipe("ended");
    return;
  }
  const store = await device("whole").of(me.id);
  try {
    if (isKept(me)) await store?.put(entry, me);
    else await store?.remove(entry);
  } catch {
    // Without storage the page opens again once the server answers.
  }
}

/** Who was here last, for as long as the server cannot be asked. */
export function useLeftSession(isUnknown: boolean, isUnreachable: boolean): Me | undefined {
  const isBroken = useSyncExternalStore(connection.subscribe, () => connection.state() !== "good");
  const [left, setLeft] = useState<Me>();
  const isWanted = isUnknown && (isUnreachable || isBroken);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void leftSession().then((me) => {
      if (!isOver) setLeft(me);
    });
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return isUnknown ? left : undefined;
}

async function leftSession(): Promise<Me | undefined> {
  const store = await device("whole").asLeft();
  const me = (await store?.get(entry, withoutServerFor)) as Me | undefined;
  return me !== undefined && me.id === store?.owner ? me : undefined;
}
