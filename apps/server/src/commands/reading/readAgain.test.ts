import { FairTurns } from "@boreal/reading/process/fairTurns";
import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { openFilePassword } from "../../store/documents/caseDocument.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import { documentState, latestReadings } from "../../store/documents/readings.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { readAgain } from "./readAgain.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { actor, openTestVault, sampleReading, type TestVault } from "../documents/testFileDeps.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => await vault.close());

async function store(): Promise<{ fileId: string; applicationId: string }> {
  const applicationId = await vault.addApplication(vault.student.userId);
  return { fileId: await storeFile(vault.deps, { applicationId, by: vault.student }), applicationId };
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

describe("a locked PDF", () => {
  const password = "open-sesame-5521";
  const locked = sampleReading({
    outcome: "rejected",
    documentType: null,
    fields: {},
    error: { code: "encrypted", text: { en: "x", fr: "x" } },
  });
  const used: (string | undefined)[] = [];
  /** Opens with the right password only. */
  const reader = () =>
    vault.restart({
      readBytes: (asked) => {
        used.push(asked.password);
        return Promise.resolve(asked.password === password ? sampleReading() : locked);
      },
    });
  const storeLocked = async () => {
    const stored = await store();
    await readDocument(reader(), { fileId: stored.fileId, round: 1 });
    return stored;
  };
  const fileOf = async (fileId: string) => {
    const row = await readDocumentFile(vault.database, fileId);
    if (row === undefined) throw new Error("no file");
    return row;
  };

  test("waits for its password, apart from files that cannot be used, and the case does not have it yet", async () => {
    const { fileId, applicationId } = await storeLocked();
    expect(await stateOf(fileId)).toBe("needsPassword");
    expect((await loadCaseFile(vault.deps, applicationId))?.caseFile.documents).toEqual([]);
  });

  test("that is no PDF stays rejected: a password would not help", async () => {
    const { fileId } = await store();
    await readDocument(vault.restart({ readBytes: () => Promise.resolve({ ...locked, mime: "application/msword" }) }), {
      fileId,
      round: 1,
    });
    expect(await stateOf(fileId)).toBe("rejected");
  });

  test("refuses a wrong password at the field, and nothing changes", async () => {
    const { fileId } = await storeLocked();
    expect(await readAgain(reader(), vault.student, { fileId, password: "wrong" })).toMatchObject({
      fileId: null,
      refusals: [{ code: "filePasswordWrong" }],
    });
    expect(await readAgain(reader(), vault.student, { fileId, password: "x".repeat(128) })).toMatchObject({
      refusals: [{ code: "filePasswordTooLong" }],
    });
    expect(await stateOf(fileId)).toBe("needsPassword");
    expect(await countReadings(fileId)).toBe(1);
    expect((await fileOf(fileId)).sealedPassword).toBeNull();
  });

  test("is read at once with the right one, which is kept sealed and opens the file from then on", async () => {
    const { fileId, applicationId } = await storeLocked();
    expect(await readAgain(reader(), vault.student, { fileId, password })).toEqual({ fileId, refusals: [] });
    expect(await stateOf(fileId)).toBe("read");
    expect((await loadCaseFile(vault.deps, applicationId))?.caseFile.documents).toHaveLength(1);
    const row = await fileOf(fileId);
    expect(openFilePassword(await vault.deps.personKey(row.ownerId), row)).toBe(password);
    await readAgain(reader(), vault.student, { fileId, password: null });
    used.length = 0;
    await readDocument(reader(), { fileId, round: 3 });
    expect(used).toEqual([password]);
    expect(await stateOf(fileId)).toBe("read");
  });

  test("of one person does not keep the reader from others: such readings come one at a time, in turns, and not without end", async () => {
    const { fileId } = await storeLocked();
    let [atOnce, most] = [0, 0];
    const order: string[] = [];
    const held = Promise.withResolvers<void>();
    const slow = vault.restart({
      readBytes: async ({ password: given }) => {
        most = Math.max(most, (atOnce += 1));
        order.push(given ?? "");
        await held.promise;
        atOnce -= 1;
        return locked;
      },
    });
    const taken = vi.spyOn(FairTurns.prototype, "take");
    const guesses = Array.from(
      { length: 12 },
      async (_, at) => (await readAgain(slow, vault.student, { fileId, password: `guess ${at}` })).refusals[0]?.code,
    );
    // One is being opened and three wait: the others are told at once.
    let told = 0;
    for (const guess of guesses) void guess.then(() => (told += 1));
    await expect.poll(() => told).toBe(8);
    const lawyers = readAgain(slow, actor("the-lawyer", "lawyer"), { fileId, password: "of a lawyer" });
    await expect.poll(() => taken.mock.calls.length).toBe(13);
    taken.mockRestore();
    held.resolve();
    expect((await Promise.all(guesses)).filter((code) => code === "filePasswordWrong")).toHaveLength(4);
    expect((await Promise.all(guesses)).filter((code) => code === "filePasswordBeingTried")).toHaveLength(8);
    expect((await lawyers).refusals[0]?.code).toBe("filePasswordWrong");
    expect(most).toBe(1);
    expect(order.indexOf("of a lawyer")).toBe(2);
  });

  test("has its password nowhere in the open", async () => {
    const { rows } = await vault.database.execute(
      sql`select j::text from jobs.job j union all select a::text from boreal.audit_event a union all select r::text from boreal.reading r union all select d::text from boreal.document_file d`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(
      new RegExp(
        `${password}|${Buffer.from(password).toString("hex")}|${Buffer.from(JSON.stringify(password)).toString("base64").slice(2, -4)}`,
      ),
    );
  });
});
