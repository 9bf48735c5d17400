import type { Page } from "playwright-core";
import { waitUntil } from "../running/patience.ts";

/** What this browser keeps of Boreal beyond the page: databases that hold anything, and what any page may read in plain words. */
export type KeptByBrowser = {
  /** `database/store: how many entries`, of stores that are not empty. */
  readonly databases: readonly string[];
  readonly localStorage: readonly string[];
  readonly sessionStorage: readonly string[];
  /** Addresses that the worker keeps. */
  readonly cached: readonly string[];
};

export const keptBy = (page: Page): Promise<KeptByBrowser> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.addEventListener("success", () => resolve(request.result));
        });
        if (count > 0) found.push(`${name}/${store}: ${count}`);
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    }
    return {
      databases: found.toSorted(),
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      cached,
    };
  });

/** Everything that lies in the browser's databases, as text: whatever could be read without the key. */
export const lyingWords = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const words: string[] = [];
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder("latin1").decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder("latin1").decode(value);
      if (typeof value === "object" && value !== null) return Object.values(value).map(asText).join(" ");
      return String(value);
    };
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener("success", () => resolve(request.result));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener("success", () => resolve(request.result as unknown[]));
        });
        words.push(...all.map(asText));
      }
      database.close();
    }
    return words.join("\n");
  });

/** Until the worker keeps the pages: from then on they open without a line. */
export const untilShellIsKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });

/** Names of the entries that are kept. */
export const lyingNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "boreal")) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("boreal");
      request.addEventListener("success", () => resolve(request.result));
    });
    const names = await new Promise<string[]>((resolve) => {
      const request = database.transaction("entries").objectStore("entries").getAllKeys();
      request.addEventListener("success", () => resolve(request.result as string[]));
    });
    database.close();
    return names;
  });

/** Until a case is kept on this device. */
export const untilCaseIsKept = (page: Page, applicationId: string): Promise<void> =>
  waitUntil(
    async () => (await lyingNames(page)).includes(`case ${applicationId}`),
    () => "the case is not kept",
  );
