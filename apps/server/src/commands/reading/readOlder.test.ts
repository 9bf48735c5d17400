import type { Reading, ReadField } from "@boreal/reading/reading";
import { readingError } from "@boreal/reading/readingErrors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "../../database/query.ts";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { latestReadings } from "../../store/documents/readings.ts";
import { openReading } from "../../store/documents/caseDocument.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { deleteDocument } from "../documents/deleteDocument.ts";
import { openTestVault, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { correctReading } from "./correctReading.ts";
import { readOlder } from "./readOlder.ts";

/** A better reader reads old files again, when nobody waits, and what it reads otherwise is shown. */

let vault: TestVault;
let applicationId: string;
const sent: string[] = [];
beforeAll(async () => {
  vault = await openTestVault();
});
beforeEach(async () => {
  sent.length = 0;
  await vault.database.execute(sql`delete from boreal.reading`);
  applicationId = await vault.addApplication(vault.student.userId);
});
afterAll(async () => await vault.close());

const box = [0, 0, 0.1, 0.1] as const;
const sure = (value: string): ReadField => ({ value, confidence: 1, page: 1, box, checked: "textLayer" });
const readBy = async (readerVersion: string, fileId: string, round: number, change: Partial<Reading> = {}) =>
  await readDocument(vault.restart({ readBytes: () => Promise.resolve(sampleReading({ readerVersion, ...change })) }), {
    fileId,
    round,
  });
const store = async () => await storeFile(vault.deps, { applicationId, by: vault.student });
const send = async (version: string, waiting = 0) =>
  await readOlder(
    {
      ...vault.deps,
      queue: {
        counts: async () => await Promise.resolve({ waiting, running: 0, failed: 0 }),
        sendReading: async (_tx, ...jobs) => {
          sent.push(...jobs.map(({ fileId, round, isBehindAll }) => `${fileId} ${round} ${isBehindAll === true}`));
          await Promise.resolve();
        },
      },
    },
    version,
  );
const documentOf = async () => (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents[0];
const latest = async (fileId: string) => {
  const row = (await latestReadings(vault.database, [fileId])).get(fileId) ?? expect.fail("no reading");
  return openReading(await vault.deps.personKey(vault.student.userId), fileId, row.sealedResult);
};

test("a file of an older reader is sent once, behind everybody; one of this reader never", async () => {
  const fileId = await store();
  await readBy("1", fileId, 1);
  expect(await send("1")).toBe(0);
  expect(await send("2")).toBe(1);
  expect(sent).toEqual([`${fileId} 2 true`]);
  expect(await send("2")).toBe(0);
  await readBy("2", fileId, 2);
  expect(await send("2")).toBe(0);
});

test("nothing is sent while anybody waits, of closed cases, or of files in the trash", async () => {
  const fileId = await store();
  await readBy("1", fileId, 1);
  expect(await send("2", 1)).toBe(0);
  const setStatus = async (status: string) =>
    await vault.database.execute(sql`update boreal.application set status = ${status} where id = ${applicationId}`);
  await setStatus("Withdrawn");
  expect(await send("2")).toBe(0);
  await setStatus("Preparation");
  await deleteDocument(vault.deps, vault.student, fileId);
  expect(await send("2")).toBe(0);
});

test("what is read otherwise counts, and what was read before is kept beside it", async () => {
  const fileId = await store();
  await readBy("1", fileId, 1, { fields: { issueDate: sure("2026-10-01"), uciNumber: sure("1122334455") } });
  await send("2");
  await readBy("2", fileId, 2, { fields: { issueDate: sure("2026-01-10"), serviceNumber: sure("S1") } });
  expect(await documentOf()).toMatchObject({ parsedValues: { issueDate: "2026-01-10" } });
  expect((await latest(fileId)).before).toEqual({
    issueDate: "2026-10-01",
    uciNumber: "1122334455",
    serviceNumber: null,
  });
});

test("what a person said stays, whatever is read now", async () => {
  const fileId = await store();
  await readBy("1", fileId, 1, { fields: { issueDate: sure("2026-10-01") } });
  await correctReading(vault.deps, vault.student, { fileId, field: "issueDate", value: "2026-10-02" });
  await send("2");
  await readBy("2", fileId, 2, { fields: { issueDate: sure("2026-01-10") } });
  expect(await documentOf()).toMatchObject({ parsedValues: { issueDate: "2026-10-02" } });
});

test("a reader that fails takes nothing away, and the file is not sent again for ever", async () => {
  const fileId = await store();
  await readBy("1", fileId, 1, { fields: { issueDate: sure("2026-10-01") } });
  await send("2");
  await readBy("2", fileId, 2, { outcome: "notReadable", fields: {}, error: readingError("readerFailed") });
  expect(await documentOf()).toMatchObject({ parsedValues: { issueDate: "2026-10-01" }, findings: [] });
  expect(await send("2")).toBe(0);
});
