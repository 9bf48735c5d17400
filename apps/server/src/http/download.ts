import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findFile, type FileDeps, type FoundFile } from "../commands/documents/fileDeps.ts";
import { StoredFileBroken, withStoredText } from "../commands/storedText.ts";
import { contentDisposition } from "../files/checks/fileName.ts";
import { mayDownload } from "../policies/documents.ts";
import { shownName } from "../store/documents/caseDocument.ts";
import { tellBroken } from "./sentencePage.ts";
import { viewingNotes } from "./documentViewed.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

/** Types that browsers show without running anything of the file's in our origin; all others are saved, not shown. */
const shownInline: ReadonlySet<string> = new Set(["application/pdf", "image/jpeg", "image/png"]);

/** Serves `/files/{id}`: whole or one range, and 404 for everything that the reader may not see. */
export function createDownloadHandler(deps: FileDeps, sessionOf: SessionOf): Handler {
  const noteViewing = viewingNotes(deps);
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const id = /^\/files\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
    if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    const asker = await sessionOf(request);
    const found = id === undefined ? undefined : await findFile(deps, asker, id);
    if (found === undefined || asker === null || !mayDownload(asker, found.the, found.facts)) return end(response, 404);
    const { row } = found;
    const etag = `"${row.id}"`;
    const headers = {
      "Content-Type": row.mime,
      "Content-Disposition": contentDisposition(
        shownInline.has(row.mime) && !searchParams.has("download") ? "inline" : "attachment",
        await nameOf(deps, found),
      ),
      "Content-Security-Policy": policyFor(request, row.mime),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "SAMEORIGIN",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "private, no-store",
      "Accept-Ranges": "bytes",
      ETag: etag,
    };
    if (request.headers["if-none-match"]?.includes(etag)) return end(response, 304, headers);
    const range = rangeOf(request, row.bytes, etag);
    if (range === "none") return end(response, 416, { ...headers, "Content-Range": `bytes */${row.bytes}` });
    const { start, end: past } = range ?? { start: 0, end: row.bytes };
    const partial = range ? { "Content-Range": `bytes ${start}-${past - 1}/${row.bytes}` } : {};
    if (request.method === "HEAD")
      return end(response, range ? 206 : 200, { ...headers, ...partial, "Content-Length": past - start });
    try {
      await withStoredText(deps, row, async ({ reader }) => {
        // Looked through before its first byte leaves: after that there is no way back.
        for await (const _ of reader.stream(start, past));
        letOut(response, await noteViewing(asker, found));
        response.writeHead(range ? 206 : 200, { ...headers, ...partial, "Content-Length": past - start });
        await pipeline(Readable.from(reader.stream(start, past), { objectMode: false }), response);
      });
    } catch (fault) {
      if (fault instanceof StoredFileBroken && !response.headersSent) {
        deps.reportFault(fault);
        return tellBroken(response, { row, name: await nameOf(deps, found), language: asker.language });
      }
      // A reader who leaves is no fault; a file that breaks now ends the answer early, so that it is never taken for whole.
      if (!isGone(fault)) throw fault;
    }
  };
}

/**
 * Nothing inside a document runs, loads or is framed elsewhere, whatever a browser takes it for. One exception: Chromium and
 * Safari show no PDF in a sandboxed document. Where the browser itself says that our own page asked (fetch metadata), a PDF
 * goes without that one word; with its fixed type and `nosniff` it meets the browser's PDF reader, a process without our
 * origin, and nothing else.
 */
function policyFor(request: IncomingMessage, mime: string): string {
  const isOurViewer =
    mime === "application/pdf" &&
    request.headers["sec-fetch-site"] === "same-origin" &&
    request.headers["sec-fetch-mode"] === "navigate" &&
    ["iframe", "document"].includes(request.headers["sec-fetch-dest"]?.toString() ?? "");
  const rules = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'";
  return isOurViewer ? rules : `sandbox; ${rules}`;
}

async function nameOf(deps: FileDeps, { row }: FoundFile): Promise<string> {
  return shownName(await deps.personKey(row.ownerId), row);
}

/** One range as `bytes=a-b`, `bytes=a-` or `bytes=-n` (RFC 9110, 14.1.2). Several ranges, or none that can be read: the whole file. */
function rangeOf(
  request: IncomingMessage,
  bytes: number,
  etag: string,
): { start: number; end: number } | "none" | undefined {
  const ifRange = request.headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
  if (match === null || (match[1] === "" && match[2] === "")) return undefined;
  const [first, last] = [match[1] ?? "", match[2] ?? ""];
  const start = first === "" ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? bytes : Math.min(bytes, Number(last) + 1);
  return start >= bytes || end <= start ? "none" : { start, end };
}

function end(response: ServerResponse, status: number, headers: Record<string, string | number> = {}): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers });
  response.end();
}

const isGone = (fault: unknown): boolean => (fault as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";
