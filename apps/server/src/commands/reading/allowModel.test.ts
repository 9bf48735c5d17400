import { sql } from "../../database/query.ts";
import { readDocument as readBytes } from "@boreal/reading/readDocument";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { drawPdf } from "../../../../../tests/samples/pdfDocument.ts";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { chatModel } from "../../languageModel/chatModel.ts";
import { openTestModel, type TestModel } from "../../languageModel/testModel.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openReading } from "../../store/documents/caseDocument.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import { latestReadings } from "../../store/documents/readings.ts";
import type { ReadingDeps } from "../documents/readStoredFile.ts";
import { actor, openTestVault, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { allowModel } from "./allowModel.ts";
import { correctReading } from "./correctReading.ts";

/** A letter in words that no rule knows, read by the real reader; the model is a fake server that speaks the real protocol. */

let vault: TestVault;
let server: TestModel;
let deps: ReadingDeps;
const recogniser = createRecogniser(["eng", "fra"]);

beforeAll(async () => {
  [vault, server] = await Promise.all([openTestVault(), openTestModel()]);
  deps = vault.restart({
    languageModel: chatModel(server.config),
    readBytes: async ({ bytes, fileName, expectedTypes, withPrint = false }) =>
      await readBytes({ bytes, fileName, expectedTypes, withPrint }, { recogniser }),
  });
});
afterAll(async () => {
  await vault.close();
  await server.close();
});
beforeEach(() => {
  server.asked.length = 0;
  Object.assign(server, {
    mood: "usual",
    hold: undefined,
    answer: () => ({ schoolName: "Bayview", studentId: "CODE1", applicantFullName: "Mallory Nobody" }),
  });
});

const place = { page: "letter-of-acceptance", slot: "letterOfAcceptance", person: "main", childNumber: null };

async function letter() {
  const applicationId = await vault.addApplication(vault.student.userId);
  const bytes = await drawPdf((pdf) =>
    pdf
      .font("Helvetica")
      .fontSize(11)
      .text("Welcome, Amara! You may come to Bayview in autumn.")
      .text("The letter of acceptance follows by post. Keep S304417265 in mind."),
  );
  const fileId = await storeFile(deps, { applicationId, by: vault.student, place, bytes });
  const round = async () => (await readDocumentFile(vault.database, fileId))?.readingRound ?? 0;
  const read = async () => await readDocument(deps, { fileId, round: await round() });
  const document = async () =>
    (await loadCaseFile(deps, applicationId))?.caseFile.documents.find((one) => one.fileId === fileId);
  const allow = async (isAllowed: boolean, by = vault.student) =>
    (await allowModel(deps, by, { fileId, isAllowed })).refusals.map(({ code }) => code);
  const logged = async () =>
    (
      await vault.database.execute(
        sql`select kind, subject from boreal.audit_event where subject->>'fileId' = ${fileId} and kind like 'languageModel%' order by at, kind`,
      )
    ).rows as { kind: string; subject: Record<string, unknown> }[];
  await read();
  return { applicationId, fileId, read, document, allow, logged };
}

describe("the language model of a deployment", () => {
  test("gets nothing before the applicant allows it for this file", async () => {
    const { logged, document } = await letter();
    expect(server.asked).toEqual([]);
    expect(await logged()).toEqual([]);
    expect((await document())?.toConfirm ?? []).not.toContain("schoolName");
  });

  test("gets masked words once it is allowed; what it names waits for the person, and the log says so", async () => {
    const { allow, read, document, logged, fileId } = await letter();
    expect(await allow(true)).toEqual([]);
    expect(server.asked).toEqual([]);
    await read();
    expect(server.asked).toHaveLength(1);
    const sent = JSON.stringify(server.asked);
    expect(sent).toContain("Bayview");
    expect(sent).not.toContain("S304417265");
    expect(sent).not.toContain("a.pdf");
    const found = await document();
    expect(found?.toConfirm).toEqual(expect.arrayContaining(["schoolName", "studentId"]));
    expect(found?.originalParsedValues).toMatchObject({ schoolName: "Bayview", studentId: "S304417265" });
    // It is in no value that counts, and what the letter does not say is nowhere.
    expect(found?.parsedValues?.["schoolName"]).toBeUndefined();
    expect(found?.originalParsedValues?.["applicantFullName"]).toBeUndefined();
    expect((await logged()).map(({ kind }) => kind)).toEqual(["languageModelAllowed", "languageModelAsked"]);
    expect((await logged())[1]?.subject).toMatchObject({ model: "invented-7b", runBy: "Invented Models of Halifax" });
    const key = await vault.keys.personKey(vault.student.userId);
    const stored = (await latestReadings(vault.database, [fileId])).get(fileId) ?? expect.fail("no reading");
    expect(openReading(key, fileId, stored.sealedResult).reading).not.toHaveProperty("print");
  });

  test("taken back, what nobody confirmed is gone at once, and nothing more is sent", async () => {
    const { allow, read, document, fileId, logged } = await letter();
    await allow(true);
    await read();
    await correctReading(deps, vault.student, { fileId, field: "schoolName", value: "Bayview" });
    expect(await allow(false)).toEqual([]);
    const found = await document();
    expect(found?.parsedValues?.["schoolName"]).toBe("Bayview");
    expect(found?.originalParsedValues?.["studentId"]).toBeUndefined();
    expect(found?.toConfirm ?? []).not.toContain("studentId");
    await read();
    expect(server.asked).toHaveLength(1);
    expect((await document())?.parsedValues?.["schoolName"]).toBe("Bayview");
    expect((await logged()).at(-1)?.kind).toBe("languageModelWithdrawn");
  });

  test("taken back while it answers, the answer counts for nothing", async () => {
    const { allow, read, document } = await letter();
    let answer = () => undefined as void;
    server.hold = new Promise((resolve) => (answer = resolve));
    await allow(true);
    const reading = read();
    await expect.poll(() => server.asked.length).toBe(1);
    expect(await allow(false)).toEqual([]);
    answer();
    await reading;
    expect((await document())?.originalParsedValues?.["schoolName"]).toBeUndefined();
  });

  test("a server that does not answer costs nothing of the reading", async () => {
    const { allow, read, document } = await letter();
    server.mood = "broken";
    await allow(true);
    await read();
    expect(server.asked).toHaveLength(1);
    expect((await document())?.documentType).toBe("LetterOfAcceptance");
  });

  test("only the applicant allows it, and only where there is one", async () => {
    const { allow, fileId } = await letter();
    for (const role of ["lawyer", "paralegal", "admin", "support"] as const)
      expect(await allow(true, actor("00000000-0000-4000-8000-000000000001", role))).not.toEqual([]);
    const without = vault.restart();
    expect((await allowModel(without, vault.student, { fileId, isAllowed: true })).refusals).toMatchObject([
      { code: "noLanguageModel" },
    ]);
    expect(server.asked).toEqual([]);
  });
});
