import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fc } from "../../../../tests/running/properties.ts";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { storeFile } from "../commands/uploads/testStoredFile.ts";
import { deleteDocument } from "../commands/documents/deleteDocument.ts";
import { actor, openTestVault, pdfBytes, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import { openChangeFeed, type Change } from "../jobs/changes.ts";
import { waitUntil } from "../../../../tests/running/patience.ts";
import type { Asker } from "../policies/actor.ts";
import { eq } from "../database/query.ts";
import { documentFileTable } from "../store/tables/files.ts";
import { createDownloadHandler } from "./download.ts";

let vault: TestVault;
let served: Awaited<ReturnType<typeof serve>>;
let asker: Asker = null;
const whole = pdfBytes(150_001);

beforeAll(async () => {
  vault = await openTestVault();
  served = await serve(createDownloadHandler(vault.deps, () => Promise.resolve(asker)));
});
afterAll(async () => {
  await served.close();
  await vault.close();
});

const store = async (bytes: Buffer, fileName: string): Promise<string> =>
  await storeFile(vault.deps, {
    applicationId: await vault.addApplication(vault.student.userId),
    by: vault.student,
    bytes,
    fileName,
  });

const get = (id: string, headers: Record<string, string> = {}, query = "") =>
  fetch(`${served.address}/files/${id}${query}`, { headers });

/** `fetch` does not let a program set these headers. */
async function headerOf(id: string, headers: Record<string, string>, name: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  httpRequest(`${served.address}/files/${id}`, { headers }, (answer) => {
    answer.resume();
    answer.on("end", () => resolve(String(answer.headers[name])));
  })
    .on("error", reject)
    .end();
  return await promise;
}

describe("a document is given back", () => {
  test("whole, with headers that let nothing in it run", async () => {
    asker = vault.student;
    const answer = await get(await store(whole, "Relevé « été ».pdf"));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(whole.length),
      "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/) as string,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
      "content-disposition": `inline; filename="Relev_ _ _t_ _.pdf"; filename*=UTF-8''Relev%C3%A9%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf`,
    });
  });

  test("a PDF without the sandbox only where the browser says that our own page shows it", async () => {
    asker = vault.student;
    const id = await store(whole, "a.pdf");
    const tiff = await store(
      Buffer.concat([Buffer.from("II*\0", "latin1"), Buffer.from([8, 0, 0, 0]), Buffer.alloc(20)]),
      "scan.tif",
    );
    const ours = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" };
    const policyOf = async (file: string, headers: Record<string, string>) =>
      await headerOf(file, headers, "content-security-policy");
    expect(await policyOf(id, ours)).toMatch(/^default-src 'none'/);
    expect(await policyOf(id, { ...ours, "sec-fetch-site": "cross-site" })).toMatch(/^sandbox; /);
    expect(await policyOf(id, { ...ours, "sec-fetch-dest": "embed" })).toMatch(/^sandbox; /);
    expect(await policyOf(tiff, ours)).toMatch(/^sandbox; /);
  });

  test("in any range, equal to the slice", async () => {
    asker = vault.student;
    const id = await store(whole, "a.pdf");
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(whole.length + 10), async (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const answer = await get(id, { Range: `bytes=${first}-${last}` });
        expect(answer.status).toBe(206);
        expect(answer.headers.get("content-range")).toBe(
          `bytes ${first}-${Math.min(last, whole.length - 1)}/${whole.length}`,
        );
        expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(first, last + 1))).toBe(true);
      }),
      { numRuns: 20 },
    );
    const suffix = await get(id, { Range: "bytes=-100" });
    expect(Buffer.from(await suffix.arrayBuffer()).equals(whole.subarray(-100))).toBe(true);
    expect((await get(id, { Range: `bytes=${whole.length}-` })).status).toBe(416);
    expect((await get(id, { Range: "bytes=5-2" })).status).toBe(416);
    for (const odd of ["bytes=0-1,5-6", "lines=1-2", "bytes=-", "bytes=a-b"])
      expect((await get(id, { Range: odd })).status).toBe(200);
  });

  test("not again when it is known, and whole when the range is of another version", async () => {
    asker = vault.student;
    const id = await store(whole, "a.pdf");
    const etag = (await get(id)).headers.get("etag") ?? "";
    expect((await get(id, { "If-None-Match": etag })).status).toBe(304);
    expect((await get(id, { Range: "bytes=0-9", "If-Range": etag })).status).toBe(206);
    expect((await get(id, { Range: "bytes=0-9", "If-Range": '"other"' })).status).toBe(200);
    const head = await fetch(`${served.address}/files/${id}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      String(whole.length),
      0,
    ]);
  });

  test("for saving when asked, and always when a browser might run it", async () => {
    asker = vault.student;
    const id = await store(whole, "a.pdf");
    expect((await get(id, {}, "?download")).headers.get("content-disposition")).toMatch(/^attachment; /);
    const tiff = await store(
      Buffer.concat([Buffer.from("II*\0", "latin1"), Buffer.from([8, 0, 0, 0]), Buffer.alloc(20)]),
      "scan.tif",
    );
    expect((await get(tiff)).headers.get("content-disposition")).toMatch(/^attachment; /);
  });

  test("by its content, whatever it was called", async () => {
    asker = vault.student;
    const id = await store(whole, "../../<script>.html\r\nSet-Cookie: a=b.jpg");
    const answer = await get(id);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("content-disposition")).not.toMatch(/[\r\n<>/]/);
  });
});

describe("a document is not there", () => {
  test("for nobody, for somebody else, for an unassigned lawyer, for a made-up id", async () => {
    const id = await store(whole, "a.pdf");
    const others: Asker[] = [
      null,
      actor("somebody-else"),
      { ...actor("a-lawyer", "lawyer"), lawyerScope: "assigned" },
      actor("support", "support"),
      { ...vault.student, emailVerified: false },
    ];
    for (const other of others) {
      asker = other;
      expect((await get(id)).status).toBe(404);
    }
    asker = vault.student;
    expect((await get("00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await get("../../etc/passwd")).status).toBe(404);
    expect((await fetch(`${served.address}/files/${id}`, { method: "POST" })).status).toBe(405);
  });

  test("a lawyer of the firm sees it, and that is written down", async () => {
    const id = await store(whole, "a.pdf");
    asker = actor("firm-lawyer", "lawyer");
    expect((await get(id)).status).toBe(200);
    const { rows } = await vault.database.$client.query(
      `select kind, actor_id from boreal.audit_event where subject->>'fileId' = $1 order by position desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ kind: "documentViewed", actor_id: "firm-lawyer" }]);
  });

  test("in the trash only for those who could put it back", async () => {
    const id = await store(whole, "a.pdf");
    await deleteDocument(vault.deps, vault.student, id);
    asker = vault.student;
    expect((await get(id)).status).toBe(200);
  });

  const placeOf = (id: string) => join(vault.folder, "files", "blobs", id.slice(-2), `${id}.sealed`);
  const damageOf = async (id: string) =>
    (await vault.database.select().from(documentFileTable).where(eq(documentFileTable.id, id)))[0]?.damage;

  test("damaged on the disk: it is named, with what to do, and asked for again; nothing of it is sent", async () => {
    asker = { ...vault.student, language: "fr" };
    const id = await store(whole, "Tom & Ana.pdf");
    const bytes = readFileSync(placeOf(id));
    bytes.writeUInt8(bytes.readUInt8(100_000) ^ 1, 100_000);
    writeFileSync(placeOf(id), bytes);
    const answer = await get(id);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      422,
      "text/html; charset=utf-8",
      null,
    ]);
    const page = await answer.text();
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr-CA">/);
    expect(page).toContain("<h1>Tom &amp; Ana.pdf</h1>");
    expect(page.indexOf("Téléversez-le de nouveau")).toBeLessThan(page.indexOf("Upload it again"));
    expect(page).toMatch(/href="\/document-vault\/biometrics-receipt\?application=[\w-]+"/);
    expect(await damageOf(id)).toBe("damaged");
    // What lies before the damage can still be read.
    const before = await get(id, { Range: "bytes=0-99" });
    expect([before.status, (await before.arrayBuffer()).byteLength]).toEqual([206, 100]);
    expect((await get(id, { Range: "bytes=100000-100099" })).status).toBe(422);
  });

  test("gone from the disk: the same, and the pages that are open hear of it, once", async () => {
    asker = vault.student;
    const id = await store(whole, "a.pdf");
    rmSync(placeOf(id));
    const feed = await openChangeFeed(vault.database);
    const heard: Change[] = [];
    feed.subscribe((change) => heard.push(change));
    const answer = await get(id, {}, "?download");
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("<h1>a.pdf</h1>")]);
    expect(await damageOf(id)).toBe("missing");
    await get(id);
    await waitUntil(
      () => heard.length > 0,
      () => "no page hears of it",
    );
    expect(heard).toMatchObject([{ kind: "document", fileId: id }]);
    await feed.close();
  });
});
