import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BlobStore } from "./blobStore.ts";
import { localBlobStore } from "./localBlobStore.ts";
import { s3BlobStore } from "./s3BlobStore.ts";
import { SealedReader } from "./sealedReader.ts";
import { SealedWriter } from "./sealedWriter.ts";

const folder = mkdtempSync(join(tmpdir(), "boreal-blobs-"));
let s3: { server: S3rver; close(): Promise<void> };
const stores: Record<string, () => BlobStore> = {};

beforeAll(async () => {
  await mkdir(join(folder, "s3"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "boreal-files", configs: [] }],
  });
  const { port } = await server.run();
  const store = s3BlobStore({
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: "boreal-files",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
  s3 = {
    server,
    close: async () => {
      await store.close();
      await server.close();
    },
  };
  stores.S3 = () => store;
  stores["a local folder"] = () => localBlobStore(join(folder, "blobs"));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const staged = (bytes: Buffer) => {
  const path = join(folder, `staged-${(made += 1)}`);
  writeFileSync(path, bytes);
  return path;
};

for (const name of ["a local folder", "S3"]) {
  describe(`blobs in ${name}`, () => {
    const store = () => stores[name]?.() ?? expect.unreachable();

    test("are taken over, read in parts in any order, listed and removed", async () => {
      const bytes = randomBytes(3 * 1024 * 1024);
      await store().put("blob-0001", staged(bytes));
      expect(await store().stat("blob-0001")).toMatchObject({ key: "blob-0001", size: bytes.length });
      const open = await store().open("blob-0001");
      expect(open?.size).toBe(bytes.length);
      for (const [at, length] of [
        [0, 16],
        [0, 4],
        [4, 100_000],
        [100_004, 4],
        [2_900_000, 200_000],
        [50, 10],
        [3_145_720, 100],
        [9_999_999, 5],
      ] as const) {
        expect((await open?.read(at, length))?.equals(bytes.subarray(at, at + length))).toBe(true);
      }
      await open?.close();
      const keys = [];
      for await (const { key } of store().list()) keys.push(key);
      expect(keys).toEqual(["blob-0001"]);
      await store().delete("blob-0001");
      await store().delete("blob-0001");
      expect(await store().stat("blob-0001")).toBeUndefined();
      expect(await store().open("blob-0001")).toBeUndefined();
    });

    test("hold sealed files that open again", async () => {
      const [key, text] = [randomBytes(32), randomBytes(500_000)];
      const path = join(folder, `sealed-${(made += 1)}`);
      const writer = await SealedWriter.open(path, key, "blob-0002");
      await writer.write(text);
      await writer.sync();
      await writer.close();
      await store().put("blob-0002", path);
      const open = await store().open("blob-0002");
      if (!open) throw new Error("the blob is not there");
      const reader = await SealedReader.open(open, key, "blob-0002", text.length);
      expect((await reader.read(0, text.length)).equals(text)).toBe(true);
      expect((await reader.read(400_000, 400_010)).equals(text.subarray(400_000, 400_010))).toBe(true);
      await open.close();
      await store().delete("blob-0002");
    });
  });
}

test("a key that is no id never becomes a path", async () => {
  const local = localBlobStore(join(folder, "blobs"));
  for (const key of ["../../etc/passwd", "a/b", "", "..", "x".repeat(65)])
    await expect(local.open(key)).rejects.toThrow("not a storage key");
});
