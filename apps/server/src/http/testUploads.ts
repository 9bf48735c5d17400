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

/** An upload server over these parts, asked by this person. */
export async function withUploadServer<T>(
  deps: FileDeps,
  asker: Asker,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const served = await serve(createUploadHandler(deps, () => Promise.resolve(asker)));
  try {
    return await work(served.address);
  } finally {
    await served.close();
  }
}
