import type { Cabinet, OwnersKey, Sealed } from "./cabinet.ts";

/** A cabinet in memory, for tests; several stores may share one, as tabs do. */
export function testCabinet(): Cabinet & { readonly entries: Map<string, Sealed>; owners: OwnersKey | undefined } {
  const entries = new Map<string, Sealed>();
  const cabinet = {
    entries,
    owners: undefined as OwnersKey | undefined,
    key: () => Promise.resolve(cabinet.owners),
    replaceKey(next: OwnersKey) {
      entries.clear();
      cabinet.owners = next;
      return Promise.resolve();
    },
    put(keyId: string, name: string, sealed: Sealed) {
      if (cabinet.owners?.id !== keyId) return Promise.resolve(false);
      entries.set(name, sealed);
      return Promise.resolve(true);
    },
    all: () => Promise.resolve([...entries]),
    remove(name: string) {
      entries.delete(name);
      return Promise.resolve();
    },
    empty() {
      entries.clear();
      cabinet.owners = undefined;
      return Promise.resolve();
    },
  };
  return cabinet;
}
