import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { FinishedUpload } from "../commands/uploads/recordUpload.ts";
import { isDiskFull } from "../database/connect.ts";
import { storageFull } from "../files/checks/refusals.ts";
import { UploadFault } from "../files/uploadStore.ts";
import { everyAnswer } from "./tusHeaders.ts";

// How requests of tus are answered when something is wrong.

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

/** Its own message may name paths. */
const ourFault = { status: 500, message: "The server could not take this part of the file. Try again." };

type Told = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };

export function answerOf(result: FinishedUpload): Told {
  switch (result.kind) {
    case "stored":
      return {};
    case "refused":
      return {
        status: statusOf[result.refusal.code] ?? 422,
        headers: refusalHeaders(result.refusal),
        body: bodyOf(result.refusal),
      };
    case "incomplete":
      throw new UploadFault(409, "Part of the file did not arrive whole. Continue from the offset that HEAD tells.");
    case "unknown":
      throw new UploadFault(404, "No such upload");
  }
}

/** The disk of the files, or that of the database. */
const isWithoutRoom = (fault: object): boolean =>
  (fault instanceof UploadFault && fault.status === 507) || isDiskFull(fault);

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

/** A fault while a request is worked on. What is not the sender's is reported, and told without its message. */
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
  if (!(fault instanceof UploadFault)) report(fault);
  const { status, message } = fault instanceof UploadFault ? fault : ourFault;
  const body = `${message}\n`;
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...everyAnswer,
    ...unlessRead(request),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
