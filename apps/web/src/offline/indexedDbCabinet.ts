import type { Cabinet, OwnersKey, Sealed } from "./cabinet.ts";

const keyStore = "key";
const entryStore = "entries";

/** The cabinet in IndexedDB. Every call throws where the browser keeps nothing (private windows, storage that is full or switched off). */
export function indexedDbCabinet(name: string): Cabinet {
  let opened: Promise<IDBDatabase> | undefined;

  const database = () => (opened ??= open());

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.addEventListener("upgradeneeded", () => {
        request.result.createObjectStore(keyStore);
        request.result.createObjectStore(entryStore);
      });
      request.addEventListener("success", () => {
        const db = request.result;
        // Another tab deletes it: letting go at once is what lets the deleting go on.
        db.addEventListener("versionchange", () => {
          db.close();
          opened = undefined;
        });
        resolve(db);
      });
      request.addEventListener("error", () => {
        opened = undefined;
        reject(request.error ?? new Error("no storage"));
      });
    });
  }

  async function inTransaction<T>(
    mode: IDBTransactionMode,
    work: (key: IDBObjectStore, entries: IDBObjectStore) => (() => T) | undefined,
  ): Promise<T> {
    const transaction = (await database()).transaction([keyStore, entryStore], mode);
    return await new Promise<T>((resolve, reject) => {
      const result = work(transaction.objectStore(keyStore), transaction.objectStore(entryStore));
      transaction.addEventListener("complete", () => resolve(result?.() as T));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("not stored")));
    });
  }

  return {
    key: () =>
      inTransaction("readonly", (key) => {
        const request = key.get(keyStore) as IDBRequest<OwnersKey | undefined>;
        return () => request.result;
      }),

    replaceKey: (owners) =>
      inTransaction<void>("readwrite", (key, entries) => {
        key.clear();
        entries.clear();
        key.put(owners, keyStore);
        return undefined;
      }),

    put: (keyId, entry, sealed) =>
      inTransaction("readwrite", (key, entries) => {
        let isWritten = false;
        const request = key.get(keyStore) as IDBRequest<OwnersKey | undefined>;
        request.addEventListener("success", () => {
          if (request.result?.id !== keyId) return;
          isWritten = true;
          entries.put(sealed, entry);
        });
        return () => isWritten;
      }),

    all: () =>
      inTransaction("readonly", (_key, entries) => {
        const names = entries.getAllKeys() as IDBRequest<string[]>;
        const values = entries.getAll() as IDBRequest<Sealed[]>;
        return () =>
          names.result.flatMap((entry, index) => {
            const sealed = values.result[index];
            return sealed === undefined ? [] : [[entry, sealed] as const];
          });
      }),

    remove: (entry) =>
      inTransaction<void>("readwrite", (_key, entries) => {
        entries.delete(entry);
        return undefined;
      }),

    async empty() {
      if (opened) {
        await inTransaction<void>("readwrite", (key, entries) => {
          key.clear();
          entries.clear();
          return undefined;
        });
        (await opened).close();
        opened = undefined;
      }
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener("success", () => resolve());
        request.addEventListener("error", () => reject(request.error ?? new Error("not deleted")));
      });
    },
  };
}
