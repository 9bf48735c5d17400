/**
 * Runs beside the pages. Keeps the built pages of Boreal in the language in which they were opened (one HTML file, scripts, styles, fonts, and the sentences of the other language) so that they open again on a broken line. It never
 * sees or keeps an answer of the server: addresses other than pages and hashed files are not its business (ADR 0065).
 *
 * The build puts it at `/shell-worker.js`, where it may serve every page, with the list of files in the place of `SHELL_FILES`.
 */

declare const SHELL_FILES: Partial<Record<"en" | "fr", { readonly build: string; readonly files: readonly string[] }>>;

type Waitable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Waitable & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Worker = {
  readonly location: { readonly origin: string; readonly search: string };
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Waitable) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetched) => void): void;
};

const worker = globalThis as unknown as Worker;
const prefix = "boreal-shell-";
/** Longest that opening a page waits for the server before the kept one is shown, in milliseconds. */
const patience = 4000;

// The address of the worker says which language is read.
const language = new URLSearchParams(worker.location.search).get("language") === "fr" ? "fr" : "en";
const page = `/${language}`;
const { build, files } = SHELL_FILES[language] ?? { build: "", files: [] };
const own = `${prefix}${build}`;

// All files or none: pages of this build are whole, or are not kept. One of them may be large, and the line slow.
const install = async () => {
  const cache = await caches.open(own);
  await cache.addAll(
    [page, ...files].map(
      (file) => new Request(file, { cache: file === page ? "reload" : "default", credentials: "omit" }),
    ),
  );
  await worker.skipWaiting();
};

// The build before stays: a page that was opened from it may still ask for its files.
const activate = async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of kept.filter((each) => each !== own).slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
};

/** The switch: a server that is told to keep nothing (`BOREAL_OFFLINE_PAGES=no`) sends a worker without files, which takes everything away. */
const retire = async () => {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await worker.registration.unregister();
};

/** Answers about the connection or the server and not about the page; they come without one, and would leave the window white. */
const isNoPage = (status: number): boolean => [400, 408, 425, 429, 431].includes(status) || status >= 500;

/** The server's page, which is always the newest; the kept one when it does not come. Without a kept one the page is asked for once more. */
async function openPage(request: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  const asked = fetch(request);
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && !isNoPage(answer.status)) return answer;
  const kept = await (await caches.open(own)).match(page, { ignoreVary: true });
  return kept ?? (answer ? fetch(request) : asked);
}

/** A name with a hash never means another content. */
const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

if (files.length === 0) {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(retire()));
} else {
  worker.addEventListener("install", (event) => event.waitUntil(install()));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== worker.location.origin) return;
    if (request.mode === "navigate" && /^\/(?:(?:en|fr)(?:\/[^.]*)?)?$/.test(pathname))
      event.respondWith(openPage(request));
    else if (pathname.startsWith("/assets/")) event.respondWith(openFile(request));
  });
}
