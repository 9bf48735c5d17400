import { afterAll, beforeAll, expect, test } from "vitest";
import { computePlan } from "@boreal/domain/plan/plan";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openTestVault, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { sayWhyDocumentCounts } from "./sayWhyDocumentCounts.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const read = (value: string) => ({
  value,
  confidence: 1,
  page: 1,
  box: [0, 0, 0.1, 0.1] as const,
  checked: "sum" as const,
});
const places = {
  passport: { page: "passport", slot: "passportBioPage", person: "main", childNumber: null },
  statement: { page: "proof-of-funds", slot: "bankStatements", person: "main", childNumber: null },
} as const;

async function addDocument(
  place: keyof typeof places,
  documentType: string,
  values: Readonly<Record<string, string>>,
  applicationId = vault.applicationId,
) {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));
  const fileId = await storeFile(vault.deps, { applicationId, by: vault.student, place: places[place] });
  const reading = sampleReading({ documentType, fields });
  await readDocument(vault.restart({ readBytes: () => Promise.resolve(reading) }), { fileId, round: 1 });
  return fileId;
}

const plan = async () => {
  const loaded = await loadCaseFile(vault.deps, vault.applicationId);
  if (!loaded) throw new Error("the case is gone");
  const { funds, warnings } = computePlan(loaded.caseFile);
  return { available: funds.available.amount, warnings: warnings.map(({ id }) => id), caseFile: loaded.caseFile };
};

test("a statement of somebody else counts once somebody says why, until that is taken back", async () => {
  const passport = await addDocument("passport", "Passport", { firstName: "AMARA", lastName: "OKAFOR" });
  const fileId = await addDocument("statement", "BankStatements", {
    accountHolderName: "John Stranger",
    closingBalance: "21000.00",
    currency: "CAD",
    periodEnd: "2026-10-31",
  });
  const say = async (because: string | null, of = fileId, by: typeof vault.student | null = vault.student) =>
    (await sayWhyDocumentCounts(vault.deps, by, { fileId: of, because })).refusals.map(({ code }) => code);

  expect(await plan()).toMatchObject({ available: null });
  expect((await plan()).warnings).toContain("documentNamesNobody");
  expect(await say("  ")).toEqual(["reasonMissing"]);
  expect(await say("x".repeat(301))).toEqual(["reasonTooLong"]);
  expect(await say(null)).toEqual(["countsAlready"]);
  expect(await say("mine", passport)).toEqual(["countsAlready"]);
  expect(await say("mine", fileId, null)).not.toEqual([]);
  expect(await plan()).toMatchObject({ available: null });

  expect(await say(" The account of my uncle, who pays for me ")).toEqual([]);
  const said = await plan();
  expect(said.available).toBe(21_000);
  expect(said.warnings).not.toContain("documentNamesNobody");
  expect(said.caseFile.documents.find((one) => one.fileId === fileId)).toMatchObject({
    countsBecause: "The account of my uncle, who pays for me",
    countsSince: expect.stringMatching(/^\d{4}-/) as string,
  });

  expect(await say(null)).toEqual([]);
  expect(await plan()).toMatchObject({ available: null });
});

test("before a passport is there, somebody else is told by the name of the account", async () => {
  const { student } = vault;
  const applicationId = await vault.addApplication(student.userId);
  const named = vault.restart({
    names: () =>
      Promise.resolve(
        new Map([[student.userId, { firstName: "Amara", lastName: "Okafor", email: "amara@example.test" }]]),
      ),
  });
  const values = {
    accountHolderName: "John Stranger",
    closingBalance: "21000.00",
    currency: "CAD",
    periodEnd: "2026-10-31",
  };
  const fileId = await addDocument("statement", "BankStatements", values, applicationId);
  const said = await sayWhyDocumentCounts(named, student, { fileId, because: "He is my uncle and pays for me" });
  expect(said).toEqual({ fileId, refusals: [] });
});
