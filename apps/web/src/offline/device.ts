import type { DeviceStore } from "./deviceStore.ts";
import { openDeviceStore, reopenDeviceStore } from "./deviceStore.ts";
import { indexedDbCabinet } from "./indexedDbCabinet.ts";

/** `whole`: the session of an account. `guest`: a person invited to one part, who may use the same browser. */
export type Realm = "whole" | "guest";

/** Why all was thrown away. `signedOut`: the person said so. `ended`: the session was found to be over. */
type Wipe = "signedOut" | "ended";

type Device = {
  /** The storage of this person; none where the browser keeps nothing: then answers wait in memory alone, and the page says so. */
  readonly of: (owner: string) => Promise<DeviceStore | undefined>;
  /** Somebody is here by the server's word: after a sign-out nothing is kept before that. */
  readonly admit: () => void;
  /** The storage as it was left, before the server can be asked who is there. */
  readonly asLeft: () => Promise<DeviceStore | undefined>;
  /** Throws away entries and key, and tells this tab and the others. */
  readonly wipe: (why: Wipe) => Promise<void>;
  /** `elsewhere`: by another tab. */
  readonly onWiped: (listener: (why: Wipe, where: "here" | "elsewhere") => void) => () => void;
};

const patience = 2000;

/** Sealing, and storage that outlives the page, exist only on pages that came over a safe line. */
const isPossible = () => typeof indexedDB !== "undefined" && globalThis.crypto?.subtle !== undefined;

function deviceIn(realm: Realm): Device {
  const name = realm === "whole" ? "boreal" : "boreal-guest";
  const cabinet = indexedDbCabinet(name);
  const stores = new Map<string, Promise<DeviceStore | undefined>>();
  let isShut = false;
  const listeners = new Set<(why: Wipe, where: "here" | "elsewhere") => void>();
  const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`${name}.wiped`);
  const wiped = (why: Wipe, where: "here" | "elsewhere") => {
    stores.clear();
    // A page that is still there for a moment must not begin anew.
    if (why === "signedOut") isShut = true;
    for (const listener of listeners) listener(why, where);
  };
  tabs?.addEventListener("message", ({ data }: MessageEvent<Wipe>) => wiped(data, "elsewhere"));
  /** A browser that hangs over its storage must not hold the page back. */
  const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return isPossible()
        ? await Promise.race([work(), new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
        : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    of(owner) {
      if (isShut || owner === "") return Promise.resolve(undefined);
      const known = stores.get(owner);
      if (known) return known;
      stores.clear();
      const opening = quietly(() => openDeviceStore(cabinet, owner, Date.now));
      stores.set(owner, opening);
      return opening;
    },
    admit() {
      isShut = false;
    },
    asLeft: () => quietly(() => reopenDeviceStore(cabinet, Date.now)),
    async wipe(why) {
      wiped(why, "here");
      await quietly(() => cabinet.empty());
      tabs?.postMessage(why);
    },
    onWiped(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const devices: Record<Realm, Device> = { whole: deviceIn("whole"), guest: deviceIn("guest") };

export const device = (realm: Realm): Device => devices[realm];
