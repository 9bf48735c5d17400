import { composed } from "@boreal/domain/kernel/composed";
import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddress, clientAddressHeader } from "../clientAddress.ts";

const largestBody = 64 * 1024;

/** Headers as the library gets them. Only what it needs: nothing that a caller could use to speak of hosts and addresses. */
export function authHeaders(req: IncomingMessage, trustProxy: boolean): Headers {
  const headers = new Headers({ [clientAddressHeader]: clientAddress(req, trustProxy) });
  for (const name of [
    "cookie",
    "origin",
    "referer",
    "user-agent",
    "sec-fetch-site",
    "sec-fetch-mode",
    "sec-fetch-dest",
  ] as const) {
    const value = req.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}

/** The JSON of the body; `undefined` when it is too large, not JSON or not said to be JSON. */
export async function readJsonBody(req: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "")) return undefined;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of req as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > largestBody) return undefined;
    pieces.push(piece);
  }
  try {
    return size === 0 ? {} : composed(JSON.parse(Buffer.concat(pieces).toString("utf8")) as unknown);
  } catch {
    return undefined;
  }
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers });
  res.end(JSON.stringify(body));
}
