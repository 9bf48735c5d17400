import type { ServerResponse } from "node:http";
import type { CommandDeps } from "../../commands/deps.ts";
import { openMemo } from "../../commands/memo/openMemo.ts";
import { contentDisposition } from "../../files/checks/fileName.ts";
import { letOut } from "../letOut.ts";
import type { Handler, SessionOf } from "../upload.ts";

const memoPath = /^\/memo-files\/([0-9a-f-]{36})\.(pdf|docx)$/;
export const isMemoFile = (path: string): boolean => memoPath.test(path);

const kinds = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

const headers = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": "sandbox; default-src 'none'",
};

const statusOf: Readonly<Record<string, number>> = {
  notSignedIn: 401,
  emailNotConfirmed: 403,
  secondFactorNeeded: 403,
  notAllowed: 403,
};

/** `GET /memo-files/{applicationId}.pdf?language=en|fr`, or `.docx`: the readiness memo, for the legal team. */
export function createMemoFileHandler(deps: CommandDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    if (request.method !== "GET") return tell(response, 405, "", { Allow: "GET" });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, applicationId = "", ending] = memoPath.exec(pathname) ?? [];
    const kind = ending === "docx" ? "docx" : "pdf";
    const asker = await sessionOf(request);
    const wanted = searchParams.get("language");
    const language = wanted === "en" || wanted === "fr" ? wanted : (asker?.language ?? "en");
    const opened = await openMemo(deps, asker, { applicationId, kind, language });
    if ("refusals" in opened) {
      const [refusal] = opened.refusals;
      return tell(response, statusOf[refusal?.code ?? ""] ?? 404, refusal?.text[asker?.language ?? "en"] ?? "");
    }
    letOut(response, opened.logged);
    response
      .writeHead(200, {
        ...headers,
        "Content-Type": kinds[kind],
        "Content-Disposition": contentDisposition("attachment", opened.fileName),
        "Content-Length": opened.bytes.byteLength,
      })
      .end(opened.bytes);
  };
}

function tell(
  response: ServerResponse,
  status: number,
  sentence: string,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, ...more, "Content-Type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}
