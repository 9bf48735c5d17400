import type { ServerResponse } from "node:http";
import type { CommandDeps } from "../commands/deps.ts";
import { openAnswerSheet } from "../commands/forms/openAnswerSheet.ts";
import { contentDisposition } from "../files/checks/fileName.ts";
import { answerSheetHtml, sheetPolicy } from "../output/answerSheetHtml.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

const sheetPath = /^\/forms\/([0-9a-f-]{36})\/([A-Za-z0-9:]{7,20})\/(answers|further)\.(html|pdf)$/;

const named = (path: string) => sheetPath.exec(path.replaceAll(/%3a/gi, ":"));
export const isAnswerSheet = (path: string): boolean => named(path) !== null;

const noStore = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

const statusOf: Readonly<Record<string, number>> = {
  notSignedIn: 401,
  emailNotConfirmed: 403,
  secondFactorNeeded: 403,
  notAllowed: 403,
};

/** `GET /forms/{applicationId}/{formKey}/answers.html?language=en|fr`, or `answers.pdf`: the answers in the order of the form, to read, print and copy; `further.pdf`: what the official file has no room for. */
export function createAnswerSheetHandler(deps: CommandDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    if (request.method !== "GET") return tell(response, 405, "", { Allow: "GET" });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, applicationId = "", formKey = "", part, ending] = named(pathname) ?? [];
    const kind = ending === "pdf" ? "pdf" : "html";
    const asker = await sessionOf(request);
    const wanted = searchParams.get("language");
    const language = wanted === "en" || wanted === "fr" ? wanted : (asker?.language ?? "en");
    const opened = await openAnswerSheet(deps, asker, {
      applicationId,
      formKey,
      language,
      kind,
      isFurther: part === "further",
    });
    if ("refusals" in opened) {
      const [refusal] = opened.refusals;
      return tell(response, statusOf[refusal?.code ?? ""] ?? 404, refusal?.text[language] ?? "");
    }
    const { sheet, fileName } = opened;
    letOut(response, opened.logged);
    if (kind === "pdf") {
      // The fonts are opened when the first PDF is asked for.
      const { answerSheetPdf } = await import("../output/answerSheetPdf.ts");
      return send(response, await answerSheetPdf(sheet, language), {
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition("attachment", fileName),
        "Content-Security-Policy": "sandbox; default-src 'none'",
      });
    }
    const other = language === "en" ? "fr" : "en";
    const page = answerSheetHtml(sheet, language, {
      otherLanguage: `?language=${other}`,
      pdf: `${part ?? "answers"}.pdf?language=${language}`,
    });
    send(response, Buffer.from(page, "utf8"), {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": `${language}-CA`,
      "Content-Disposition": contentDisposition("inline", fileName),
      "Content-Security-Policy": `${sheetPolicy}; frame-ancestors 'none'`,
    });
  };
}

function send(response: ServerResponse, bytes: Buffer, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, { ...noStore, ...headers, "Content-Length": bytes.byteLength }).end(bytes);
}

function tell(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...noStore, ...headers, "Content-Type": "text/plain; charset=utf-8" })
    .end(`${sentence}\n`);
}
