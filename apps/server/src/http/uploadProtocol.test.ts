import { existsSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { eq } from "../database/query.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestVault, pdfBytes, receiptPlace, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { unfinishedUploadsLiveDays } from "../files/uploadStore.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { uploadTable } from "../store/tables/files.ts";
import { metadata, tus } from "./testUploads.ts";
import { createUploadHandler } from "./upload.ts";

// tus 1.0 as a client sees it (docs/adr/0122).

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const octets = { "Content-Type": "application/offset+octet-stream" };

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

/** A client that keeps its line, so that what one answer leaves on it meets the next request. */
async function withClient<T>(
  work: (
    ask: (method: string, path: string, headers: Record<string, string>, body?: Buffer) => Promise<Answer>,
    applicationId: string,
  ) => Promise<T>,
  deps: FileDeps = vault.restart(),
): Promise<T> {
  const served = await serve(createUploadHandler(deps, () => Promise.resolve(vault.student)));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const request = httpRequest(served.address + path, { method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    request.on("error", reject);
    request.end(body);
    return await promise;
  };
  try {
    return await work(ask, await vault.addApplication(vault.student.userId));
  } finally {
    agent.destroy();
    await served.close();
  }
}

const whole = pdfBytes(90_000);
const announcement = (applicationId: string) => ({
  ...tus,
  "Upload-Length": String(whole.length),
  "Upload-Metadata": metadata(applicationId),
  "Content-Length": "0",
});
const part = (offset: number, bytes: Buffer) => ({
  ...tus,
  ...octets,
  "Upload-Offset": String(offset),
  "Content-Length": String(bytes.length),
});

test("an upload that is announced and sent in two parts tells its place, its offsets and when it ends", async () => {
  await withClient(async (ask, applicationId) => {
    const created = await ask("POST", "/uploads", announcement(applicationId));
    const location = String(created.headers["location"]);
    expect(created).toMatchObject({
      status: 201,
      headers: { "tus-resumable": "1.0.0", "cache-control": "no-store", "content-length": "0" },
    });
    expect(location).toMatch(/^\/uploads\/[0-9a-f-]{36}$/);
    const expires = new Date(String(created.headers["upload-expires"]));
    expect(
      Math.abs(expires.getTime() - vault.deps.now().getTime() - unfinishedUploadsLiveDays * 24 * 3600 * 1000),
    ).toBeLessThan(60_000);
    const first = await ask("PATCH", location, part(0, whole.subarray(0, 40_000)), whole.subarray(0, 40_000));
    expect(first).toMatchObject({
      status: 204,
      headers: { "tus-resumable": "1.0.0", "upload-offset": "40000", "upload-expires": expires.toUTCString() },
    });
    const last = await ask("PATCH", location, part(40_000, whole.subarray(40_000)), whole.subarray(40_000));
    expect(last).toMatchObject({ status: 204, headers: { "upload-offset": String(whole.length) } });
    expect(last.headers["upload-expires"]).toBeUndefined();
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(1);
    // Repeated by a client that lost the answer, from the start and from the end.
    expect(await ask("PATCH", location, part(0, whole), whole)).toMatchObject({ status: 409 });
    expect(await ask("HEAD", location, tus)).toMatchObject({
      status: 200,
      headers: { "upload-offset": String(whole.length) },
    });
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(1);
  });
});

describe("a part that is not as it should be changes nothing", () => {
  const bytes = whole.subarray(0, 1000);
  test.each<[string, Record<string, string>, number]>([
    ["at another offset", { ...part(10, bytes) }, 409],
    ["with more bytes than the file has left", { ...part(0, Buffer.alloc(whole.length + 1)) }, 413],
    ["of another type", { ...part(0, bytes), "Content-Type": "application/pdf" }, 400],
    ["without an offset", { ...tus, ...octets, "Content-Length": "1000" }, 403],
    ["with an offset that is no number", { ...part(0, bytes), "Upload-Offset": "0x0" }, 400],
    ["without the version of the protocol", { ...octets, "Upload-Offset": "0", "Content-Length": "1000" }, 412],
    ["of another version", { ...part(0, bytes), "Tus-Resumable": "0.2.2" }, 400],
  ])("%s", async (_what, headers, status) => {
    await withClient(async (ask, applicationId) => {
      const location = String((await ask("POST", "/uploads", announcement(applicationId))).headers["location"]);
      expect(await ask("PATCH", location, headers, Buffer.alloc(Number(headers["Content-Length"])))).toMatchObject({
        status,
        headers: { "tus-resumable": "1.0.0" },
      });
      expect(await ask("HEAD", location, tus)).toMatchObject({ status: 200, headers: { "upload-offset": "0" } });
      expect(await ask("PATCH", location, part(0, whole), whole)).toMatchObject({ status: 204 });
    });
  });

  test("after its seven days", async () => {
    const location = await withClient(async (ask, applicationId) =>
      String((await ask("POST", "/uploads", announcement(applicationId))).headers["location"]),
    );
    const created = new Date(Date.now() - (unfinishedUploadsLiveDays * 24 + 1) * 3600 * 1000);
    await vault.database
      .update(uploadTable)
      .set({ createdAt: created })
      .where(eq(uploadTable.id, location.split("/").at(-1) ?? ""));
    await withClient(async (ask) =>
      expect(await ask("PATCH", location, part(0, whole), whole)).toMatchObject({ status: 410 }),
    );
  });
});

test("an announcement with a character that no database keeps is refused, wherever it stands", async () => {
  await withClient(async (ask, applicationId) => {
    const place: Record<string, string> = { applicationId, ...receiptPlace, childNumber: "", filename: "a.pdf" };
    for (const name of ["applicationId", "page", "slot", "person", "filename", "replaces"]) {
      const broken = metadata(applicationId, { ...place, [name]: `${place[name] ?? "x"}\0` });
      expect(
        await ask("POST", "/uploads", { ...announcement(applicationId), "Upload-Metadata": broken }),
      ).toMatchObject({ status: 400 });
    }
  });
});

test.each(["GET", "HEAD", "OPTIONS"])("%s stays what it is although a header calls it a write", async (method) => {
  await withClient(async (ask, applicationId) => {
    const location = String((await ask("POST", "/uploads", announcement(applicationId))).headers["location"]);
    const plain = await ask(method, location, tus);
    for (const override of ["PATCH", "DELETE"]) {
      const headers = { ...part(0, whole), "X-HTTP-Method-Override": override };
      expect(await ask(method, location, headers, whole)).toMatchObject({ status: plain.status, body: plain.body });
    }
    expect(await ask("HEAD", location, tus)).toMatchObject({ status: 200, headers: { "upload-offset": "0" } });
  });
});

test("who asks how uploads are made is told, without a session", async () => {
  const served = await serve(createUploadHandler(vault.deps, () => Promise.resolve(null)));
  const answer = await fetch(`${served.address}/uploads`, { method: "OPTIONS" });
  await served.close();
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "tus-resumable": "1.0.0",
    "tus-version": "1.0.0",
    "tus-extension": "creation,creation-with-upload,termination,expiration",
    "tus-max-size": String(vault.deps.fileLimits.maxBytes),
  });
});

describe("an announcement that is not as it should be makes no upload", () => {
  test.each<[string, Record<string, string>, number]>([
    ["without the version of the protocol", { "Tus-Resumable": "" }, 400],
    ["without a length", { "Upload-Length": "" }, 400],
    ["with a length that is no number", { "Upload-Length": "0x10" }, 400],
    ["whose length comes later", { "Upload-Defer-Length": "1" }, 400],
    ["as a part of another upload", { "Upload-Concat": "partial" }, 400],
    ["with a value that is no base64", { "Upload-Metadata": "applicationId abc" }, 400],
    ["with a name that stands twice", { "Upload-Metadata": "page YQ==,page YQ==" }, 400],
    ["with more bytes than it announces", { ...octets, "Content-Length": String(whole.length + 1) }, 413],
  ])("%s", async (_what, change, status) => {
    await withClient(async (ask, applicationId) => {
      const headers = Object.entries({ ...announcement(applicationId), ...change }).filter(([, value]) => value !== "");
      const body = Buffer.alloc(Number(change["Content-Length"] ?? 0));
      const created = await ask("POST", "/uploads", Object.fromEntries(headers), body);
      expect(created).toMatchObject({ status, headers: { "tus-resumable": "1.0.0" } });
      expect(await vault.database.$count(uploadTable, eq(uploadTable.applicationId, applicationId))).toBe(0);
    });
  });
});

test("a file whose beginning comes with its announcement goes on after it", async () => {
  await withClient(async (ask, applicationId) => {
    const begun = whole.subarray(0, 50_000);
    const created = await ask(
      "POST",
      "/uploads",
      { ...announcement(applicationId), ...octets, "Content-Length": "50000" },
      begun,
    );
    expect(created).toMatchObject({ status: 201, headers: { "upload-offset": "50000" } });
    expect(created.headers["upload-expires"]).toBeDefined();
    const location = String(created.headers["location"]);
    expect(await ask("HEAD", location, tus)).toMatchObject({
      status: 200,
      headers: { "upload-offset": "50000", "upload-length": String(whole.length), "cache-control": "no-store" },
    });
    expect(await ask("PATCH", location, part(50_000, whole.subarray(50_000)), whole.subarray(50_000))).toMatchObject({
      status: 204,
    });
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(1);
    // What is a document now is not taken back as an upload.
    expect(await ask("DELETE", location, tus)).toMatchObject({ status: 409 });
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(1);
  });
});

test("bytes of another kind than uploads are made of are not taken for the file, nor for the next request", async () => {
  await withClient(async (ask, applicationId) => {
    const created = await ask(
      "POST",
      "/uploads",
      { ...announcement(applicationId), "Content-Type": "application/pdf", "Content-Length": String(whole.length) },
      whole,
    );
    expect(created).toMatchObject({ status: 201, headers: { connection: "close" } });
    expect(await ask("HEAD", String(created.headers["location"]), tus)).toMatchObject({
      status: 200,
      headers: { "upload-offset": "0" },
    });
    expect(await ask("HEAD", String(created.headers["location"]), {})).toMatchObject({ status: 412 });
  });
});

test("a part whose length is not told beforehand is taken as well", async () => {
  await withClient(async (ask, applicationId) => {
    const location = String((await ask("POST", "/uploads", announcement(applicationId))).headers["location"]);
    expect(
      await ask("PATCH", location, { ...tus, ...octets, "Upload-Offset": "0", "Transfer-Encoding": "chunked" }, whole),
    ).toMatchObject({ status: 204, headers: { "upload-offset": String(whole.length) } });
    expect(await listDocuments(vault.database, applicationId, "vault")).toHaveLength(1);
  });
});

/** A device that takes no byte (Linux). */
const fullDevice = "/dev/full";

test.skipIf(!existsSync(fullDevice)).each([
  ["a small file", whole],
  ["a file of which most is still to come when the disk is full", pdfBytes(9_000_000)],
])("%s that the disk does not take is refused in both languages, however it comes", async (_what, bytes) => {
  const deps = vault.restart({ files: { ...vault.deps.files, stagedPath: () => fullDevice } });
  await withClient(async (ask, applicationId) => {
    const announced = { ...announcement(applicationId), "Upload-Length": String(bytes.length) };
    const location = String((await ask("POST", "/uploads", announced)).headers["location"]);
    const answers = [
      await ask("POST", "/uploads", { ...announced, ...octets, "Content-Length": String(bytes.length) }, bytes),
      await ask("PATCH", location, part(0, bytes), bytes),
      await ask("PATCH", location, { ...tus, ...octets, "Upload-Offset": "0", "Transfer-Encoding": "chunked" }, bytes),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(507);
      expect(JSON.parse(body)).toMatchObject({
        refusal: { code: "STORAGE_FULL", text: { en: expect.any(String) as string, fr: expect.any(String) as string } },
      });
    }
  }, deps);
});
