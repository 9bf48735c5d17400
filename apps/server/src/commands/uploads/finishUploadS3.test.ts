import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { s3BlobStore } from "../../files/s3BlobStore.ts";
import { createDownloadHandler } from "../../http/download.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { finishUpload } from "./finishUpload.ts";
import { receiveFile } from "./testStoredFile.ts";
import { tidyReceived } from "./tidyReceived.ts";
import { openTestVault, pdfBytes, serve, type TestVault } from "../documents/testFileDeps.ts";

const folder = mkdtempSync(join(tmpdir(), "boreal-s3-"));
let server: S3rver;
let blobs: ReturnType<typeof s3BlobStore>;
let vault: TestVault;
const whole = pdfBytes(300_000);

beforeAll(async () => {
  mkdirSync(join(folder, "s3"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "boreal-files", configs: [] }],
  });
  const { port } = await server.run();
  blobs = s3BlobStore({
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: "boreal-files",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
  vault = await openTestVault({ blobs });
});
afterAll(async () => {
  await vault.close();
  await blobs.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const received = async (applicationId: string): Promise<string> =>
  await receiveFile(vault.deps, { applicationId, by: vault.student, bytes: whole });

const staged = () => readdirSync(join(vault.folder, "files", "staging"));

test("a document in S3 is given back in ranges, and nothing of it stays on the disk", async () => {
  const id = await received(await vault.addApplication(vault.student.userId));
  expect(await finishUpload(vault.deps, id)).toMatchObject({ kind: "stored" });
  expect(staged()).toEqual([]);
  const served = await serve(createDownloadHandler(vault.deps, () => Promise.resolve(vault.student)));
  const answer = await fetch(`${served.address}/files/${id}`, { headers: { Range: "bytes=100000-200000" } });
  expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(100_000, 200_001))).toBe(true);
  await served.close();
});

test("storage that is away refuses nothing for good: the same upload is stored once it is back", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const id = await received(applicationId);
  const away = { ...blobs, put: () => Promise.reject(new Error("the storage is away")) };
  await expect(finishUpload(vault.restart({ files: { ...vault.deps.files, blobs: away } }), id)).rejects.toThrow(
    "the storage is away",
  );
  expect(await listDocuments(vault.database, applicationId, "vault")).toEqual([]);
  expect(await finishUpload(vault.restart(), id)).toMatchObject({ kind: "stored" });
});

test("a crash after the commit leaves a copy on the disk, which tidying up removes after a day", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const id = await received(applicationId);
  const crashing = vault.restart({
    files: { ...vault.deps.files, deleteReceived: () => Promise.reject(new Error("crashed here")) },
  });
  await expect(finishUpload(crashing, id)).rejects.toThrow("crashed here");
  expect(staged()).toEqual([`${id}.sealed`]);
  await tidyReceived(vault.restart({ now: () => new Date(Date.now() + 2 * 24 * 3600 * 1000) }));
  expect(staged()).toEqual([]);
  expect((await listDocuments(vault.database, applicationId, "vault")).map((document) => document.id)).toEqual([id]);
  expect(await blobs.stat(id)).toBeDefined();
});
