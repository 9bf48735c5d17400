import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, smallPdf } from "../browser/client.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";

/** A disk of its own, small enough to be filled; what the server keeps free for the database is 256 MB. */
const diskMegabytes = 640;
const folder = mkdtempSync(path.join(tmpdir(), "boreal-full-disk-"));
const hasDisk = mounted();
if (!hasDisk)
  process.stderr.write("skipped: a file system in memory cannot be mounted here, so no disk can be filled\n");

function mounted(): boolean {
  if (process.platform !== "linux") return false;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const boreal = new Boreal({
  dataFolder: path.join(folder, "data"),
  settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn" },
});
const client = new Client(boreal);
const filler = path.join(folder, "filler");
const place = {
  page: "biometrics-receipt",
  slot: "biometricsReceipt",
  person: "main",
  filename: "receipt.pdf",
  filetype: "application/pdf",
};
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const tus = { "tus-resumable": "1.0.0" };
let applicationId = "";

/** Leaves this much of the disk free. */
async function fillUntil(freeBytes: number): Promise<void> {
  const { bavail, bsize } = statfsSync(folder);
  const handle = await open(filler, "a");
  const block = Buffer.alloc(1024 * 1024, 1);
  try {
    for (let left = bavail * bsize - freeBytes; left > 0; left -= block.length)
      await handle.write(block, 0, Math.min(left, block.length));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ENOSPC") throw fault;
  } finally {
    await handle.close();
  }
}

const makeRoom = () => rmSync(filler, { force: true });

async function create(length: number): Promise<Response> {
  const metadata = Object.entries({ applicationId, ...place }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
  );
  return await client.request("/uploads", {
    method: "POST",
    headers: { ...tus, "upload-length": String(length), "upload-metadata": metadata.join(",") },
  });
}

const send = (address: string, offset: number, bytes: Buffer) =>
  client.request(address, {
    method: "PATCH",
    headers: { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(bytes.subarray(offset)),
  });

async function expectFull(answer: Response): Promise<void> {
  expect(answer.status).toBe(507);
  const { refusal } = (await answer.json()) as { refusal: { code: string; text: { en: string; fr: string } } };
  expect(refusal.code).toBe("STORAGE_FULL");
  expect(Math.min(refusal.text.en.length, refusal.text.fr.length)).toBeGreaterThan(40);
}

beforeAll(async () => {
  if (!hasDisk) return;
  await boreal.start();
  await client.register(inventedPerson());
  applicationId = await client.startApplication("Student");
});

afterAll(async () => {
  makeRoom();
  await boreal.remove();
  if (hasDisk) execFileSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!hasDisk)("on a full disk", () => {
  const earlier = smallPdf("Receipt of last week", 200_000);
  const whole = smallPdf("Receipt", 9_000_000);
  let earlierId = "";

  const readsGoOn = async () => {
    expect(digest(await client.download(earlierId))).toBe(digest(earlier));
    const { application } = await client.graphql<{ application: { documents: readonly { id: string }[] } }>(
      "query ($id: ID!) { application(id: $id) { documents { id } } }",
      { id: applicationId },
    );
    expect(application.documents.map(({ id }) => id)).toEqual([earlierId]);
  };

  it("an upload that has begun is told so, what arrived stays, reads go on, and it ends when there is room again", async () => {
    earlierId = await client.upload({ applicationId, ...place }, earlier);
    const created = await create(whole.length);
    expect(created.status).toBe(201);
    const address = new URL(created.headers.get("location") ?? "", boreal.address).pathname;
    await fillUntil(3_000_000);
    await expectFull(await send(address, 0, whole));
    await readsGoOn();
    await expectFull(await create(10_000));
    makeRoom();
    const head = await client.request(address, { method: "HEAD", headers: tus });
    const offset = Number(head.headers.get("upload-offset"));
    expect(offset).toBeLessThan(whole.length);
    const rest = await send(address, offset, whole);
    expect([rest.status, await rest.text()]).toEqual([204, ""]);
    const id = address.split("/").at(-1) ?? "";
    expect(digest(await client.download(id))).toBe(digest(whole));
    await client.done("deleteDocument", { fileId: id }, "$fileId: ID!").catch(() => undefined);
  });

  it("with no byte left, saves say that they failed, nothing acknowledged is lost, and they work again afterwards", async () => {
    const save = (value: string, baseVersion: number) =>
      client.graphql<{ saveAnswers: { saved: readonly { version: number }[] } }>(
        "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { version } } }",
        {
          id: applicationId,
          answers: [{ key: "biometricsIdentificationNumber", value, baseVersion }],
        },
      );
    let version = (await save("N0", 0)).saveAnswers.saved[0]?.version ?? 0;
    let acknowledged = "N0";
    await fillUntil(0);
    for (let round = 1; round <= 150; round += 1) {
      const saved = await save(`N${round}`, version).catch(() => undefined);
      const next = saved?.saveAnswers.saved[0]?.version;
      if (next === undefined) continue;
      version = next;
      acknowledged = `N${round}`;
    }
    await expectFull(
      await create(10_000).catch((fault: unknown) => {
        throw new Error(boreal.printed.slice(-3000), { cause: fault });
      }),
    );
    makeRoom();
    await boreal.ready();
    expect((await client.answersOf(applicationId))["biometricsIdentificationNumber"]).toBe(acknowledged);
    expect((await save("N99", version)).saveAnswers.saved).toHaveLength(1);
  });
});
