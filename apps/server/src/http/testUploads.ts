import type { IncomingMessage } from "node:http";
import { expect } from "vitest";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { receiptPlace, serve } from "../commands/documents/testFileDeps.ts";
import type { Asker } from "../policies/actor.ts";
import { createUploadHandler } from "./upload.ts";

/** Uploads as a browser sends them. */

export const metadata = (applicationId: string, change: Record<string, string> = {}) =>
  Object.entries({
    applicationId,
    page: receiptPlace.page,
    slot: receiptPlace.slot,
    person: "main",
    filename: "receipt.pdf",
    filetype: "application/pdf",
    ...change,
  })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");

export const tus = { "Tus-Resumable": "1.0.0" };

export const create = (address: string, length: number, applicationId: string, change: Record<string, string> = {}) =>
  fetch(`${address}/uploads`, {
    method: "POST",
    headers: { ...tus, "Upload-Length": String(length), "Upload-Metadata": metadata(applicationId, change) },
  });

export const send = (url: string, offset: number, body: Buffer) =>
  fetch(url, {
    method: "PATCH",
    headers: { ...tus, "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" },
    body: new Uint8Array(body),
  });

export const offsetOf = async (url: string) => {
  const head = await fetch(url, { method: "HEAD", headers: tus });
  return {
    status: head.status,
    offset: Number(head.headers.get("upload-offset")),
    refusal: head.headers.get("boreal-refusal"),
  };
};

export async function refusalOf(
  answer: Response,
): Promise<{ status: number; code: string | undefined; en: string; fr: string }> {
  const body = (await answer.json()) as { refusal: { code: string; text: { en: string; fr: string } } };
  expect(answer.headers.get("boreal-refusal")).toBe(body.refusal.code);
  return { status: answer.status, code: body.refusal.code, ...body.refusal.text };
}

/** An upload server over these parts, asked by this person. `untilTaken` waits until it has sealed so many bytes of bodies. */
export async function withUploadServer<T>(
  deps: FileDeps,
  asker: Asker,
  work: (address: string, untilTaken: (bytes: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  let taken = 0;
  const handler = createUploadHandler(deps, () => Promise.resolve(asker));
  const served = await serve(async (request, response) => {
    countTaken(request, (bytes) => (taken += bytes));
    await handler(request, response);
  });
  const untilTaken = async (bytes: number) =>
    await expect.poll(() => taken, { interval: 15 }).toBeGreaterThanOrEqual(bytes);
  try {
    return await work(served.address, untilTaken);
  } finally {
    await served.close();
  }
}

/** Counts a part of a body once the receiver asks for the next one: then it was written, under the lock of its upload. */
function countTaken(request: IncomingMessage, add: (bytes: number) => void): void {
  const iterator = request.iterator.bind(request);
  async function* counted(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
    for await (const part of parts) {
      yield part;
      add(part.length);
    }
    return undefined;
  }
  request.iterator = (options) => counted(iterator(options));
}
