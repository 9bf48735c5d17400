import type { IncomingMessage, ServerResponse } from "node:http";
import { addBlank, mostBlankBytes } from "../commands/forms/addBlank.ts";
import type { FormDeps } from "../commands/forms/formDeps.ts";
import { fillOfficialForm } from "../commands/forms/fillOfficialForm.ts";
import { contentDisposition } from "../files/checks/fileName.ts";
import { mayKeepForms } from "../policies/administration.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

const noStore = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

const statusOf: Readonly<Record<string, number>> = {
  notSignedIn: 401,
  emailNotConfirmed: 403,
  secondFactorNeeded: 403,
  notAllowed: 403,
  notFound: 404,
};

export const statusOfRefusal = ([first]: readonly { readonly code: string }[]): number =>
  statusOf[first?.code ?? ""] ?? 422;

/**
 * `GET /forms/{applicationId}/{formKey}.pdf?language=en|fr`: the official file, filled, to be saved and opened in Adobe Reader.
 * 422 with a list of what is missing while the form is not complete.
 */
export function createOfficialFormHandler(deps: FormDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    if (request.method !== "GET") return tell(response, 405, { refusals: [] }, { Allow: "GET" });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, applicationId = "", formKey = ""] =
      /^\/forms\/([0-9a-f-]{36})\/([A-Za-z0-9:]{7,20})\.pdf$/.exec(pathname.replaceAll(/%3a/gi, ":")) ?? [];
    const language = searchParams.get("language") === "fr" ? "fr" : "en";
    const asker = await sessionOf(request);
    const filled = await fillOfficialForm(deps, asker, { applicationId, formKey, language });
    if ("refusals" in filled) return tell(response, statusOfRefusal(filled.refusals), { refusals: filled.refusals });
    letOut(response, filled.logged);
    response.writeHead(200, {
      ...noStore,
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("attachment", filled.fileName),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Content-Length": filled.bytes.byteLength,
    });
    response.end(filled.bytes);
  };
}

/** `POST /forms` with a PDF as its body: an administrator adds a blank. 200 with the entry, 422 with what differs. */
export function createBlankUploadHandler(deps: FormDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    if (request.method !== "POST") return tell(response, 405, { blank: null, refusals: [] }, { Allow: "POST" });
    const asker = await sessionOf(request);
    // Before the body: nobody else sends us megabytes.
    const bytes = mayKeepForms(asker) ? await bodyOf(request) : Buffer.alloc(0);
    const added = await addBlank(deps, asker, { bytes });
    tell(response, added.blank ? 200 : statusOfRefusal(added.refusals), added);
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length <= mostBlankBytes) parts.push(part);
  }
  return Buffer.concat(parts);
}

function tell(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...noStore,
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}

export const isOfficialForm = (path: string): boolean => path.startsWith("/forms/") && path.endsWith(".pdf");
