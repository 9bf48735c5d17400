import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestVault, pdfBytes, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { create, offsetOf, tus } from "./testUploads.ts";
import { createUploadHandler } from "./upload.ts";

// Issue 4: an upload cut at 1, 50, 99 % and after the last byte goes on in a new server with the same SHA-256, and never more
// than one part is sent again. 24 of the 40 cuts; the others, with killed processes and real browsers, are in
// tests/journeys/uploadCuts.test.ts.

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A client that sends in parts, loses its line where it is told to, and counts every byte that it gave to the line. */
async function uploadWithCuts(
  whole: Buffer,
  part: number,
  cuts: readonly number[],
): Promise<{ sent: number; stored: Buffer }> {
  const applicationId = await vault.addApplication(vault.student.userId);
  const waiting = [...cuts];
  let location = "";
  let sent = 0;
  for (let isOver = false; !isOver;) {
    const served = await serve(createUploadHandler(vault.restart(), () => Promise.resolve(vault.student)));
    if (location === "") {
      const created = await create(served.address, whole.length, applicationId);
      location = created.headers.get("location") ?? "";
    }
    const url = served.address + location;
    const head = await offsetOf(url);
    expect(head.status).toBe(200);
    for (let { offset } = head; !isOver;) {
      const end = Math.min(whole.length, offset + part);
      const cut = waiting[0] !== undefined && waiting[0] <= end ? Math.max(offset, waiting[0]) : undefined;
      isOver = offset === whole.length || (end === whole.length && cut === undefined);
      if (offset === whole.length) break;
      sent += (cut ?? end) - offset;
      await patch(url, offset, whole.subarray(offset, end), cut === undefined ? undefined : cut - offset);
      if (cut !== undefined) {
        waiting.shift();
        break;
      }
      offset = end;
    }
    await served.close();
  }
  const [row] = await listDocuments(vault.database, applicationId, "vault");
  const text = row && (await vault.deps.files.openText(row));
  if (!text) throw new Error("the document is not there");
  const stored = await text.reader.read(0, text.bytes);
  await text.close();
  return { sent, stored };
}

/** One part; with `cutAfter` the line breaks after so many of its bytes, before any answer is heard. */
async function patch(url: string, offset: number, part: Buffer, cutAfter?: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = {
    ...tus,
    "Upload-Offset": String(offset),
    "Content-Type": "application/offset+octet-stream",
    "Content-Length": part.length,
  };
  const request = httpRequest(url, { method: "PATCH", headers }, (answer) => {
    answer.resume();
    answer.on("end", () => resolve());
  });
  request.on("error", () => resolve());
  request.on("close", () => resolve());
  if (cutAfter === undefined) request.end(part);
  else request.write(part.subarray(0, cutAfter), () => setTimeout(() => request.destroy(), 30));
  await promise;
}

const part = 128 * 1024;

describe("an upload that is cut goes on in a new server with the same bytes, and at most one part is sent again for each cut", () => {
  const lengths = [400_000, 700_001, 1_000_003];
  const places: Readonly<Record<string, readonly number[]>> = {
    "at 1 %": [0.01],
    "at 50 %": [0.5],
    "at 99 %": [0.99],
    "after the last byte": [1],
    "at all four in turn": [0.01, 0.5, 0.99, 1],
  };
  const cases = lengths.flatMap((length) =>
    Object.entries(places).map(([where, parts]): [number, string, number[]] => [
      length,
      where,
      parts.map((at) => Math.ceil(length * at)),
    ]),
  );

  test("24 cuts in all", () => expect(cases.flatMap(([, , cuts]) => cuts)).toHaveLength(24));

  test.each(cases)("%d bytes, %s", async (length, _where, cuts) => {
    const whole = pdfBytes(length, String(cuts));
    const { sent, stored } = await uploadWithCuts(whole, part, cuts);
    expect(sha256(stored)).toBe(sha256(whole));
    expect(sent).toBeGreaterThanOrEqual(length);
    expect(sent - length).toBeLessThanOrEqual(part * cuts.length);
  });
});
