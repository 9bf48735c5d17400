import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";

const source = stripTypeScriptTypes(readFileSync(new URL("./shellWorker.ts", import.meta.url), "utf8"));
const origin = "https://boreal.example.test";

type Listener = (event: object) => void;
type Asked = { readonly url: string; readonly method: string; readonly mode: string };

/** The worker as a browser runs it, with caches that the test can look into and a line that it can break. */
function aWorker(
  files: readonly string[],
  build = "b1",
  stores = new Map<string, Map<string, string>>(),
  language?: "en" | "fr",
) {
  const listeners = new Map<string, Listener>();
  const line: { answer: () => Promise<{ status: number; body: string }> } = {
    answer: () => Promise.resolve({ status: 200, body: "new page" }),
  };
  const timers: (() => void)[] = [];
  const gone: string[] = [];
  const path = (request: Asked | string) =>
    new URL(typeof request === "string" ? request : request.url, origin).pathname;
  const found = (store: Map<string, string> | undefined, request: Asked | string) => {
    const body = store?.get(path(request));
    return Promise.resolve(body === undefined ? undefined : { status: 200, body });
  };
  const caches = {
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return Promise.resolve({
        addAll: (requests: readonly Asked[]) => {
          for (const request of requests) store.set(path(request), `kept ${path(request)} of ${name}`);
          return Promise.resolve();
        },
        match: (request: string) => found(store, request),
      });
    },
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (request: string) => {
      for (const store of stores.values()) {
        const answer = await found(store, request);
        if (answer) return answer;
      }
      return undefined;
    },
  };
  const world = createContext({
    SHELL_FILES:
      files.length === 0
        ? {}
        : { en: { build, files }, fr: { build: `${build}-fr`, files: files.map((file) => file) } },
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    URL,
    URLSearchParams,
    caches,
    fetch: () => line.answer(),
    setTimeout: (then: () => void) => timers.push(then),
    location: { origin, search: language === undefined ? "" : `?language=${language}` },
    registration: { unregister: () => Promise.resolve(gone.push("registration") > 0) },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  });
  runInContext(source, world);
  const live = async (kind: "install" | "activate") => {
    const works: Promise<unknown>[] = [];
    listeners.get(kind)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  /** What the worker answers; `undefined` when it leaves the request to the browser. */
  const ask = (
    address: string,
    request: { method?: string; mode?: string } = {},
  ): Promise<{ status: number; body: string }> | undefined => {
    let answer: Promise<{ status: number; body: string }> | undefined;
    const asked: Asked = {
      url: new URL(address, origin).href,
      method: request.method ?? "GET",
      mode: request.mode ?? "cors",
    };
    listeners.get("fetch")?.({
      request: asked,
      respondWith: (given: Promise<{ status: number; body: string }>) => void (answer = given),
    });
    return answer;
  };
  const late = () => {
    for (const timer of timers.splice(0)) timer();
  };
  return { live, ask, line, late, stores, gone };
}

const visit = { mode: "navigate" };
const broken = () => Promise.reject(new TypeError("no line"));

describe("the worker that keeps the built pages", () => {
  it("never touches what the server answers, nor what is written", async () => {
    const { live, ask } = aWorker(["/assets/a.js"]);
    await live("install");
    const addresses = [
      "/graphql",
      "/api/auth/get-session",
      "/api/guest/open",
      "/files/abc",
      "/uploads/abc",
      "/health/live",
      "https://elsewhere.example.test/assets/a.js",
    ];
    expect(addresses.filter((address) => ask(address) !== undefined)).toEqual([]);
    expect(ask("/en/applications", { ...visit, method: "POST" })).toBeUndefined();
    expect(ask("/files/abc", visit)).toBeUndefined();
  });

  it("shows the page of the server while there is one, so that a new build takes over at the next visit", async () => {
    const { live, ask } = aWorker(["/assets/a.js"]);
    await live("install");
    expect(await ask("/fr/applications/1/assessment/country", visit)).toMatchObject({ body: "new page" });
  });

  it("shows the kept page when nobody answers, when it takes too long, and when the server has a fault", async () => {
    const { live, ask, line, late } = aWorker(["/assets/a.js"]);
    await live("install");
    const kept = { body: "kept /en of boreal-shell-b1" };
    line.answer = broken;
    expect(await ask("/fr/applications/1/assessment/country", visit)).toMatchObject(kept);
    line.answer = () => Promise.resolve({ status: 503, body: "away" });
    expect(await ask("/en", visit)).toMatchObject(kept);
    line.answer = () => new Promise(() => {});
    const waiting = ask("/en", visit);
    late();
    expect(await waiting).toMatchObject(kept);
    expect(await ask("/assets/a.js")).toMatchObject({ body: "kept /assets/a.js of boreal-shell-b1" });
  });

  it.each([400, 408, 425, 429, 431, 500, 502, 503, 507])(
    "shows the kept page instead of an answer of %i, which has none",
    async (status) => {
      const { live, ask, line } = aWorker(["/assets/a.js"]);
      await live("install");
      line.answer = () => Promise.resolve({ status, body: "" });
      expect(await ask("/en/applications", visit)).toMatchObject({ status: 200, body: "kept /en of boreal-shell-b1" });
    },
  );

  it.each([0, 304, 401, 403, 404])("shows an answer of %i as it is: it is one", async (status) => {
    const { live, ask, line } = aWorker(["/assets/a.js"]);
    await live("install");
    line.answer = () => Promise.resolve({ status, body: "said" });
    expect(await ask("/en/applications", visit)).toMatchObject({ status, body: "said" });
  });

  it("asks once more when a connection was no good and no page is kept", async () => {
    const { ask, line } = aWorker(["/assets/a.js"]);
    const answers = [{ status: 400, body: "" }];
    line.answer = () => Promise.resolve(answers.shift() ?? { status: 200, body: "new page" });
    expect(await ask("/en/applications", visit)).toMatchObject({ status: 200, body: "new page" });
  });

  it("keeps the page and the files of the language that is read", async () => {
    const { live, ask, line, stores } = aWorker(["/assets/a.js"], "b1", undefined, "fr");
    await live("install");
    line.answer = broken;
    expect(await ask("/fr/applications", visit)).toMatchObject({ body: "kept /fr of boreal-shell-b1-fr" });
    // The other language opens from the same files: its sentences are among them.
    expect(await ask("/en/applications", visit)).toMatchObject({ body: "kept /fr of boreal-shell-b1-fr" });
    expect([...stores.keys()]).toEqual(["boreal-shell-b1-fr"]);
  });

  it("keeps the build before for pages that are still open, and no older one", async () => {
    const stores = new Map<string, Map<string, string>>();
    for (const build of ["b1", "b2", "b3"]) {
      const worker = aWorker([`/assets/${build}.js`], build, stores);
      await worker.live("install");
      await worker.live("activate");
    }
    expect([...stores.keys()]).toEqual(["boreal-shell-b2", "boreal-shell-b3"]);
  });

  it("takes everything away, itself too, once the server sends it without files", async () => {
    const stores = new Map<string, Map<string, string>>();
    await aWorker(["/assets/a.js"], "b1", stores).live("install");
    const { live, ask, gone } = aWorker([], "b2", stores);
    await live("install");
    await live("activate");
    expect(stores.size).toBe(0);
    expect(gone).toEqual(["registration"]);
    expect(ask("/en", visit)).toBeUndefined();
  });
});
