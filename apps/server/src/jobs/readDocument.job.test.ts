import type { ReadingErrorCode } from "@boreal/reading/reading";
import { sql } from "../database/query.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAgain } from "../commands/reading/readAgain.ts";
import { recordReading } from "../commands/reading/recordReading.ts";
import { storeFile } from "../commands/uploads/testStoredFile.ts";
import { openTestVault, pdfBytes, sampleReading, type TestVault } from "../commands/documents/testFileDeps.ts";
import { openReading } from "../store/documents/caseDocument.ts";
import { listDocuments, readDocumentFile } from "../store/documents/documents.ts";
import { documentState, latestReadings } from "../store/documents/readings.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { openChangeFeed, type Change } from "./changes.ts";
import { startQueue } from "./queue.ts";
import { readDocument, workOnReadings } from "./readDocument.job.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault({ superviseSeconds: 1 });
});
afterAll(async () => {
  await vault.close();
});

async function store(
  bytes = pdfBytes(100_000),
  applicationId?: string,
  replaces: string | null = null,
): Promise<{ fileId: string; applicationId: string }> {
  const application = applicationId ?? (await vault.addApplication(vault.student.userId));
  const fileId = await storeFile(vault.deps, { applicationId: application, by: vault.student, bytes, replaces });
  return { fileId, applicationId: application };
}

async function stateOf(fileId: string): Promise<string> {
  const row = await readDocumentFile(vault.database, fileId);
  return row ? documentState(row, (await latestReadings(vault.database, [fileId])).get(fileId)) : "gone";
}

const countReadings = async (fileId: string) =>
  Number(
    (
      await vault.database.execute<{ count: string }>(
        sql`select count(*) as count from boreal.reading where file_id = ${fileId}`,
      )
    ).rows[0]?.count,
  );

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((later) => setTimeout(later, 50));
}

describe("a reading job", () => {
  test("is read in memory from the sealed file, told while it runs, and recorded", async () => {
    const bytes = pdfBytes(100_000);
    const { fileId, applicationId } = await store(bytes);
    expect(await stateOf(fileId)).toBe("waiting");
    const feed = await openChangeFeed(vault.database);
    const told: Change[] = [];
    feed.subscribe((change) => told.push(change));
    let given: Buffer | undefined;
    const deps = vault.restart({
      readBytes: async (asked) => {
        given = Buffer.from(asked.bytes);
        expect(asked).toMatchObject({ fileName: "a.pdf", expectedTypes: ["Other"] });
        expect(await stateOf(fileId)).toBe("reading");
        asked.onProgress?.({ stage: "text", page: 1, pages: 2, ratio: 0.5 });
        return sampleReading({ warnings: [{ id: "blurry", blocking: false, because: { en: "x", fr: "x" } }] });
      },
    });
    await readDocument(deps, { fileId, round: 1 });
    expect(given?.equals(bytes)).toBe(true);
    expect(await stateOf(fileId)).toBe("read");
    await until(() =>
      Promise.resolve(told.some(({ kind, progress }) => kind === "readingProgress" && progress?.ratio === 0.5)),
    );
    await until(() => Promise.resolve(told.filter(({ kind }) => kind === "reading").length === 2));
    expect(told.every((change) => change.applicationId === applicationId && change.fileId === fileId)).toBe(true);
    await feed.close();
    const loaded = await loadCaseFile(vault.deps, applicationId);
    expect(loaded?.caseFile.documents).toMatchObject([
      { fileId, documentType: "BiometricsLetter", parsedValues: { issueDate: "2026-10-01" }, findings: ["blurry"] },
    ]);
  });

  test("that runs twice, or at the same time elsewhere, has one effect", async () => {
    const { fileId } = await store();
    await Promise.all([
      readDocument(vault.deps, { fileId, round: 1 }),
      readDocument(vault.restart(), { fileId, round: 1 }),
    ]);
    await readDocument(vault.deps, { fileId, round: 1 });
    expect(await countReadings(fileId)).toBe(1);
    expect(await recordReading(vault.deps, fileId, 1, sampleReading())).toBe(false);
    const { rows } = await vault.database.execute(
      sql`select 1 from boreal.audit_event where kind = 'documentRead' and subject->>'fileId' = ${fileId}`,
    );
    expect(rows).toHaveLength(1);
  });

  test("of bytes that are in the case already is marked as a duplicate", async () => {
    const { fileId, applicationId } = await store();
    const second = await store(pdfBytes(100_000), applicationId);
    const documents = (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents ?? [];
    expect(documents.map((document) => [document.fileId, document.findings])).toEqual([
      [fileId, []],
      [second.fileId, ["duplicateDocument"]],
    ]);
  });

  test("keeps no field in the open", async () => {
    const { fileId } = await store();
    await readDocument(
      vault.restart({
        readBytes: () =>
          Promise.resolve(
            sampleReading({
              fields: { applicantFullName: { value: "MARKER-NAME", confidence: 1, page: 1, box: [0, 0, 1, 1] } },
            }),
          ),
      }),
      { fileId, round: 1 },
    );
    const { rows } = await vault.database.execute(sql`select r::text from boreal.reading r where file_id = ${fileId}`);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from("MARKER-NAME").toString("hex"));
    const latest = (await latestReadings(vault.database, [fileId])).get(fileId);
    const opened = latest && openReading(await vault.deps.personKey(vault.student.userId), fileId, latest.sealedResult);
    expect(opened?.reading.fields.applicantFullName?.value).toBe("MARKER-NAME");
  });
});

describe("a file that reading rejects", () => {
  const rejects = (code: ReadingErrorCode = "encrypted") =>
    vault.restart({
      readBytes: () =>
        Promise.resolve(
          sampleReading({
            outcome: "rejected",
            documentType: null,
            fields: {},
            error: { code, text: { en: "x", fr: "x" } },
          }),
        ),
    });
  const inCase = async (applicationId: string) =>
    (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents.map((document) => document.fileId);
  const ids = async (applicationId: string, where: "vault" | "trash") =>
    (await listDocuments(vault.database, applicationId, where)).map(({ id }) => id);

  test("is shown with its state, but the case does not have it, and it takes no room", async () => {
    const { fileId, applicationId } = await store();
    for (let more = 0; more < 2; more += 1) await store(pdfBytes(1000 + more), applicationId);
    await readDocument(rejects("tooManyPages"), { fileId, round: 1 });
    expect(await stateOf(fileId)).toBe("rejected");
    expect(await ids(applicationId, "vault")).toContain(fileId);
    expect(await inCase(applicationId)).not.toContain(fileId);
    expect(await store(pdfBytes(5000), applicationId)).toBeDefined();
    expect(await ids(applicationId, "vault")).toHaveLength(4);
  });

  test("is not kept, and cannot be read again, but its name and the reason stay", async () => {
    const { fileId, applicationId } = await store();
    await readDocument(rejects("tooManyPages"), { fileId, round: 1 });
    expect(await ids(applicationId, "vault")).toContain(fileId);
    expect(await vault.deps.files.blobs.stat(fileId)).toBeUndefined();
    expect(await readAgain(vault.deps, vault.student, { fileId, password: null })).toMatchObject({
      fileId: null,
      refusals: [{ code: expect.any(String) as string }],
    });
    expect(await stateOf(fileId)).toBe("rejected");
  });

  test("is kept while it waits for its password, and when an earlier reading had taken it", async () => {
    const protectedFile = await store();
    await readDocument(rejects("encrypted"), { fileId: protectedFile.fileId, round: 1 });
    expect(await vault.deps.files.blobs.stat(protectedFile.fileId)).toBeDefined();
    const { fileId } = await store();
    await readDocument(vault.deps, { fileId, round: 1 });
    await readAgain(vault.deps, vault.student, { fileId, password: null });
    await readDocument(rejects("tooManyPages"), { fileId, round: 2 });
    expect(await stateOf(fileId)).toBe("rejected");
    expect(await vault.deps.files.blobs.stat(fileId)).toBeDefined();
  });

  test("is told to whoever gives its password when its bytes are gone, and the case knows", async () => {
    const { fileId } = await store();
    await vault.deps.files.blobs.delete(fileId);
    const refused = await readAgain(vault.deps, vault.student, { fileId, password: "a password" });
    expect(refused.refusals).toMatchObject([{ code: "fileBroken" }]);
    expect(await stateOf(fileId)).toBe("damaged");
  });

  test("gives its place back to the file that it had replaced, until it can be read after all", async () => {
    const { fileId: old, applicationId } = await store();
    const { fileId } = await store(pdfBytes(7000), applicationId, old);
    expect(await inCase(applicationId)).toEqual([fileId]);
    await readDocument(rejects(), { fileId, round: 1 });
    expect(await inCase(applicationId)).toEqual([old]);
    expect(await ids(applicationId, "trash")).toEqual([]);
    await readAgain(vault.deps, vault.student, { fileId, password: "a password" });
    expect(await inCase(applicationId)).toEqual([fileId]);
    expect(await ids(applicationId, "trash")).toEqual([old]);
  });
});

describe("the queue", () => {
  test("gives a failing document two tries, then it is marked as not readable", async () => {
    const queue = await startQueue(vault.database, { superviseSeconds: 1 });
    const { fileId } = await store();
    let tries = 0;
    const deps = vault.restart({
      readBytes: (asked) => {
        if (asked.bytes.length !== 100_000) return Promise.resolve(sampleReading());
        tries += 1;
        return Promise.reject(new Error("the reader died"));
      },
    });
    await vault.database.execute(sql`delete from jobs.job where data->>'fileId' <> ${fileId}`);
    await workOnReadings(queue, deps, 1);
    await until(async () => (await stateOf(fileId)) === "notReadable");
    expect(tries).toBe(2);
    expect(await countReadings(fileId)).toBe(1);
    await queue.stop(1000);
  });

  test("takes the job of a worker that died again, and it is done once", async () => {
    const { fileId } = await store(pdfBytes(99_000));
    // What a killed worker leaves: an active job whose heartbeat is old.
    await vault.database.execute(
      sql`update jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where data->>'fileId' = ${fileId}`,
    );
    const queue = await startQueue(vault.database, { superviseSeconds: 1 });
    await workOnReadings(queue, vault.restart(), 1);
    await until(async () => (await stateOf(fileId)) === "read");
    expect(await countReadings(fileId)).toBe(1);
    await queue.stop(1000);
  });

  test("holds ids only", async () => {
    await store();
    const { rows } = await vault.database.execute<{ data: object }>(
      sql`select data from jobs.job where name like 'readDocument%'`,
    );
    for (const { data } of rows) expect(Object.keys(data).sort()).toEqual(["fileId", "round"]);
  });
});

describe("reading once more", () => {
  test("without a password is a new job, and the earlier reading stays", async () => {
    const { fileId } = await store();
    await readDocument(vault.deps, { fileId, round: 1 });
    expect(await readAgain(vault.deps, vault.student, { fileId, password: null })).toEqual({ fileId, refusals: [] });
    expect(await stateOf(fileId)).toBe("waiting");
    await readDocument(vault.restart({ readBytes: () => Promise.resolve(sampleReading({ outcome: "notReadable" })) }), {
      fileId,
      round: 2,
    });
    expect(await stateOf(fileId)).toBe("notReadable");
    expect(await countReadings(fileId)).toBe(2);
  });

  test("of somebody else is refused", async () => {
    const { fileId } = await store();
    const result = await readAgain(
      vault.deps,
      { ...vault.student, userId: "somebody-else" },
      { fileId, password: null },
    );
    expect(result).toMatchObject({ fileId: null, refusals: [{ code: "documentNotFound" }] });
  });
});
