import type { ServerResponse } from "node:http";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { mediaTypes } from "@boreal/domain/kernel/fileType";
import type { Logged } from "../commands/handedOut.ts";
import { contentDisposition } from "../files/checks/fileName.ts";
import type { Asker } from "../policies/actor.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

/** A document that is made from a case when somebody asks for it, as PDF or DOCX: a letter, the readiness memo. */

type Asked = {
  readonly pathname: string;
  readonly kind: "pdf" | "docx";
  /** Undefined where the address names none. */
  readonly language: Language | undefined;
};

type Opened =
  | { readonly refusals: readonly { readonly code: string; readonly text: Text }[] }
  | { readonly logged: Logged; readonly fileName: string; readonly bytes: Uint8Array };

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

export function createMadeDocumentHandler(
  sessionOf: SessionOf,
  open: (asker: Asker, asked: Asked) => Promise<Opened>,
): Handler {
  return async (request, response) => {
    if (request.method !== "GET") return tell(response, 405, "", { Allow: "GET" });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const kind = pathname.endsWith(".docx") ? "docx" : "pdf";
    const wanted = searchParams.get("language");
    const asker = await sessionOf(request);
    const language = wanted === "en" || wanted === "fr" ? wanted : undefined;
    const opened = await open(asker, { pathname, kind, language });
    if ("refusals" in opened) {
      const [refusal] = opened.refusals;
      return tell(response, statusOf[refusal?.code ?? ""] ?? 404, refusal?.text[asker?.language ?? "en"] ?? "");
    }
    letOut(response, opened.logged);
    response
      .writeHead(200, {
        ...headers,
        "Content-Type": mediaTypes[kind],
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
