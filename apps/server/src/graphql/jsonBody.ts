import { composed } from "@boreal/domain/kernel/composed";
import type { IncomingMessage } from "node:http";
import { limits } from "./limits.ts";

/** What is wrong with a body, as GraphQL over HTTP tells it. */
export type BodyRefused = {
  readonly refused: { readonly status: number; readonly message: string; readonly code: string };
};

const refused = (status: number, code: string, message: string): BodyRefused => ({
  refused: { status, code, message },
});

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Far deeper than any operation or answer of ours; what is deeper would only serve to exhaust the stack. */
const deepest = 40;

/**
 * Reads the operation of a POST. Read here and not by the GraphQL server, whose streams cost more than the operation; and
 * bytes that are not UTF-8 are refused rather than replaced, so that no text changes on its way in but by being composed.
 */
export async function readJsonBody(request: IncomingMessage): Promise<BodyRefused | { readonly body: object }> {
  const bytes = await bytesOf(request);
  if (bytes === undefined)
    return refused(
      413,
      "TOO_LARGE",
      `This request is larger than the ${limits.bodyBytes} bytes that are accepted here.`,
    );
  const body = parsed(bytes);
  if (body === undefined) return refused(400, "BAD_REQUEST", "POST body sent invalid JSON.");
  if (typeof body !== "object" || body === null)
    return refused(400, "BAD_REQUEST", "POST body is expected to be an object.");
  if (Object.keys(body).length === 0) return refused(400, "OPERATION_MISSING", "No operation was sent.");
  return isDeeper(body, deepest)
    ? refused(400, "TOO_DEEP", `This request is nested more than ${deepest} levels deep.`)
    : { body };
}

/** Undefined when there are too many. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length > limits.bodyBytes) return undefined;
    parts.push(part);
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

function parsed(bytes: Buffer): unknown {
  try {
    return composed(JSON.parse(utf8.decode(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const one of Array.isArray(value) ? (value as unknown[]) : Object.values(value))
    if (isDeeper(one, levels - 1)) return true;
  return false;
}
