import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

type Language = "en" | "fr";
type Coding = "br" | "gzip" | "identity";
type StoredFile = {
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  readonly bodies: ReadonlyMap<Coding, Buffer>;
};

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/**
 * The built web application, held in memory: it is small, a file is never half-read, and building it anew beside a
 * running server disturbs nobody. Pages are under /en and /fr; a bare path leads to the reader's language.
 */
export function staticFiles(
  folder: string,
  { offlinePages }: { readonly offlinePages: boolean } = { offlinePages: true },
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = readAll(folder);
  const pages = { en: pageOf(files, "en"), fr: pageOf(files, "fr") };
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    // Put behind a name of ours, so that "//elsewhere" stays a path and leads nowhere else.
    const { pathname, search } = new URL(`http://local/${(request.url ?? "").replace(/^\/+/, "")}`);
    // The worker without files takes away what browsers kept.
    const file = files.get(pathname === "/shell-worker.js" && !offlinePages ? "/shell-worker-off.js" : pathname);
    if (file) return sendFile(request, response, file);
    if (/\.[^/]*$/.test(pathname))
      return void response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
    const language = /^\/(en|fr)(?:\/|$)/.exec(pathname)?.[1] as Language | undefined;
    const page = pages[language ?? "en"];
    if (!page)
      return void response
        .writeHead(503, { "content-type": "text/plain; charset=utf-8" })
        .end("The web application is not built. Run: npm run build:web\n");
    if (language) {
      const links = page.ahead.find(({ path }) => path.test(pathname))?.links;
      if (links) response.setHeader("link", links);
      return sendFile(request, response, page.file);
    }
    response
      .writeHead(302, {
        location: `/${readersLanguage(request)}${pathname === "/" ? "" : pathname}${search}`,
        vary: "Cookie, Accept-Language",
        "cache-control": "no-store",
      })
      .end();
  };
}

/** How a browser is told what a file is; scripts are modules. */
const aheadAs: Readonly<Record<string, string>> = {
  ".css": "rel=preload; as=style",
  ".json": "rel=preload; as=fetch; crossorigin",
};

/** What a page needs beside what its HTML names, by its address: the browser fetches it at once and not when the first script asks for it. */
function linksAhead(list: Buffer | undefined): readonly { readonly path: RegExp; readonly links: string }[] {
  if (!list) return [];
  const pages = JSON.parse(list.toString()) as readonly { readonly path: string; readonly files: readonly string[] }[];
  return pages.map((page) => ({
    path: new RegExp(page.path),
    links: page.files.map((file) => `<${file}>; ${aheadAs[extname(file)] ?? "rel=modulepreload"}`).join(", "),
  }));
}

/** The page of a language, and what its pages need. Both are made by the web build (apps/web/vite.config.ts); their own addresses are not for browsers. */
function pageOf(files: Map<string, StoredFile>, language: Language) {
  const [file, list] = [`/${language}.html`, `/page-files.${language}.json`].map((name) => {
    const found = files.get(name);
    files.delete(name);
    return found;
  });
  return file && { file, ahead: linksAhead(list?.bodies.get("identity")) };
}

/** The language chosen before (cookie `language`), else the browser's first choice of the two, else English. */
export function readersLanguage(request: IncomingMessage): Language {
  const chosen = /(?:^|;\s*)language=(en|fr)(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
  if (chosen === "en" || chosen === "fr") return chosen;
  const wanted = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((entry, order) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = Number(/^\s*q=([\d.]+)/.exec(parameters.join(";"))?.[1] ?? 1);
      return { language: tag.slice(0, 2), weight, order };
    })
    .filter(({ language, weight }) => (language === "en" || language === "fr") && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.order - other.order);
  return wanted[0]?.language === "fr" ? "fr" : "en";
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  const coding = bestCoding(request, file);
  const body = file.bodies.get(coding) ?? Buffer.alloc(0);
  response.setHeader("etag", file.tag);
  response.setHeader("vary", "Accept-Encoding");
  response.setHeader("cache-control", file.isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.headers["if-none-match"] === file.tag) {
    response.writeHead(304).end();
    return;
  }
  if (coding !== "identity") response.setHeader("content-encoding", coding);
  response.writeHead(200, { "content-type": file.type, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function bestCoding(request: IncomingMessage, file: StoredFile): Coding {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (file.bodies.has("br") && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return "br";
  if (file.bodies.has("gzip") && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return "gzip";
  return "identity";
}

function readAll(folder: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const extension = extname(entry.name);
    if (!entry.isFile() || extension === ".br" || extension === ".gz" || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    const body = readFileSync(path);
    const bodies = new Map<Coding, Buffer>([["identity", body]]);
    for (const [coding, end] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const)
      if (existsSync(path + end)) bodies.set(coding, readFileSync(path + end));
    files.set(name, {
      type: types[extension] ?? "application/octet-stream",
      tag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      // The build puts a hash of the content into these names.
      isHashed: name.startsWith("/assets/"),
      bodies,
    });
  }
  return files;
}
