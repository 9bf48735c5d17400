import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { lookNotes } from "../commands/handedOut.ts";
import { previewForm, type PreviewDeps } from "../commands/forms/previewForm.ts";
import { letOut } from "./letOut.ts";
import { statusOfRefusal } from "./officialForm.ts";
import type { Handler, SessionOf } from "./upload.ts";

const address = /^\/forms\/([0-9a-f-]{36})\/([A-Za-z0-9:]{7,20})\/preview(?:\/([1-9]\d?))?$/;
const width = 1200;

const noStore = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

const plain = (path: string): string => path.replaceAll(/%3a/gi, ":");
export const isFormPreview = (path: string): boolean => address.test(plain(path));

/**
 * `GET /forms/{applicationId}/{formKey}/preview?language=en|fr`: the form as it is filled by now, to be looked at and never
 * as a file. `sheets` for a form that Adobe Reader alone shows (laid out, to be drawn by the page); else `pages`, of which
 * each is a picture at `preview/{n}`.
 */
export function createFormPreviewHandler(deps: PreviewDeps, sessionOf: SessionOf): Handler {
  const noteLook = lookNotes(deps);
  return async (request, response) => {
    if (request.method !== "GET") return tell(response, 405, { refusals: [] }, { Allow: "GET" });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, applicationId = "", formKey = "", page] = address.exec(plain(pathname)) ?? [];
    const asker = await sessionOf(request);
    const filled = await previewForm(deps, asker, {
      applicationId,
      formKey,
      language: searchParams.get("language") === "fr" ? "fr" : "en",
    });
    if ("refusals" in filled) return tell(response, statusOfRefusal(filled.refusals), { refusals: filled.refusals });
    const { bytes } = filled;
    const person = asker?.userId ?? "";
    const file = {
      person,
      key: `form ${createHash("sha256").update(bytes).digest("hex")}`,
      open: () => Promise.resolve({ bytes }),
    };
    if (page !== undefined) {
      const drawn = await deps.pictures.picture(file, { page: Number(page), width, rotation: 0 });
      if ("error" in drawn) return cannotShow(response, drawn.error);
      letOut(response, await filled.note(noteLook, asker?.sessionId ?? ""));
      response.writeHead(200, { ...noStore, "Content-Type": "image/jpeg", "Content-Length": drawn.jpeg.byteLength });
      response.end(drawn.jpeg);
      return;
    }
    const sheets = await deps.pictures.sheets(bytes, person);
    if (sheets !== null && "error" in sheets) return cannotShow(response, sheets.error);
    if (sheets !== null) {
      letOut(response, await filled.note(noteLook, asker?.sessionId ?? ""));
      return tell(response, 200, { sheets });
    }
    const found = await deps.pictures.pages(file);
    if ("error" in found) return cannotShow(response, found.error);
    return tell(response, 200, { pages: found.pages });
  };
}

type Refused = Extract<Awaited<ReturnType<PreviewDeps["pictures"]["pages"]>>, { error: unknown }>["error"];

function cannotShow(response: ServerResponse, error: Refused): void {
  if (error === "busy") return tell(response, 503, { refusals: [] }, { "Retry-After": "2" });
  if (error === "noSuchPage") return tell(response, 404, { refusals: [] });
  return tell(response, 422, { refusals: [error] });
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
