import { afterAll, beforeAll, expect, test } from "vitest";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { computePlan } from "@boreal/domain/plan/plan";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listCorrections } from "../../store/documents/readings.ts";
import { openTestVault, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { countAccount } from "./countAccount.ts";
import { explainTransaction } from "./explainTransaction.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const place = { page: "proof-of-funds", slot: "bankStatements", person: "main", childNumber: null } as const;
const box = [0, 0, 0.1, 0.1] as const;
const field = (value: string) => ({ value, confidence: 1, page: 1, box, checked: "sum" as const });

/** A statement until this day, with one deposit of 20,000 dollars on the second day of its month. */
const reading = (month: string) =>
  sampleReading({
    documentType: "BankStatements",
    fields: {
      accountNumber: field("00412"),
      currency: field("CAD"),
      periodStart: field(`${month}-01`),
      periodEnd: field(`${month}-28`),
      openingBalance: field("1000.00"),
      closingBalance: field("21000.00"),
    },
    rows: {
      transactions: [
        {
          values: { date: `${month}-02`, description: "Transfer", amount: "20000.00", balance: "21000.00" },
          confidence: 1,
          page: 1,
          box,
          checked: "sum",
        },
      ],
    },
  });

async function statementIn(applicationId: string, month: string): Promise<string> {
  const fileId = await storeFile(vault.deps, { applicationId, by: vault.student, place });
  await readDocument(vault.restart({ readBytes: () => Promise.resolve(reading(month)) }), { fileId, round: 1 });
  return fileId;
}

const lastMonth = () => {
  const [year = 0, month = 0] = vault.deps.today().split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
};
const caseOf = async (applicationId: string) => {
  const loaded = await loadCaseFile(vault.deps, applicationId);
  if (!loaded) throw new Error("the case is gone");
  return loaded.caseFile;
};
const warnings = async (applicationId: string) => computePlan(await caseOf(applicationId)).warnings.map(({ id }) => id);
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);

const words = "My aunt Grace Lin sold her car and gave me the money for my studies.";

test("a deposit is explained, anew under the same name, and the warning ends", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const month = lastMonth();
  const fileId = await statementIn(applicationId, month);
  const given = {
    fileId,
    depositDate: `${month}-02`,
    depositAmount: 20_000,
    explanation: words,
    noSupportingDocuments: true,
    documentFiles: [],
  };
  const explain = (more = {}) => explainTransaction(vault.deps, vault.student, { ...given, ...more });
  expect(await warnings(applicationId)).toContain("lumpSum");
  expect(codes(await explain({ explanation: words.slice(0, 49) }))).toEqual(["explanationTooShort"]);
  expect(codes(await explain({ explanation: words.repeat(15) }))).toEqual(["explanationTooLong"]);
  expect(codes(await explain({ noSupportingDocuments: false }))).toEqual(["documentsRequired"]);
  expect(codes(await explain({ noSupportingDocuments: false, documentFiles: [fileId] }))).toEqual(["supportUnknown"]);
  expect(codes(await explain({ depositAmount: 20_000.01 }))).toEqual(["transactionUnknown"]);
  expect(codes(await explainTransaction(vault.deps, null, given))).not.toEqual([]);
  expect(await warnings(applicationId)).toContain("lumpSum");

  expect(codes(await explain())).toEqual([]);
  expect(await warnings(applicationId)).not.toContain("lumpSum");
  expect(codes(await explain({ explanation: `${words} She lives in Manila.` }))).toEqual([]);
  const [document] = (await caseOf(applicationId)).documents;
  expect(document?.bankTransactions).toEqual([
    expect.objectContaining({ depositAmount: 20_000, explanation: `${words} She lives in Manila.` }),
  ]);
  expect(document?.parsedValues).not.toHaveProperty("said:excludeFromAvailableFund");
  const kept = await listCorrections(vault.deps.db, [fileId]);
  expect(new Set(kept.map(({ field: name }) => name)).size).toBe(1);
  expect(JSON.stringify(kept.map(({ field: name }) => name))).not.toContain("2000");
});

test("an account is taken out with all its statements, and counted again", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const month = lastMonth();
  const older = await statementIn(applicationId, "2026-01");
  const newer = await statementIn(applicationId, month);
  const funds = async () => computePlan(await caseOf(applicationId)).funds.available;
  expect((await funds()).accounts).toMatchObject([{ fileId: newer, amount: 21_000 }]);
  expect(codes(await countAccount(vault.deps, vault.student, { fileId: newer, isCounted: false }))).toEqual([]);
  expect(await funds()).toMatchObject({ accounts: [], takenOut: [{ fileId: newer }] });
  expect(
    (await caseOf(applicationId)).documents.map(({ excludeFromAvailableFund }) => excludeFromAvailableFund),
  ).toEqual([true, true]);
  expect(codes(await countAccount(vault.deps, vault.student, { fileId: older, isCounted: true }))).toEqual([]);
  expect(await funds()).toMatchObject({ accounts: [{ fileId: newer }], takenOut: [] });
});

test("a document that shows no account is neither counted nor taken out", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const fileId = await storeFile(vault.deps, { applicationId, by: vault.student });
  expect(codes(await countAccount(vault.deps, vault.student, { fileId, isCounted: false }))).toEqual([
    "showsNoAccount",
  ]);
});
