import type { Cabinet, OwnersKey, Sealed } from "./cabinet.ts";

const day = 24 * 60 * 60 * 1000;
/** As long as a session lasts. What is older is thrown away unread. */
export const longestKept = 7 * day;

/** Entries of one person in this browser, sealed with a key that cannot leave it. */
export type DeviceStore = {
  readonly owner: string;
  /** False when the storage was wiped meanwhile, or belongs to another person now: then nothing was written. */
  readonly put: (name: string, value: unknown) => Promise<boolean>;
  /** The value, unless it is older than `atMost` milliseconds, damaged or not there. */
  readonly get: (name: string, atMost?: number) => Promise<unknown>;
  readonly names: () => Promise<readonly string[]>;
  readonly remove: (name: string) => Promise<void>;
};

type Clock = () => number;

/** Opens the storage for this person. What another person left here is thrown away first, with its key. */
export async function openDeviceStore(cabinet: Cabinet, owner: string, now: Clock): Promise<DeviceStore> {
  const before = await cabinet.key();
  const key = before?.owner === owner ? before : await newKey(owner);
  if (key !== before) await cabinet.replaceKey(key);
  const store = storeWith(cabinet, key, now);
  for (const [name, { at }] of await cabinet.all()) if (isOld(at, now(), longestKept)) await cabinet.remove(name);
  return store;
}

/** The storage as the last person left it, without asking who is there; none when nobody did. */
export async function reopenDeviceStore(cabinet: Cabinet, now: Clock): Promise<DeviceStore | undefined> {
  const key = await cabinet.key();
  return key && storeWith(cabinet, key, now);
}

async function newKey(owner: string): Promise<OwnersKey> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  return { id: crypto.randomUUID(), owner, key };
}

/** A clock that was set back must not keep an entry for ever. */
const isOld = (at: number, now: number, atMost: number) => now - at > atMost || at - now > day;

function storeWith(cabinet: Cabinet, { id, owner, key }: OwnersKey, now: Clock): DeviceStore {
  /** An entry opens only under its own name and for its own owner. */
  const sealing = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(`${owner}\u0000${name}`),
  });
  const sealedAt = async (name: string): Promise<Sealed | undefined> =>
    (await cabinet.all()).find(([entry]) => entry === name)?.[1];
  return {
    owner,
    async put(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt(
        sealing(iv, name),
        key,
        new TextEncoder().encode(JSON.stringify(value)),
      );
      return await cabinet.put(id, name, { iv, bytes, at: now() });
    },
    async get(name, atMost = longestKept) {
      const sealed = await sealedAt(name);
      if (!sealed || isOld(sealed.at, now(), atMost)) return undefined;
      try {
        const bytes = await crypto.subtle.decrypt(sealing(sealed.iv, name), key, sealed.bytes);
        return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
      } catch {
        // Damaged, or sealed with a key that is gone: nobody can read it again.
        await cabinet.remove(name);
        return undefined;
      }
    },
    names: async () => (await cabinet.all()).map(([name]) => name),
    remove: (name) => cabinet.remove(name),
  };
}
