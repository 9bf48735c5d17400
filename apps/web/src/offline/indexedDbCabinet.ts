import type { Cabinet, OwnersKey, Sealed } from "./cabinet.ts";

const keyStore = "key";
const entryStore = "entries";

const clear = (...stores: readonly IDBObjectStore[]): undefined => {
  for (const store of stores) store.clear();
};

/** The cabinet in IndexedDB. Every call throws where the browser keeps nothing (private windows, storage that is full or switched off). */
export function indexedDbCabinet(name: string): Cabinet {
  let opened: Promise<IDBDatabase> | undefined;

  const letGo = () => {
    opened = undefined;
  };
  const database = () => (opened ??= openDatabase(name, letGo));
  const transact = async <T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> =>
    await inTransaction(await database(), mode, work);

  return {
    key: () =>
      transact("readonly", (key) => {
        const request = key.get(keyStore) as IDBRequest<OwnersKey | undefined>;
        return () => request.result;
      }),

    replaceKey: (owners) =>
      transact<void>("readwrite", (key, entries) => {
        clear(key, entries);
        key.put(owners, keyStore);
        return undefined;
      }),

    put: (keyId, entry, sealed) =>
      transact("readwrite", (key, entries) => {
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
      transact("readonly", (_key, entries) => {
        const names = entries.getAllKeys() as IDBRequest<string[]>;
        const values = entries.getAll() as IDBRequest<Sealed[]>;
        return () =>
          names.result.flatMap((entry, index) => {
            const sealed = values.result[index];
            return sealed === undefined ? [] : [[entry, sealed] as const];
          });
      }),

    remove: (entry) =>
      transact<void>("readwrite", (_key, entries) => {
        entries.delete(entry);
        return undefined;
      }),

    async empty() {
      if (opened) {
        await transact<void>("readwrite", clear);
        (await opened).close();
        letGo();
      }
      await deleteDatabase(name);
    },
  };
}

/** `letGo` is called once the connection is of no more use. */
function openDatabase(name: string, letGo: () => void): Promise<IDBDatabase> {
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
        letGo();
      });
      resolve(db);
    });
    request.addEventListener("error", () => {
      letGo();
      reject(request.error ?? new Error("no storage"));
    });
  });
}

/** Answers what to read from it when it is done. */
type Work<T> = (key: IDBObjectStore, entries: IDBObjectStore) => (() => T) | undefined;

async function inTransaction<T>(db: IDBDatabase, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const transaction = db.transaction([keyStore, entryStore], mode);
  return await new Promise<T>((resolve, reject) => {
    const result = work(transaction.objectStore(keyStore), transaction.objectStore(entryStore));
    transaction.addEventListener("complete", () => resolve(result?.() as T));
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("not stored")));
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("not deleted")));
  });
}
