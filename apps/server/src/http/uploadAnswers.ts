import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { FinishedUpload } from "../commands/uploads/recordUpload.ts";
import { isDiskFull } from "../database/connect.ts";
import { storageFull } from "../files/checks/refusals.ts";
import { UploadFault } from "../files/uploadStore.ts";

// How requests of tus are answered when they are not handled by tus itself.

const statusOf: Readonly<Record<string, number>> = {
  SIGNED_OUT: 401,
  NOT_ALLOWED: 403,
  CASE_LOCKED: 403,
  UPLOAD_UNKNOWN: 404,
  UPLOAD_INVALID: 400,
  FILE_TOO_LARGE: 413,
  TOO_MANY_UPLOADS: 429,
  STORAGE_FULL: 507,
};

export const everyAnswer = { "Tus-Resumable": "1.0.0", "Cache-Control": "no-store" } as const;

/** A fault of ours is told without its message: it may name paths. */
const faultText = "The server could not take this part of the file. Try again.\n";

type Told = { readonly status_code?: number; readonly headers?: Record<string, string>; readonly body?: string };

export function answerOf(result: FinishedUpload): Told {
  switch (result.kind) {
    case "stored":
      return {};
    case "refused":
      return {
        status_code: statusOf[result.refusal.code] ?? 422,
        headers: refusalHeaders(result.refusal),
        body: bodyOf(result.refusal),
      };
    case "incomplete":
      throw new UploadFault(409, "Part of the file did not arrive whole. Continue from the offset that HEAD tells.");
    case "unknown":
      throw new UploadFault(404, "No such upload");
  }
}

/** `undefined`: the fault itself says what tus answers. */
export function answerOfFault(
  fault: object,
  report: (fault: unknown) => void,
): { readonly status_code: number; readonly body: string } | undefined {
  if (isWithoutRoom(fault)) return { status_code: 507, body: bodyOf(storageFull()) };
  if ("status_code" in fault && typeof fault.status_code === "number") return undefined;
  report(fault);
  return { status_code: 500, body: faultText };
}

/** The disk of the files, or that of the database. */
const isWithoutRoom = (fault: object): boolean =>
  (fault instanceof UploadFault && fault.status_code === 507) || isDiskFull(fault);

const bodyOf = ({ code, text }: Refusal): string => JSON.stringify({ refusal: { code, text } });

const refusalHeaders = ({ code }: Refusal): Record<string, string> => ({
  "Content-Type": "application/json; charset=utf-8",
  "Boreal-Refusal": code,
});

/** A body that was not read must not be taken for the next request. */
const unlessRead = (request: IncomingMessage) => (request.complete ? {} : { Connection: "close" });

export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const body = bodyOf(refusal);
  response.writeHead(statusOf[refusal.code] ?? 422, {
    ...refusalHeaders(refusal),
    "Content-Length": Buffer.byteLength(body),
    ...everyAnswer,
    ...unlessRead(request),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** What tus would answer to a fault while bytes are received. */
export function answerFault(
  request: IncomingMessage,
  response: ServerResponse,
  fault: unknown,
  report: (fault: unknown) => void,
): void {
  // Nobody waits for an answer; what arrived is kept for the next request.
  if (request.destroyed && !request.complete) return;
  if (typeof fault !== "object" || fault === null) throw fault;
  if (isWithoutRoom(fault)) return refuse(request, response, storageFull());
  const own = fault as { readonly status_code: number; readonly body?: string };
  const { status_code: status, body = "" } = answerOfFault(fault, report) ?? own;
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...everyAnswer,
    ...unlessRead(request),
  });
  response.end(body);
}
