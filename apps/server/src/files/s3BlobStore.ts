import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "../config.ts";
import type { BlobInfo, BlobStore } from "./blobStore.ts";

const prefix = "files/";
/** A gap up to this size is read and thrown away; a larger one is a new request. */
const longestSkip = 1024 * 1024;

type Sdk = typeof import("@aws-sdk/client-s3");

/** Blobs in S3-compatible storage. The SDK is loaded on first use: most installations never need it. */
export function s3BlobStore(config: S3Config): BlobStore & { close(): Promise<void> } {
  let loading: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const connect = () => (loading ??= load(config));
  const Bucket = config.bucket;

  const info = async (key: string): Promise<BlobInfo | undefined> => {
    const { sdk, client } = await connect();
    try {
      const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: prefix + key }));
      return { key, size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
    } catch (fault) {
      if (isMissing(fault)) return undefined;
      throw fault;
    }
  };

  return {
    put: async (key, localPath) => {
      const { sdk, client } = await connect();
      const { size } = await stat(localPath);
      await client.send(
        new sdk.PutObjectCommand({
          Bucket,
          Key: prefix + key,
          Body: createReadStream(localPath),
          ContentLength: size,
          ContentType: "application/octet-stream",
          ChecksumSHA256: await sha256Of(localPath),
        }),
      );
      const stored = await info(key);
      if (stored?.size !== size) throw new Error("the storage did not keep the whole file");
      return "copied";
    },
    open: async (key) => {
      const found = await info(key);
      if (found === undefined) return undefined;
      const { sdk, client } = await connect();
      const reader = new ForwardReader(async (position) => {
        const answer = await client.send(
          new sdk.GetObjectCommand({ Bucket, Key: prefix + key, Range: `bytes=${position}-` }),
        );
        return answer.Body as Readable;
      });
      return {
        size: found.size,
        read: (position, length) => reader.read(position, Math.max(0, Math.min(length, found.size - position))),
        close: async () => reader.close(),
      };
    },
    stat: info,
    delete: async (key) => {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: prefix + key }));
    },
    list: () => listObjects(connect, Bucket),
    close: async () => {
      if (loading) (await loading).client.destroy();
    },
  };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) hash.update(part);
  return hash.digest("base64");
}

async function load(config: S3Config): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint: config.endpoint,
    region: config.region,
    // Addresses with the bucket in the path work with every compatible server.
    forcePathStyle: true,
    // The checksum is sent with the request above; the SDK's own way changes the body, which not every server undoes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
  });
  return { sdk, client };
}

async function* listObjects(
  connect: () => Promise<{ sdk: Sdk; client: S3Client }>,
  Bucket: string,
): AsyncGenerator<BlobInfo, void, undefined> {
  const { sdk, client } = await connect();
  let after: string | undefined;
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ...(after ? { ContinuationToken: after } : {}) }),
    );
    for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
      yield { key: Key.slice(prefix.length), size: Size, modifiedAt: LastModified };
    }
    after = page.NextContinuationToken;
  } while (after !== undefined);
}

/** Reads forward through one answer of the server and asks anew only for a step back or a long jump. */
class ForwardReader {
  readonly #ask: (position: number) => Promise<Readable>;
  #parts: AsyncIterator<Buffer> | undefined;
  #stream: Readable | undefined;
  #position = 0;
  #held = Buffer.alloc(0);

  constructor(ask: (position: number) => Promise<Readable>) {
    this.#ask = ask;
  }

  async read(position: number, length: number): Promise<Buffer> {
    if (length === 0) return Buffer.alloc(0);
    const gap = position - this.#position;
    if (this.#parts === undefined || gap < 0 || gap > longestSkip) await this.#restart(position);
    else await this.#fill(gap);
    const skipped = position - this.#position;
    this.#held = this.#held.subarray(skipped);
    this.#position = position;
    await this.#fill(length);
    // Kept, not consumed: the next call may ask for the same place again (a length first, then its whole frame).
    return this.#held.subarray(0, length);
  }

  close(): void {
    this.#stream?.destroy();
    this.#parts = undefined;
  }

  async #restart(position: number): Promise<void> {
    this.close();
    this.#stream = await this.#ask(position);
    this.#stream.on("error", () => undefined);
    this.#parts = this.#stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    this.#position = position;
    this.#held = Buffer.alloc(0);
  }

  async #fill(length: number): Promise<void> {
    const parts: Buffer[] = [this.#held];
    let held = this.#held.length;
    while (held < length) {
      const next = await this.#parts?.next();
      if (next === undefined || next.done === true) break;
      parts.push(next.value);
      held += next.value.length;
    }
    if (parts.length > 1) this.#held = Buffer.concat(parts);
  }
}

function isMissing(fault: unknown): boolean {
  const { name, $metadata } = fault as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === "NotFound" || name === "NoSuchKey" || $metadata?.httpStatusCode === 404;
}
