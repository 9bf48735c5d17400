import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  actor,
  mebibyte,
  openTestVault,
  pdfBytes,
  receiptPlace,
  serve,
  type TestVault,
} from "../commands/documents/testFileDeps.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import type { Asker } from "../policies/actor.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { createUploadHandler } from "./upload.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const metadata = (applicationId: string, change: Record<string, string> = {}) =>
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

const tus = { "Tus-Resumable": "1.0.0" };

async function withServer<T>(
  deps: FileDeps,
  work: (address: string) => Promise<T>,
  asker: Asker = vault.student,
): Promise<T> {
  const served = await serve(createUploadHandler(deps, () => Promise.resolve(asker)));
  try {
    return await work(served.address);
  } finally {
    await served.close();
  }
}

const create = (address: string, length: number, applicationId: string, change: Record<string, string> = {}) =>
  fetch(`${address}/uploads`, {
    method: "POST",
    headers: { ...tus, "Upload-Length": String(length), "Upload-Metadata": metadata(applicationId, change) },
  });

const send = (url: string, offset: number, body: Buffer) =>
  fetch(url, {
    method: "PATCH",
    headers: { ...tus, "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" },
    body: new Uint8Array(body),
  });

const offsetOf = async (url: string) => {
  const head = await fetch(url, { method: "HEAD", headers: tus });
  return {
    status: head.status,
    offset: Number(head.headers.get("upload-offset")),
    refusal: head.headers.get("boreal-refusal"),
  };
};

/** Sends part of a body that announces more, then breaks the line once a busy server has had time to take some of it. */
async function sendAndBreak(url: string, offset: number, announced: number, part: Buffer): Promise<void> {
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
  request.write(part, () => setTimeout(() => request.destroy(), 400));
  request.on("close", () => resolve());
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

async function refusalOf(
  answer: Response,
): Promise<{ status: number; code: string | undefined; en: string; fr: string }> {
  const body = (await answer.json()) as { refusal: { code: string; text: { en: string; fr: string } } };
  expect(answer.headers.get("boreal-refusal")).toBe(body.refusal.code);
  return { status: answer.status, code: body.refusal.code, ...body.refusal.text };
}

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
      await withServer(vault.restart(), async (address) => {
        const created = await create(address, whole.length, applicationId);
        expect(created.status).toBe(201);
        location = created.headers.get("location") ?? "";
      });
      for (const part of parts) {
        await withServer(vault.restart(), async (address) => {
          const { offset } = await offsetOf(address + location);
          await sendAndBreak(
            address + location,
            offset,
            whole.length - offset,
            whole.subarray(offset, Math.floor(whole.length * part)),
          );
        });
      }
      await withServer(vault.restart(), async (address) => {
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
    const location = await withServer(failing, async (address) => {
      const created = await create(address, whole.length, applicationId);
      const url = address + (created.headers.get("location") ?? "");
      expect((await send(url, 0, whole)).status).toBe(500);
      return created.headers.get("location") ?? "";
    });
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(0);
    await withServer(vault.restart(), async (address) => {
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
    const location = await withServer(failing, async (address) => {
      const created = await create(address, whole.length, applicationId);
      await send(address + (created.headers.get("location") ?? ""), 0, whole);
      return created.headers.get("location") ?? "";
    });
    await withServer(vault.restart(), async (address) =>
      expect((await send(address + location, whole.length, Buffer.alloc(0))).status).toBe(204),
    );
    expect(sha256(await textOf(vault.deps, location.split("/").at(-1) ?? "", applicationId))).toBe(sha256(whole));
  });
});

describe("creation is refused before a byte is read", () => {
  test.each<[string, Asker, Record<string, string>, number]>([
    ["without a session", null, {}, 401],
    ["by somebody else", actor("somebody-else"), {}, 403],
    [
      "for a page that the applicant may not fill",
      actor("owner"),
      { page: "biometrics-request-letter", slot: "biometricsRequestLetter" },
      403,
    ],
  ])("%s, although the body is there", async (_who, asker, change, status) => {
    const applicationId = await vault.addApplication("owner");
    const handler = createUploadHandler(vault.deps, () => Promise.resolve(asker));
    const seen: { wasRead: boolean }[] = [];
    const served = await serve(async (request, response) => {
      await handler(request, response);
      seen.push({ wasRead: request.readableDidRead });
    });
    const body = pdfBytes(2 * mebibyte);
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const request = httpRequest(`${served.address}/uploads`, {
      method: "POST",
      headers: {
        ...tus,
        "Upload-Length": String(body.length),
        "Upload-Metadata": metadata(applicationId, change),
        "Content-Type": "application/offset+octet-stream",
        "Content-Length": body.length,
      },
    });
    request.on("response", (answer) => resolve(answer.statusCode ?? 0));
    request.on("error", reject);
    // Only part of the body is sent: whoever waits for the rest never answers.
    request.write(body.subarray(0, 300_000));
    expect(await promise).toBe(status);
    request.destroy();
    await served.close();
    expect(seen).toEqual([{ wasRead: false }]);
  });

  test("without a session", async () => {
    await withServer(
      vault.deps,
      async (address) =>
        expect(await refusalOf(await create(address, 10, vault.applicationId))).toMatchObject({
          status: 401,
          code: "SIGNED_OUT",
        }),
      null,
    );
  });

  test("by somebody else, for a page the applicant may not fill, or a slot that is not there", async () => {
    const ask = (change: Record<string, string>, asker?: Asker) =>
      withServer(
        vault.deps,
        async (address) => await refusalOf(await create(address, 10, vault.applicationId, change)),
        asker,
      );
    expect(await ask({}, actor("somebody-else"))).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
    expect(await ask({ page: "biometrics-request-letter", slot: "biometricsRequestLetter" })).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    expect(await ask({ slot: "passport" })).toMatchObject({ status: 403 });
    expect(await ask({ person: "spouse" })).toMatchObject({ status: 403 });
    expect(await ask({ applicationId: "none" })).toMatchObject({ status: 403 });
  });

  test("too large, empty, or without its place", async () => {
    await withServer(vault.deps, async (address) => {
      expect(await refusalOf(await create(address, 51 * mebibyte, vault.applicationId))).toMatchObject({
        status: 413,
        code: "FILE_TOO_LARGE",
        en: expect.stringContaining("50 MB") as string,
      });
      expect(await refusalOf(await create(address, 0, vault.applicationId))).toMatchObject({
        status: 422,
        code: "FILE_EMPTY",
      });
      const bare = await fetch(`${address}/uploads`, { method: "POST", headers: { ...tus, "Upload-Length": "5" } });
      expect(await refusalOf(bare)).toMatchObject({ status: 400, code: "UPLOAD_INVALID" });
    });
  });

  test("with the disk nearly full", async () => {
    const full = vault.restart({ files: { ...vault.deps.files, freeBytes: () => Promise.resolve(mebibyte) } });
    await withServer(full, async (address) =>
      expect(await refusalOf(await create(address, 10, vault.applicationId))).toMatchObject({
        status: 507,
        code: "STORAGE_FULL",
      }),
    );
  });

  test("with forty others unfinished", async () => {
    const owner = actor("hoarder");
    const applicationId = await vault.addApplication(owner.userId);
    await withServer(
      vault.deps,
      async (address) => {
        for (let made = 0; made < 40; made += 1) expect((await create(address, 10, applicationId)).status).toBe(201);
        expect(await refusalOf(await create(address, 10, applicationId))).toMatchObject({
          status: 429,
          code: "TOO_MANY_UPLOADS",
        });
      },
      owner,
    );
  });
});

describe("one request at a time", () => {
  test("a second PATCH is refused while the first runs; HEAD takes its place and keeps what arrived", async () => {
    const applicationId = await vault.addApplication(vault.student.userId);
    const whole = pdfBytes(400_000);
    await withServer(vault.restart(), async (address) => {
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
      await new Promise<void>((written) => first.write(whole.subarray(0, 200_000), () => written()));
      await new Promise((later) => setTimeout(later, 100));
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
    await withServer(vault.deps, async (address) => {
      const location =
        (await create(address, 100, await vault.addApplication(vault.student.userId))).headers.get("location") ?? "";
      await withServer(
        vault.deps,
        async (other) => {
          expect((await offsetOf(other + location)).status).toBe(404);
          expect((await send(other + location, 0, pdfBytes(100))).status).toBe(404);
          expect((await fetch(other + location, { method: "DELETE", headers: tus })).status).toBe(404);
        },
        actor("somebody-else"),
      );
      expect((await fetch(address + location, { method: "DELETE", headers: tus })).status).toBe(204);
      expect((await offsetOf(address + location)).status).toBe(404);
    });
  });
});

describe("a file that is not accepted", () => {
  const refuseFile = async (bytes: Buffer, filename: string, deps = vault.deps) => {
    const applicationId = await vault.addApplication(vault.student.userId);
    return await withServer(deps, async (address) => {
      const url =
        address + ((await create(address, bytes.length, applicationId, { filename })).headers.get("location") ?? "");
      const refusal = await refusalOf(await send(url, 0, bytes));
      expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(0);
      // Whoever lost the answer is told again, and no sealed byte is left.
      expect(await offsetOf(url)).toMatchObject({ status: refusal.status, refusal: refusal.code });
      expect(await vault.deps.files.blobs.stat(url.split("/").at(-1) ?? "")).toBeUndefined();
      return refusal;
    });
  };

  test("is told by code and by a sentence in both languages", async () => {
    expect(await refuseFile(Buffer.from("<html><script>alert(1)</script></html>"), "passport.pdf")).toMatchObject({
      status: 422,
      code: "FILE_TYPE_MISMATCH",
      en: expect.stringContaining("Save the document again") as string,
      fr: expect.stringContaining("Enregistrez de nouveau") as string,
    });
    expect(await refuseFile(Buffer.from("MZ program"), "run.exe")).toMatchObject({ code: "FILE_TYPE_NOT_ALLOWED" });
  });

  test("also when the type is one that this slot does not take", async () => {
    const doc = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from("WordDocument", "utf16le"),
    ]);
    expect(await refuseFile(doc, "receipt.doc")).toMatchObject({ code: "FILE_TYPE_NOT_ALLOWED" });
  });
});
