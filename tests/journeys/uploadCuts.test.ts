import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partBytes } from "../../apps/web/src/features/vault/upload/partBytes.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { Client, NotAcknowledged, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Line } from "../browser/line.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { cuts as tried } from "../running/sizes.ts";
import { cardOf, chooseFileAt } from "../browser/vault.ts";

// 16 of the 40 cuts: 12 with a killed server, 4 with a real browser that is loaded again; six of them in
// `npm test`. The other 24 are in apps/server/src/http/uploadCuts.test.ts.

const here = await browserIsHere();
const line = await Line.open();
const boreal = new Boreal({
  settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn", BOREAL_PUBLIC_URL: line.address },
});
/** Accounts are opened at the public address; afterwards the client goes past the line, whose bytes are counted. */
const reached = {
  address: line.address,
  mailTo: (...wanted: Parameters<Boreal["mailTo"]>) => boreal.mailTo(...wanted),
};
const client = new Client(reached);
const amara = inventedPerson("Amara");
const folder = mkdtempSync(path.join(tmpdir(), "boreal-cuts-"));
const place = { page: "biometrics-receipt", slot: "biometricsReceipt", person: "main" };
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

beforeAll(async () => {
  await boreal.start();
  line.leadTo(boreal.address);
  await client.register(amara);
  reached.address = boreal.address;
});

afterAll(async () => {
  await closeBrowser();
  await line.remove();
  await boreal.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Stored = { readonly id: string; readonly name: string };
const storedIn = (applicationId: string) =>
  client
    .graphql<{ application: { documents: readonly Stored[] } }>(
      "query ($id: ID!) { application(id: $id) { documents { id name } } }",
      { id: applicationId },
    )
    .then(({ application }) => application.documents);

/** Node's fetch asks for it where a body is a stream; the types of the web do not know it. */
const halfDuplex: object = { duplex: "half" };
const tus = { "tus-resumable": "1.0.0" };

/** One part as a stream that ends early when it is cut; nothing is heard then. */
async function patch(address: string, offset: number, bytes: Buffer, cutAfter?: () => Promise<void>): Promise<void> {
  const body = new ReadableStream<Uint8Array>({
    async start(queue) {
      for (let at = 0; at < bytes.length; at += 65_536) queue.enqueue(new Uint8Array(bytes.subarray(at, at + 65_536)));
      if (cutAfter) {
        // What was written must have reached the server before it dies.
        await new Promise((later) => setTimeout(later, 150));
        await cutAfter();
      }
      queue.close();
    },
  });
  const headers = { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  await client.request(address, { method: "PATCH", headers, body, ...halfDuplex }).then(
    (answer) => answer.arrayBuffer(),
    (fault: unknown) => {
      if (!(fault instanceof NotAcknowledged) || !cutAfter) throw fault;
    },
  );
}

describe("an upload whose server is killed goes on with the same bytes", () => {
  const part = 512 * 1024;
  const whole = smallPdf("Receipt", 1_500_000);
  const cuts = [0.01, 0.5, 0.99, 1].map((at) => Math.ceil(whole.length * at));

  it.each(["all processes", "the web process", "the web process"].slice(0, tried.servers))(
    "%s, at 1, 50, 99 % and after the last byte",
    async (victim) => {
      const applicationId = await client.startApplication("Student");
      const metadata = Object.entries({ applicationId, ...place, filename: "receipt.pdf" }).map(
        ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
      );
      const created = await client.request("/uploads", {
        method: "POST",
        headers: { ...tus, "upload-length": String(whole.length), "upload-metadata": metadata.join(",") },
      });
      const address = new URL(created.headers.get("location") ?? "", boreal.address).pathname;
      let sent = 0;
      for (const cut of [...cuts, undefined]) {
        const head = await client.request(address, { method: "HEAD", headers: tus });
        expect(head.status).toBe(200);
        for (let offset = Number(head.headers.get("upload-offset")); offset < whole.length;) {
          const end = Math.min(whole.length, offset + part, Math.max(offset, cut ?? whole.length));
          const isCut = end === cut;
          sent += end - offset;
          const kill = () =>
            boreal.killHard(
              victim === "all processes"
                ? boreal.processes()
                : boreal.processes().filter(({ pid }) => pid === boreal.pid),
            );
          await patch(address, offset, whole.subarray(offset, end), isCut ? kill : undefined);
          if (isCut) {
            await boreal.start();
            break;
          }
          offset = end;
        }
      }
      const [stored] = await storedIn(applicationId);
      expect(digest(await client.download(stored?.id ?? ""))).toBe(digest(whole));
      expect(sent - whole.length).toBeLessThanOrEqual(part * cuts.length);
    },
  );
});

describe.skipIf(!here)("a browser that is loaded again goes on with the same file", () => {
  // More than one part, so that the cuts fall into different ones.
  const bytes = partBytes + 3_000_000;
  const ways: readonly [string, number, "server stays" | "server restarts"][] = [
    ["after the last byte", 1, "server restarts"],
    ["at 50 %", 0.5, "server restarts"],
    ["at 99 %", 0.99, "server stays"],
    ["at 1 %", 0.01, "server stays"],
  ];

  it.each(ways.slice(0, tried.browsers))("cut %s", async (where, share, server) => {
    const applicationId = await client.startApplication("Student");
    const name = `receipt ${share * 100}.pdf`;
    const whole = smallPdf("Receipt", bytes);
    writeFileSync(path.join(folder, name), whole);
    const visitor = await arriveSignedIn(boreal, amara, { address: line.address });
    const open = () => visitor.open(`/document-vault/${place.page}?application=${applicationId}`);
    await open();
    line.cutAfter(share === 1 ? Number.POSITIVE_INFINITY : Math.ceil(whole.length * share));
    await chooseFileAt(visitor, path.join(folder, name));
    if (share === 1) {
      // Everything arrives, and no answer to the last part: the line falls silent once that part is on its way.
      await waitUntil(
        () => line.carried > partBytes + 500_000,
        () => "the first part does not arrive",
      );
      line.mute();
      await waitUntil(
        async () => (await storedIn(applicationId)).length > 0,
        () => "the last part does not arrive",
      );
      line.cut();
    } else {
      await waitUntil(
        () => line.carried >= Math.ceil(whole.length * share),
        () => `only ${line.carried} bytes arrived`,
      );
    }
    const before = line.carried;
    if (server === "server restarts") {
      await boreal.killHard(boreal.processes());
      await boreal.start();
    }
    line.mend();
    await open();
    line.cutAfter(Number.POSITIVE_INFINITY);
    if ((await storedIn(applicationId)).length === 0) await chooseFileAt(visitor, path.join(folder, name));
    await cardOf(visitor, name).waitFor();
    const [stored, ...others] = await storedIn(applicationId);
    expect(others).toEqual([]);
    expect(digest(await client.download(stored?.id ?? ""))).toBe(digest(whole));
    // What the page itself asks for counts here as well: a few hundred kilobytes at most.
    expect(before + line.carried - whole.length, `${where}: sent again`).toBeLessThanOrEqual(partBytes + 500_000);
    await visitor.context.close();
  });
});
