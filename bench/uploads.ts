import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { Agent, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { inventedPerson } from "../tests/browser/people.ts";
import { residentMegabytes } from "../tests/browser/processes.ts";
import { Client, smallPdf } from "../tests/browser/client.ts";
import { Boreal } from "../tests/browser/server.ts";
import { metadataOf, tus, type UploadTarget } from "../tests/badFiles/places.ts";
import { median, type Figure } from "./figure.ts";

/** Issue 4: one stream of 500 MB with hash, encryption and sync; and 100 KB uploads acknowledged in a second. */
const megabyte = 1_000_000;
const streamBytes = 500 * megabyte;
const runs = 3;
/** Statements of several people, as they come in at the same time: each application takes 15 of them. */
const small = { bytes: 100_000, count: 330, ofOne: 15, atOnce: 16 };

const place = { page: "biometrics-receipt", slot: "biometricsReceipt", person: "main", accepts: [] } as const;
const statements = { page: "proof-of-funds", slot: "bankStatements", person: "main", accepts: [] } as const;

export async function measure(): Promise<readonly Figure[]> {
  // Somebody with hundreds of files that wait to be read is asked to wait (ADR 0108): each round is another person's.
  const [person, second] = [inventedPerson(), inventedPerson()];
  const first = new Boreal({ settings: { BOREAL_LOG_LEVEL: "error" } });
  await first.start();
  // The web half alone sends no mail, so the accounts are opened before.
  await new Client(first).register(person);
  await new Client(first).register(second);
  await first.stop();
  const boreal = new Boreal({
    dataFolder: first.dataFolder,
    settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "error", BOREAL_MAX_UPLOAD_MB: "600" },
    program: ["--max-semi-space-size=4", "bench/webHalfForLargeFiles.ts"],
  });
  const folder = mkdtempSync(path.join(tmpdir(), "boreal-bare-stream-"));
  try {
    await boreal.start();
    const sender = new Sender(boreal);
    await sender.client.signIn(person);
    const { ours, bare, growths } = await streams(sender, boreal, folder);
    const whole = await sender.smallOnes((to, bytes) =>
      sender.sendWhole(to, bytes.length, Readable.from([bytes], { objectMode: false })),
    );
    const other = new Sender(boreal);
    await other.client.signIn(second);
    const announced = await other.smallOnes((to, bytes) => other.announceAndSend(to, bytes));
    const rates = [streamBytes / megabyte / median(ours), streamBytes / megabyte / median(bare)] as const;
    console.log(
      `one stream: ${rates[0].toFixed(0)} MB/s, bare ${rates[1].toFixed(0)} MB/s, ${((rates[0] / rates[1]) * 100).toFixed(0)} %; small uploads acknowledged a second: ${(small.count / whole).toFixed(0)} whole, ${(small.count / announced).toFixed(0)} announced first`,
    );
    return [
      {
        what: "upload stream of 500 MB, time of ours to a bare one",
        value: median(ours),
        unit: "s",
        bound: Math.max(streamBytes / megabyte / 200, median(bare) / 0.7),
        peer: { name: "bare Node stream", value: median(bare) },
        runs,
      },
      { what: "memory growth for 500 MB", value: median(growths), unit: "MB", bound: 64, runs },
      {
        what: "small upload (100 KB) in one request, time for each",
        value: (whole * 1000) / small.count,
        unit: "ms",
        bound: 5,
        runs: small.count,
      },
      {
        what: "small upload (100 KB) announced, then sent, time for each",
        value: (announced * 1000) / small.count,
        unit: "ms",
        bound: 5,
        runs: small.count,
      },
    ];
  } finally {
    await boreal.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One large stream of ours and a bare one, by turns: seconds, and how far our memory grew. */
async function streams(sender: Sender, boreal: Boreal, folder: string) {
  const ours: number[] = [];
  const bare: number[] = [];
  const growths: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    // The first pair warms both up.
    const before = residentMegabytes(boreal.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMegabytes(boreal.pid))), 50);
    const took = await sender.stream();
    clearInterval(watch);
    const took2 = await bareStream(path.join(folder, `${run}`));
    if (run === 0) continue;
    growths.push(most - before);
    ours.push(took);
    bare.push(took2);
  }
  return { ours, bare, growths };
}

const octets = "application/offset+octet-stream";
const block = randomBytes(megabyte);

/** The bytes of one upload: a PDF by its first ones. */
function* blocks(): Generator<Buffer> {
  yield Buffer.concat([Buffer.from("%PDF-1.7\n"), block.subarray(9)]);
  for (let sent = megabyte; sent < streamBytes; sent += megabyte) yield block;
}

class Sender {
  readonly client: Client;
  readonly #boreal: Boreal;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: small.atOnce });

  constructor(boreal: Boreal) {
    this.#boreal = boreal;
    this.client = new Client(boreal);
  }

  /** Seconds from the first byte to the acknowledgement of one large upload in one request. */
  async stream(): Promise<number> {
    const applicationId = await this.client.startApplication("Student");
    const begun = performance.now();
    const status = await this.sendWhole(
      { ...place, applicationId },
      streamBytes,
      Readable.from(blocks(), { objectMode: false }),
    );
    if (status !== 201) throw new Error(`the upload was answered with ${status}`);
    return (performance.now() - begun) / 1000;
  }

  /** Seconds until all small uploads, several at once, were acknowledged. */
  async smallOnes(sendOne: (to: UploadTarget, bytes: Buffer) => Promise<number>): Promise<number> {
    const applications = await Promise.all(
      Array.from({ length: Math.ceil(small.count / small.ofOne) }, () => this.client.startApplication("Student")),
    );
    const files = Array.from({ length: small.count }, () => smallPdf("Receipt", small.bytes - 700));
    const send = async (index: number) => {
      const bytes = files[index] ?? Buffer.alloc(0);
      const status = await sendOne(
        { ...statements, applicationId: applications[index % applications.length] ?? "" },
        bytes,
      );
      if (status !== 201 && status !== 204) throw new Error(`a small upload was answered with ${status}`);
    };
    const begun = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: small.atOnce }, async () => {
        while (next < small.count) {
          next += 1;
          await send(next - 1);
        }
      }),
    );
    return (performance.now() - begun) / 1000;
  }

  /** The bytes in the request that creates the upload. */
  async sendWhole(to: UploadTarget, length: number, body: Readable): Promise<number> {
    const { status } = await this.#ask(
      "POST",
      "/uploads",
      { ...this.#announcement(to, length), "content-length": length, "content-type": octets },
      body,
    );
    return status;
  }

  /** As most clients of tus do: a request that creates the upload, then one with the bytes. */
  async announceAndSend(to: UploadTarget, bytes: Buffer): Promise<number> {
    const created = await this.#ask("POST", "/uploads", {
      ...this.#announcement(to, bytes.length),
      "content-length": 0,
    });
    const headers = { "content-length": bytes.length, "content-type": octets, "upload-offset": 0 };
    const { status } = await this.#ask(
      "PATCH",
      created.location,
      headers,
      Readable.from([bytes], { objectMode: false }),
    );
    return status;
  }

  #announcement(to: UploadTarget, length: number) {
    return { "upload-length": length, "upload-metadata": metadataOf(to, Buffer.from("receipt.pdf")) };
  }

  async #ask(
    method: string,
    to: string,
    headers: Record<string, string | number>,
    body?: Readable,
  ): Promise<{ readonly status: number; readonly location: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{
      readonly status: number;
      readonly location: string;
    }>();
    const request = httpRequest(
      `${this.#boreal.address}${to}`,
      { method, headers: { ...tus, ...this.client.headers(), ...headers }, agent: this.#agent },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "" }));
      },
    );
    request.on("error", reject);
    if (body) body.pipe(request);
    else request.end();
    return await promise;
  }
}

/** The peer: the same bytes hashed, encrypted and synced to a file by a bare Node stream, in this process. */
async function bareStream(file: string): Promise<number> {
  const begun = performance.now();
  const hash = createHash("sha256");
  const cipher = createCipheriv("aes-256-gcm", randomBytes(32), randomBytes(12));
  const handle = await open(file, "w");
  for (const part of blocks()) {
    hash.update(part);
    await handle.write(cipher.update(part));
  }
  cipher.final();
  hash.digest();
  await handle.sync();
  await handle.close();
  return (performance.now() - begun) / 1000;
}
