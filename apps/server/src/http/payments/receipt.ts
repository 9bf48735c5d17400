import type { ServerResponse } from "node:http";
import { openReceipt } from "../../commands/payments/openReceipt.ts";
import type { PaymentDeps } from "../../commands/payments/forMoney.ts";
import { contentDisposition } from "../../files/checks/fileName.ts";
import type { Handler } from "../dispatch.ts";
import { letOut } from "../letOut.ts";
import type { SessionOf } from "../upload.ts";

const receiptPath = /^\/applications\/([\w-]{1,64})\/receipts\/([\w-]{1,64})\.pdf$/;

/** Whether a path is that of a receipt; pages of the web application stand beside it. */
export const isReceipt = (path: string): boolean => receiptPath.test(path);

const statusOf: Readonly<Record<string, number>> = {
  notSignedIn: 401,
  emailNotConfirmed: 403,
  secondFactorNeeded: 403,
  notAllowed: 403,
};
const noStore = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** `GET /applications/{id}/receipts/{paymentId}.pdf?language=en|fr`: one receipt, in the language of the page. */
export function createReceiptHandler(deps: PaymentDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    if (request.method !== "GET") return tell(response, 405, "");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, applicationId = "", paymentId = ""] = receiptPath.exec(pathname) ?? [];
    const asker = await sessionOf(request);
    const wanted = searchParams.get("language");
    const language = wanted === "en" || wanted === "fr" ? wanted : (asker?.language ?? "en");
    const opened = await openReceipt(deps, asker, { applicationId, paymentId, language });
    if ("refused" in opened) return tell(response, statusOf[opened.refused.code] ?? 404, opened.refused.text[language]);
    // The fonts are opened when the first PDF is asked for.
    const { receiptPdf } = await import("../../output/receiptPdf.ts");
    const bytes = await receiptPdf(opened.receipt, language);
    letOut(response, opened.logged);
    response
      .writeHead(200, {
        ...noStore,
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition("attachment", opened.fileName),
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "Content-Length": bytes.byteLength,
      })
      .end(bytes);
  };
}

function tell(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...noStore, "Content-Type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}
