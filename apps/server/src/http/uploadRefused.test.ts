import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actor, mebibyte, openTestVault, pdfBytes, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import type { Asker } from "../policies/actor.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { createUploadHandler } from "./upload.ts";
import { tus, create, metadata, offsetOf, refusalOf, send, withUploadServer } from "./testUploads.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
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
    await withUploadServer(vault.deps, null, async (address) =>
      expect(await refusalOf(await create(address, 10, vault.applicationId))).toMatchObject({
        status: 401,
        code: "SIGNED_OUT",
      }),
    );
  });

  test("by somebody else, for a page the applicant may not fill, or a slot that is not there", async () => {
    const ask = (change: Record<string, string>, asker: Asker = vault.student) =>
      withUploadServer(
        vault.deps,
        asker,
        async (address) => await refusalOf(await create(address, 10, vault.applicationId, change)),
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
    await withUploadServer(vault.deps, vault.student, async (address) => {
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
    await withUploadServer(full, vault.student, async (address) =>
      expect(await refusalOf(await create(address, 10, vault.applicationId))).toMatchObject({
        status: 507,
        code: "STORAGE_FULL",
      }),
    );
  });

  test("with forty others unfinished", async () => {
    const owner = actor("hoarder");
    const applicationId = await vault.addApplication(owner.userId);
    await withUploadServer(vault.deps, owner, async (address) => {
      for (let made = 0; made < 40; made += 1) expect((await create(address, 10, applicationId)).status).toBe(201);
      expect(await refusalOf(await create(address, 10, applicationId))).toMatchObject({
        status: 429,
        code: "TOO_MANY_UPLOADS",
      });
    });
  });
});

describe("a file that is not accepted", () => {
  const refuseFile = async (bytes: Buffer, filename: string, deps = vault.deps) => {
    const applicationId = await vault.addApplication(vault.student.userId);
    return await withUploadServer(deps, vault.student, async (address) => {
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
