import type { IncomingMessage, ServerResponse } from "node:http";
import { findFile } from "../commands/documents/fileDeps.ts";
import { pageOfFile, pagesOfFile, type ShowDeps } from "../commands/documents/showFile.ts";
import { fileBroken, StoredFileBroken } from "../commands/storedText.ts";
import { mayDownload } from "../policies/documents.ts";
import { viewingNotes } from "./documentViewed.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

const address = /^\/files\/([0-9a-f-]{36})\/pages(?:\/([1-9]\d{0,2}))?$/;

/** Small enough for a list, large enough to be read. */
const widths = { thumbnail: 240, reading: 1200 } as const;

/** Raised when the same file would be drawn otherwise: browsers then ask for the picture again. */
const drawnAs = 1;

export const isFilePage = (path: string): boolean => address.test(path);

/**
 * Serves `/files/{id}/pages` (how many there are, as JSON) and `/files/{id}/pages/{n}?width=240|1200` (a page as JPEG), with
 * 404 for everything that the reader may not see. The browser may keep a picture but asks each time whether it still may show it.
 */
export function createPagesHandler(deps: ShowDeps, sessionOf: SessionOf): Handler {
  const noteViewing = viewingNotes(deps);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, id, page] = address.exec(pathname) ?? [];
    const asker = await sessionOf(request);
    const found = id === undefined ? undefined : await findFile(deps, asker, id);
    if (found === undefined || asker === null || !mayDownload(asker, found.the, found.facts)) return end(response, 404);
    const { row } = found;
    const width = searchParams.get("width") ?? String(widths.reading);
    if (page !== undefined && !Object.values(widths).map(String).includes(width)) return end(response, 400);
    const etag = `"${row.id}.${drawnAs}.${row.rotation}.${page === undefined ? "pages" : `${page}.${width}`}"`;
    const headers = {
      "Cache-Control": "private, no-cache",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      ETag: etag,
    };
    const kind = width === String(widths.reading) ? "documentViewed" : "documentPictureSeen";
    const noteLook = async () => {
      if (page !== undefined && request.method === "GET") letOut(response, await noteViewing(asker, found, kind));
    };
    if (isKnown(request, etag)) {
      // The browser has the picture, and shows it by this answer.
      await noteLook();
      return end(response, 304, headers);
    }
    if (page === undefined) {
      const pages = await pagesOfFile(deps, row, asker.userId).catch(brokenTo(deps));
      if ("error" in pages) return refuse(response, pages.error);
      return answer(
        request,
        response,
        { ...headers, "Content-Type": "application/json; charset=utf-8" },
        Buffer.from(JSON.stringify(pages)),
      );
    }
    const drawn = await pageOfFile(deps, row, asker.userId, { page: Number(page), width: Number(width) }).catch(
      brokenTo(deps),
    );
    if ("error" in drawn) return refuse(response, drawn.error);
    await noteLook();
    return answer(
      request,
      response,
      { ...headers, "Content-Type": "image/jpeg", "Content-Disposition": "inline" },
      drawn.jpeg,
    );
  };
}

/** `If-None-Match` as the browser sends it back (RFC 9110, 13.1.2). */
const isKnown = (request: IncomingMessage, etag: string): boolean =>
  (request.headers["if-none-match"] ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

type Refused = Extract<Awaited<ReturnType<typeof pagesOfFile>>, { error: unknown }>["error"] | typeof fileBroken;

/** A file whose bytes are broken is an answer, and a fault of ours all the same. */
const brokenTo =
  ({ reportFault }: ShowDeps) =>
  (fault: unknown): { readonly error: typeof fileBroken } => {
    if (!(fault instanceof StoredFileBroken)) throw fault;
    reportFault(fault);
    return { error: fileBroken };
  };

/** There is nothing to draw: why, as the reader of documents says it, in both languages. */
function refuse(response: ServerResponse, error: Refused): void {
  if (error === "noSuchPage") return end(response, 404);
  if (error === "busy") return end(response, 503, { "Retry-After": "2" });
  response.writeHead(422, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "private, no-store" });
  response.end(JSON.stringify(error));
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  body: Uint8Array,
): void {
  response.writeHead(200, { ...headers, "Content-Length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

function end(response: ServerResponse, status: number, headers: Record<string, string | number> = {}): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers });
  response.end();
}
