import { computePlan } from "@boreal/domain/plan/plan";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openTestVault, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { loadRates } from "./loadRates.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const box = [0, 0, 0.1, 0.1] as const;
const field = (value: string) => ({ value, confidence: 1, page: 1, box, checked: "textLayer" as const });
const place = { page: "proof-of-funds", slot: "bankStatements", person: "main", childNumber: null } as const;
const administrator = () => ({
  ...vault.student,
  userId: "administrator",
  role: "admin" as const,
  secondFactor: "verified" as const,
});
const load = (text: string, by = administrator()) =>
  loadRates(vault.deps, by, { bytes: new TextEncoder().encode(text) });

test("rates that an administrator loads count at once, and are taken back by the next table", async () => {
  const applicationId = await vault.addApplication(vault.student.userId);
  const fileId = await storeFile(vault.deps, { applicationId, by: vault.student, place });
  const day = vault.deps.today();
  const reading = sampleReading({
    documentType: "BankStatements",
    fields: { currency: field("USD"), closingBalance: field("1000.00"), periodEnd: field(day) },
  });
  await readDocument(vault.restart({ readBytes: () => Promise.resolve(reading) }), { fileId, round: 1 });
  const amounts = async () => {
    const loaded = await loadCaseFile(vault.deps, applicationId);
    return loaded && computePlan(loaded.caseFile).funds.available.accounts.map(({ amount }) => amount);
  };
  expect(await amounts()).toEqual([null]);
  expect(await load(`Currency,Date,CAD\nUSD,${day},1.4\nINR,${day},0.02\n`)).toEqual({
    loaded: { rates: 2, currencies: 2 },
    refusals: [],
  });
  expect(await amounts()).toEqual([1400]);
  expect(await load(`Currency,Date,CAD\nUSD,${day},1.4\nUSD,${day},1.4\n`)).toMatchObject({
    loaded: null,
    refusals: [{ row: 3, code: "rateTwice" }],
  });
  expect(await amounts()).toEqual([1400]);
  expect(await load(`Currency,Date,CAD\nINR,${day},0.02\n`)).toMatchObject({ loaded: { rates: 1 } });
  expect(await amounts()).toEqual([null]);
});

test("nobody else loads any", async () => {
  expect(await loadRates(vault.deps, vault.student, { bytes: new Uint8Array() })).toMatchObject({ loaded: null });
  expect(await loadRates(vault.deps, null, { bytes: new Uint8Array() })).toMatchObject({ loaded: null });
});
