import { useEffect, useState, useSyncExternalStore } from "react";
import { connection } from "../../api/connection.ts";
import type { ApiError } from "../../api/failure.ts";
import { device, type Realm } from "../../offline/device.ts";
import { withoutServerFor } from "../../shell/leftSession.ts";

/** Whose storage on this device, and under which name. */
export type LeftKey = { readonly realm: Realm; readonly person: string; readonly entry: string };

/** Keeps what is known on this device, so that its pages open again on a broken line. */
export async function leaveOnDevice({ realm, person, entry }: LeftKey, left: unknown): Promise<void> {
  const store = await device(realm).of(person);
  try {
    await store?.put(entry, left);
  } catch {
    // Without storage the page opens again once the server answers.
  }
}

/** Throws when it is not; waits for what reading it needs. */
type IsReadable<Left> = (left: Left) => void | Promise<void>;

/** What this device kept, while the server cannot be asked for it. Nothing when it is old, or of a make that `read` cannot read. */
export function useLeftOnDevice<Left>(
  { realm, person, entry }: LeftKey,
  isUnknown: boolean,
  failure: ApiError | undefined,
  isReadable: IsReadable<Left>,
): Left | undefined {
  const isBroken = useSyncExternalStore(connection.subscribe, () => connection.state() !== "good");
  const [left, setLeft] = useState<Left>();
  // Whose storage it is must be known first: opening it for nobody would empty it.
  const isWanted = person !== "" && isUnknown && (isBroken || failure?.kind === "unreachable");
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void takeLeft<Left>({ realm, person, entry }, isReadable).then((found) => {
      if (!isOver) setLeft(found);
    });
    return () => {
      isOver = true;
    };
  }, [isWanted, realm, person, entry, isReadable]);
  return isUnknown ? left : undefined;
}

async function takeLeft<Left>(
  { realm, person, entry }: LeftKey,
  isReadable: IsReadable<Left>,
): Promise<Left | undefined> {
  const store = await device(realm).of(person);
  const left = (await store?.get(entry, withoutServerFor)) as Left | undefined;
  if (left === undefined) return undefined;
  try {
    await isReadable(left);
    return left;
  } catch {
    return undefined;
  }
}
