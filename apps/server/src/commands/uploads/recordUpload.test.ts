import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../database/connect.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { listDocuments, lockFilesOf, readUpload, type UploadRow } from "../../store/documents/documents.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { findPlace } from "../../store/documents/vaultPlace.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { recordUpload, type FinishedUpload } from "./recordUpload.ts";
import { announceFile } from "./testStoredFile.ts";
import { openTestVault, receiptsFit, type TestVault } from "../documents/testFileDeps.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

/** An upload that was begun; its bytes are of no concern here. */
const begun = async (applicationId: string): Promise<UploadRow> =>
  await announceFile(vault.deps, applicationId, vault.student);

async function record(deps: FileDeps, upload: UploadRow): Promise<FinishedUpload> {
  const loaded = await loadCaseFile(deps, upload.applicationId);
  const place = loaded && findPlace(loaded, upload);
  return await recordUpload(deps, {
    upload,
    place,
    fileName: "receipt.pdf",
    accepted: { mime: "application/pdf", contentMac: Buffer.from(upload.id), scanned: "notScanned" },
  });
}

const documentsOf = async (applicationId: string) =>
  (await listDocuments(vault.database, applicationId, "vault")).map(({ id }) => id);

const jobsOf = async (fileIds: readonly string[]) => {
  const found = await vault.database.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data->>'fileId' = any(${sql.param([...fileIds])}::text[])`,
  );
  return found.rows[0]?.count;
};

/** The database, with the number of transactions that were begun. */
function counting(db: Database): { readonly db: Database; count(): number } {
  let count = 0;
  const transaction: Database["transaction"] = async (work, config) => {
    count += 1;
    return await db.transaction(work, config);
  };
  return {
    db: new Proxy(db, {
      get: (target, name, receiver) =>
        name === "transaction" ? transaction : (Reflect.get(target, name, receiver) as unknown),
    }),
    count: () => count,
  };
}

const applications = (count: number) =>
  Promise.all(Array.from({ length: count }, () => vault.addApplication(vault.student.userId)));

describe("uploads that end at the same time", () => {
  test("of several cases share a transaction: each has its document, its job and a whole chain", async () => {
    const { db, count } = counting(vault.database);
    const deps = vault.restart({ db });
    const cases = await applications(8);
    // Twice, so that chains begin and go on.
    for (const length of [1, 2]) {
      const uploads = await Promise.all(cases.map((id) => begun(id)));
      const before = count();
      const ends = await Promise.all(uploads.map((upload) => record(deps, upload)));
      expect(ends).toEqual(uploads.map(({ id }) => ({ kind: "stored", fileId: id })));
      expect(count() - before).toBeLessThan(8);
      expect(await jobsOf(uploads.map(({ id }) => id))).toBe(8);
      for (const [index, id] of cases.entries()) {
        expect(await documentsOf(id)).toContain(uploads[index]?.id);
        expect(await verifyChain(vault.database, id)).toEqual({ whole: true, length });
      }
      for (const { id } of uploads) expect((await readUpload(vault.database, id))?.finishedAt).toBeInstanceOf(Date);
    }
  });

  test("of one case follow each other, and the slot takes no more than it holds", async () => {
    const deps = vault.restart();
    const [applicationId = ""] = await applications(1);
    const uploads = await Promise.all(Array.from({ length: receiptsFit + 3 }, () => begun(applicationId)));
    const ends = await Promise.all(uploads.map((upload) => record(deps, upload)));
    expect(ends.filter(({ kind }) => kind === "stored")).toHaveLength(receiptsFit);
    expect(ends.flatMap((end) => (end.kind === "refused" ? [end.refusal.code] : []))).toEqual([
      "SLOT_FULL",
      "SLOT_FULL",
      "SLOT_FULL",
    ]);
    const documents = await listDocuments(vault.database, applicationId, "vault");
    expect(documents.map(({ position }) => position)).toEqual(Array.from({ length: receiptsFit }, (_, at) => at + 1));
    expect(await verifyChain(vault.database, applicationId)).toEqual({ whole: true, length: receiptsFit });
  });

  test("do not wait for one whose case somebody else writes to; that one is stored after it", async () => {
    const deps = vault.restart();
    const [busy = "", ...free] = await applications(4);
    const uploads = await Promise.all([busy, ...free].map((id) => begun(id)));
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const writing = vault.database.transaction(async (tx) => {
      await lockFilesOf(tx, busy);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const [first, ...others] = uploads.map((upload) => record(deps, upload));
    expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(["stored", "stored", "stored"]);
    expect(await documentsOf(busy)).toEqual([]);
    release.resolve();
    await writing;
    expect(await first).toEqual({ kind: "stored", fileId: uploads[0]?.id });
  });

  test("fail each for itself: one whose job cannot be written is not stored, the others are", async () => {
    const [bad = "", ...good] = await applications(4);
    const uploads = await Promise.all([bad, ...good].map((id) => begun(id)));
    const queue: FileDeps["queue"] = {
      ...vault.queue,
      sendReading: (tx, ...jobs) =>
        jobs.some(({ fileId }) => fileId === uploads[0]?.id)
          ? Promise.reject(new Error("no job"))
          : vault.queue.sendReading(tx, ...jobs),
    };
    const deps = vault.restart({ queue });
    const ends = await Promise.allSettled(uploads.map((upload) => record(deps, upload)));
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
    expect(await documentsOf(bad)).toEqual([]);
    expect(await jobsOf(uploads.map(({ id }) => id))).toBe(3);
    for (const id of good) expect(await verifyChain(vault.database, id)).toEqual({ whole: true, length: 1 });
  });

  test("are stored once, however often they are recorded", async () => {
    const deps = vault.restart();
    const [applicationId = ""] = await applications(1);
    const upload = await begun(applicationId);
    const ends = await Promise.all([record(deps, upload), record(deps, upload), record(vault.restart(), upload)]);
    expect(ends).toEqual(Array.from({ length: 3 }, () => ({ kind: "stored", fileId: upload.id })));
    expect(await documentsOf(applicationId)).toEqual([upload.id]);
    expect(await jobsOf([upload.id])).toBe(1);
  });
});
