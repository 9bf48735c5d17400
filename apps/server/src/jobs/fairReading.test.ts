import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteDocument } from "../commands/documents/deleteDocument.ts";
import { readAgain } from "../commands/reading/readAgain.ts";
import { restoreDocument } from "../commands/documents/restoreDocument.ts";
import { startUpload } from "../commands/uploads/startUpload.ts";
import { storeFile } from "../commands/uploads/testStoredFile.ts";
import { sweepFiles } from "../commands/documents/sweepFiles.ts";
import {
  actor,
  openTestVault,
  pdfBytes,
  receiptPlace,
  sampleReading,
  type TestVault,
} from "../commands/documents/testFileDeps.ts";
import { sql } from "../database/query.ts";
import type { Actor } from "../policies/actor.ts";
import { untrashDocument } from "../store/documents/documents.ts";
import { readDocument, workOnReadings } from "./readDocument.job.ts";
import { startQueue } from "./queue.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault({ superviseSeconds: 1 });
});
afterAll(async () => {
  await vault.close();
});

const begin = async (who: Actor, bytes: Buffer, applicationId: string) =>
  await startUpload(vault.deps, who, {
    applicationId,
    ...receiptPlace,
    fileName: "a.pdf",
    length: bytes.length,
    replaces: null,
  });

const store = async (by: Actor, bytes: Buffer, givenCase?: string): Promise<string> =>
  await storeFile(vault.deps, { applicationId: givenCase ?? (await vault.addApplication(by.userId)), by, bytes });

/** How many jobs wait for a file. */
const jobsOf = async (fileId: string) =>
  Number(
    (
      await vault.database.execute<{ count: string }>(
        sql`select count(*) as count from jobs.job where name = 'readDocument' and state in ('created', 'retry') and data->>'fileId' = ${fileId}`,
      )
    ).rows[0]?.count,
  );

describe("people take turns", () => {
  test("one file of somebody is read after one of each other person, not after all two hundred of one", async () => {
    const [hoarder, other] = [actor(randomUUID()), actor(randomUUID())];
    for (let files = 0; files < 60; files += 1) await store(hoarder, pdfBytes(2000 + files));
    await store(other, pdfBytes(9001));
    await store(other, pdfBytes(9002));
    const lengths: number[] = [];
    const deps = vault.restart({
      readBytes: ({ bytes }) => {
        lengths.push(bytes.length);
        return Promise.resolve(sampleReading());
      },
    });
    const queue = await startQueue(vault.database, { superviseSeconds: 1 });
    await workOnReadings(queue, deps, 1);
    await expect.poll(() => lengths.length).toBe(62);
    await queue.stop(1000);
    expect(lengths.indexOf(9001)).toBeLessThanOrEqual(2);
    expect(lengths.indexOf(9002)).toBeLessThanOrEqual(4);
    // What one person gave is read in the order in which it came.
    const own = lengths.filter((length) => length < 9000);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  });

  test("too many unread files of one person are refused with what to do, and others go on", async () => {
    const many = actor(randomUUID());
    const application = await vault.addApplication(many.userId);
    const fileId = await store(many, pdfBytes(3000), application);
    await vault.database.execute(sql`
      insert into boreal.document_file (id, application_id, owner_id, page, slot, person, sealed_name, wrapped_key, mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
      select gen_random_uuid()::text, application_id, owner_id, 'elsewhere', 'elsewhere', person, sealed_name, wrapped_key, mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at
      from boreal.document_file, generate_series(1, 400) where id = ${fileId}`);
    expect(await begin(many, pdfBytes(100), application)).toMatchObject({ refused: { code: "TOO_MANY_UNREAD" } });
    const other = actor(randomUUID());
    expect(await begin(other, pdfBytes(100), await vault.addApplication(other.userId))).toMatchObject({
      uploadId: expect.any(String) as string,
    });
    await vault.database.execute(sql`delete from boreal.document_file where page = 'elsewhere'`);
  });

  test("asking again for a file that waits already makes no second job", async () => {
    const fileId = await store(vault.student, pdfBytes(4000));
    expect(await readAgain(vault.deps, vault.student, { fileId, password: null })).toEqual({ fileId, refusals: [] });
    expect(await jobsOf(fileId)).toBe(1);
  });
});

describe("a file in the trash", () => {
  const notRead = () => vault.restart({ readBytes: () => Promise.reject(new Error("a deleted file was opened")) });

  test("leaves the queue unread, and takes its place in it again when it is restored", async () => {
    const fileId = await store(vault.student, pdfBytes(5000));
    await deleteDocument(vault.deps, vault.student, fileId);
    await readDocument(notRead(), { fileId, round: 1 });
    expect(await jobsOf(fileId)).toBe(1);
    expect(await restoreDocument(vault.deps, vault.student, fileId)).toMatchObject({ refusals: [] });
    expect(await jobsOf(fileId)).toBe(2);
  });

  test("that came back with its person is found by the next sweep", async () => {
    const fileId = await store(vault.student, pdfBytes(6000));
    await deleteDocument(vault.deps, vault.student, fileId);
    await readDocument(notRead(), { fileId, round: 1 });
    await vault.database.transaction((tx) => untrashDocument(tx, fileId, null));
    await sweepFiles(vault.deps);
    expect(await jobsOf(fileId)).toBe(2);
    await sweepFiles(vault.deps);
    expect(await jobsOf(fileId)).toBe(2);
  });
});
