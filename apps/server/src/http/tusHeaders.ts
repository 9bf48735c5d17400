import type { IncomingMessage } from "node:http";
import { expiryOf, UploadFault, type UploadFacts } from "../files/uploadStore.ts";

// What requests of tus 1.0 say in their headers (https://tus.io/protocols/resumable-upload): core, creation,
// creation-with-upload, termination, expiration.

export const extensions = "creation,creation-with-upload,termination,expiration";

const version = "1.0.0";
const octets = "application/offset+octet-stream";
export const everyAnswer = { "Tus-Resumable": version, "Cache-Control": "no-store" } as const;

/** What a server says of itself to whoever asks how uploads are made. */
export const capabilities = (maxBytes: number) =>
  ({ ...everyAnswer, "Tus-Version": version, "Tus-Extension": extensions, "Tus-Max-Size": maxBytes }) as const;

/** Every request but OPTIONS names the version that it speaks. */
export function versionFault({ headers }: IncomingMessage): UploadFault | undefined {
  const asked = headers["tus-resumable"];
  if (asked === version) return undefined;
  return asked === undefined
    ? new UploadFault(412, `Tus-Resumable is missing; this server speaks ${version}`)
    : new UploadFault(400, `This server speaks tus ${version}`);
}

/** The length of an upload and what its sender says of it, from the request that creates it. */
export function announcementIn({
  headers,
}: IncomingMessage): { readonly length: number; readonly metadata: Record<string, string> } | undefined {
  const length = numberIn(headers["upload-length"]);
  const metadata = metadataIn(headers["upload-metadata"]);
  const asksForMore = headers["upload-concat"] !== undefined || headers["upload-defer-length"] !== undefined;
  if (headers["tus-resumable"] !== version || asksForMore) return undefined;
  return length === undefined || metadata === undefined ? undefined : { length, metadata };
}

/** Pairs of a name and a base64 value; the value may be left out. */
function metadataIn(given: string | string[] | undefined): Record<string, string> | undefined {
  if (typeof given !== "string") return undefined;
  const found = new Map<string, string>();
  for (const pair of given.split(",")) {
    const [name = "", value = "", ...more] = pair.trim().split(" ");
    if (!/^[\x21-\x7e]+$/.test(name) || found.has(name) || more.length > 0 || !isBase64(value)) return undefined;
    found.set(name, Buffer.from(value, "base64").toString("utf8"));
  }
  return Object.fromEntries(found);
}

const isBase64 = (value: string): boolean => value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value);

/** What of a new upload of this length comes with the request that creates it. */
export function broughtBy(request: IncomingMessage, length: number): "nothing" | "bytes" | UploadFault {
  if (request.headers["content-type"] !== octets) return "nothing";
  return bytesIn(request) > length ? tooMany() : "bytes";
}

/** Where the bytes of a PATCH begin, or what is wrong with it. */
export function offsetOf(request: IncomingMessage, upload: UploadFacts, now: Date): number | UploadFault {
  const { headers } = request;
  const wrongVersion = versionFault(request);
  if (wrongVersion) return wrongVersion;
  if (headers["upload-offset"] === undefined) return new UploadFault(403, "Upload-Offset is missing");
  const offset = numberIn(headers["upload-offset"]);
  if (offset === undefined) return new UploadFault(400, "Upload-Offset is no number of bytes");
  if (headers["content-type"] !== octets) return new UploadFault(400, `Content-Type is not ${octets}`);
  if (headers["upload-length"] !== undefined) return new UploadFault(400, "The length of this upload is known");
  if (isExpired(upload, now)) return expired();
  return offset + bytesIn(request) > upload.length ? tooMany() : offset;
}

/** What is wrong with a request that asks for an upload or takes it back. */
export const askFault = (request: IncomingMessage, upload: UploadFacts, now: Date): UploadFault | undefined =>
  versionFault(request) ?? (isExpired(upload, now) ? expired() : undefined);

/** As far as the request tells; without that, the store counts. */
const bytesIn = ({ headers }: IncomingMessage): number => numberIn(headers["content-length"]) ?? 0;

const tooMany = () => new UploadFault(413, "More bytes than announced");
const expired = () => new UploadFault(410, "This upload has expired");
const isExpired = (upload: UploadFacts, now: Date): boolean => now > expiryOf(upload);

const numberIn = (value: string | string[] | undefined): number | undefined =>
  typeof value === "string" && /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined;
