import { request as httpRequest } from "node:http";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actor, mebibyte, openTestVault, pdfBytes, type TestVault } from "../commands/documents/testFileDeps.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { create, offsetOf, send, tus, withUploadServer } from "./testUploads.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

/** Sends part of a body that announces more, then breaks the line once the server has taken all of that part. */
async function sendAndBreak(
  url: string,
  { offset, announced, part }: { readonly offset: number; readonly announced: number; readonly part: Buffer },
  untilTaken: (bytes: number) => Promise<void>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = httpRequest(url, {
    method: "PATCH",
    headers: {
      ...tus,
      "Upload-Offset": String(offset),
      "Content-Type": "application/offset+octet-stream",
      "Content-Length": announced,
    },
  });
  request.on("error", () => resolve());
  request.on("close", () => resolve());
  request.write(part);
  await untilTaken(part.length);
  request.destroy();
  await promise;
}

async function textOf(deps: FileDeps, id: string, applicationId: string): Promise<Buffer> {
  const row = (await listDocuments(deps.db, applicationId, "vault")).find((document) => document.id === id);
  const text = row && (await deps.files.openText(row));
  if (!text) throw new Error("the document is not there");
  try {
    return await text.reader.read(0, text.bytes);
  } finally {
    await text.close();
  }
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

describe("an upload that is interrupted and goes on with a new server each time", () => {
  const whole = pdfBytes(3 * mebibyte + 12_345);
  const cuts = {
    "at 1 %": [0.01],
    "at 50 %": [0.5],
    "at 99 %": [0.99],
    "three times": [0.01, 0.5, 0.99],
    "in the first frame": [0.0001],
  };
  for (const [name, parts] of Object.entries(cuts)) {
    test(`${name}: the document has the same bytes`, async () => {
      const applicationId = await vault.addApplication(vault.student.userId);
      let location = "";
      await withUploadServer(vault.restart(), vault.student, async (address) => {
        const created = await create(address, whole.length, applicationId);
        expect(created.status).toBe(201);
        location = created.headers.get("location") ?? "";
      });
      for (const part of parts) {
        await withUploadServer(vault.restart(), vault.student, async (address, untilTaken) => {
          const { offset } = await offsetOf(address + location);
          const until = Math.floor(whole.length * part);
          await sendAndBreak(
            address + location,
            { offset, announced: whole.length - offset, part: whole.subarray(offset, until) },
            untilTaken,
          );
        });
      }
      await withUploadServer(vault.restart(), vault.student, async (address) => {
        const { offset } = await offsetOf(address + location);
        expect(offset).toBeGreaterThan(0);
        expect(offset).toBeLessThan(whole.length);
        const last = await send(address + location, offset, whole.subarray(offset));
        expect(last.status).toBe(204);
      });
      const id = location.split("/").at(-1) ?? "";
      expect(sha256(await textOf(vault.deps, id, applicationId))).toBe(sha256(whole));
    });
  }

  test("after the last byte, before it was acknowledged: asking for the offset finishes it", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const failing = vault.restart({
      queue: { ...vault.queue, sendReading: () => Promise.reject(new Error("the database went away")) },
    });
    const location = await withUploadServer(failing, vault.student, async (address) => {
      const created = await create(address, whole.length, applicationId);
      const url = address + (created.headers.get("location") ?? "");
      expect((await send(url, 0, whole)).status).toBe(500);
      return created.headers.get("location") ?? "";
    });
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(0);
    await withUploadServer(vault.restart(), vault.student, async (address) => {
      expect(await offsetOf(address + location)).toMatchObject({ status: 200, offset: whole.length });
    });
    expect(sha256(await textOf(vault.deps, location.split("/").at(-1) ?? "", applicationId))).toBe(sha256(whole));
  });
});

describe("a whole upload that is not a document yet", () => {
  test("is finished by a repeated last request as well", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const failing = vault.restart({
      queue: { ...vault.queue, sendReading: () => Promise.reject(new Error("the database went away")) },
    });
    const whole = pdfBytes(70_000);
    const location = await withUploadServer(failing, vault.student, async (address) => {
      const created = await create(address, whole.length, applicationId);
      await send(address + (created.headers.get("location") ?? ""), 0, whole);
      return created.headers.get("location") ?? "";
    });
    await withUploadServer(vault.restart(), vault.student, async (address) =>
      expect((await send(address + location, whole.length, Buffer.alloc(0))).status).toBe(204),
    );
    expect(sha256(await textOf(vault.deps, location.split("/").at(-1) ?? "", applicationId))).toBe(sha256(whole));
  });
});

describe("one request at a time", () => {
  test("a second PATCH is refused while the first runs; HEAD takes its place and keeps what arrived", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const whole = pdfBytes(400_000);
    await withUploadServer(vault.restart(), vault.student, async (address, untilTaken) => {
      const url = address + ((await create(address, whole.length, applicationId)).headers.get("location") ?? "");
      const first = httpRequest(url, {
        method: "PATCH",
        headers: {
          ...tus,
          "Upload-Offset": "0",
          "Content-Type": "application/offset+octet-stream",
          "Content-Length": whole.length,
        },
      });
      first.on("error", () => undefined);
      first.write(whole.subarray(0, 200_000));
      await untilTaken(200_000);
      expect((await send(url, 0, whole)).status).toBe(423);
      const { offset } = await offsetOf(url);
      expect(offset).toBe(200_000);
      expect((await send(url, offset, whole.subarray(offset))).status).toBe(204);
      first.destroy();
    });
    const [document] = await listDocuments(vault.database, applicationId, "vault");
    expect(sha256(await textOf(vault.deps, document?.id ?? "", applicationId))).toBe(sha256(whole));
  });

  test("another person cannot see, continue or remove an upload", async () => {
    await withUploadServer(vault.deps, vault.student, async (address) => {
      const location =
        (await create(address, 100, await vault.addApplication(vault.student.userId))).headers.get("location") ?? "";
      await withUploadServer(vault.deps, actor("somebody-else"), async (other) => {
        expect((await offsetOf(other + location)).status).toBe(404);
        expect((await send(other + location, 0, pdfBytes(100))).status).toBe(404);
        expect((await fetch(other + location, { method: "DELETE", headers: tus })).status).toBe(404);
      });
      expect((await fetch(address + location, { method: "DELETE", headers: tus })).status).toBe(204);
      expect((await offsetOf(address + location)).status).toBe(404);
    });
  });
});
