import { rmSync } from "node:fs";
import { join } from "node:path";
import { createPagePictures } from "@boreal/reading/process/pictures/pagePictures";
import { eq } from "../database/query.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { deleteDocument } from "../commands/documents/deleteDocument.ts";
import { storeFile } from "../commands/uploads/testStoredFile.ts";
import { actor, openTestVault, pdfBytes, serve, type TestVault } from "../commands/documents/testFileDeps.ts";
import type { Asker } from "../policies/actor.ts";
import { documentFileTable } from "../store/tables/files.ts";
import { createPagesHandler } from "./filePages.ts";

let vault: TestVault;
let served: Awaited<ReturnType<typeof serve>>;
let asker: Asker = null;
const pictures = createPagePictures();

beforeAll(async () => {
  vault = await openTestVault();
  served = await serve(createPagesHandler({ ...vault.deps, pictures }, () => Promise.resolve(asker)));
});
afterAll(async () => {
  pictures.close();
  await served.close();
  await vault.close();
});

const twoPages = () => drawPdf((pdf) => pdf.text("One").addPage().text("Two"));
const store = async (bytes: Buffer, name = "a.pdf") =>
  await storeFile(vault.deps, {
    applicationId: await vault.addApplication(vault.student.userId),
    by: vault.student,
    bytes,
    fileName: name,
  });
const get = (id: string, rest = "", headers: Record<string, string> = {}) =>
  fetch(`${served.address}/files/${id}/pages${rest}`, { headers });

describe("pages of a document", () => {
  test("how many, and each as a picture that a browser keeps but asks about", async () => {
    asker = vault.student;
    const id = await store(await twoPages());
    expect(await (await get(id)).json()).toEqual({
      shows: "pages",
      pages: Array.from({ length: 2 }, () => ({ width: 612, height: 792 })),
    });
    const answer = await get(id, "/2?width=240");
    expect([
      answer.status,
      answer.headers.get("content-type"),
      answer.headers.get("cache-control"),
      answer.headers.get("x-content-type-options"),
    ]).toEqual([200, "image/jpeg", "private, no-cache", "nosniff"]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(240);
    const etag = answer.headers.get("etag") ?? "";
    expect((await get(id, "/2?width=240", { "if-none-match": etag })).status).toBe(304);
    expect((await get(id, "/2?width=1200", { "if-none-match": etag })).status).toBe(200);
    expect((await get(id, "/3")).status).toBe(404);
    expect((await get(id, "/2?width=9000")).status).toBe(400);
  });

  test("turned as the file is to be shown; what a browser kept does not count any more", async () => {
    asker = vault.student;
    const id = await store(await twoPages());
    const before = (await get(id, "/1?width=240")).headers.get("etag") ?? "";
    await vault.database.update(documentFileTable).set({ rotation: 90 }).where(eq(documentFileTable.id, id));
    const answer = await get(id, "/1?width=240", { "if-none-match": before });
    expect(answer.status).toBe(200);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 240, height: 185 });
    expect(await (await get(id)).json()).toMatchObject({ pages: [{ width: 792, height: 612 }, {}] });
  });

  test("why there are none, in both languages", async () => {
    asker = vault.student;
    const answer = await get(await store(pdfBytes(2000)), "/1");
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: "damaged",
      text: { en: expect.any(String) as string, fr: expect.any(String) as string },
    });
  });

  test("of a file that is gone from the disk: why there are none, and the case knows", async () => {
    asker = vault.student;
    const id = await store(await twoPages());
    rmSync(join(vault.folder, "files", "blobs", id.slice(-2), `${id}.sealed`));
    for (const rest of ["", "/1"]) {
      const answer = await get(id, rest);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: "fileBroken" }]);
    }
    const [row] = await vault.database.select().from(documentFileTable).where(eq(documentFileTable.id, id));
    expect(row?.damage).toBe("missing");
  });

  test("not for nobody, for somebody else, for support, for a made-up id; a picture that was kept neither", async () => {
    asker = vault.student;
    const id = await store(await twoPages());
    const etag = (await get(id, "/1")).headers.get("etag") ?? "";
    const others: Asker[] = [
      null,
      actor("somebody-else"),
      { ...actor("a-lawyer", "lawyer"), lawyerScope: "assigned" },
      actor("support", "support"),
    ];
    for (const other of others) {
      asker = other;
      expect([
        (await get(id)).status,
        (await get(id, "/1")).status,
        (await get(id, "/1", { "if-none-match": etag })).status,
      ]).toEqual([404, 404, 404]);
    }
    asker = vault.student;
    expect((await get("00000000-0000-4000-8000-000000000000", "/1")).status).toBe(404);
    expect((await get(id, "/1/../../x")).status).toBe(404);
  });

  test("a look by the firm is written down once; thumbnails are no look", async () => {
    asker = vault.student;
    const id = await store(await twoPages());
    asker = actor("firm-lawyer", "lawyer");
    const looks = async () =>
      (
        await vault.database.$client.query(
          `select 1 from boreal.audit_event where kind = 'documentViewed' and subject->>'fileId' = $1`,
          [id],
        )
      ).rowCount;
    await get(id, "/1?width=240");
    expect(await looks()).toBe(0);
    await get(id, "/1");
    await get(id, "/2");
    expect(await looks()).toBe(1);
  });

  test("in the trash only for those who could put it back", async () => {
    asker = vault.student;
    const id = await store(await twoPages());
    await deleteDocument(vault.deps, vault.student, id);
    expect((await get(id, "/1")).status).toBe(200);
    asker = { ...vault.student, userId: "another-student" };
    expect((await get(id, "/1")).status).toBe(404);
  });
});
