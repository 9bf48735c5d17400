import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import type { SlotAddress } from "../../store/documents/vaultPlace.ts";
import { openTestVault, receiptPlace, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { correctReading } from "./correctReading.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const passportPlace = { page: "passport", slot: "passportBioPage", person: "main", childNumber: null } as const;

async function store(place: SlotAddress = receiptPlace): Promise<{ fileId: string; applicationId: string }> {
  const applicationId = await vault.addApplication(vault.student.userId);
  return { fileId: await storeFile(vault.deps, { applicationId, by: vault.student, place }), applicationId };
}

describe("a correction", () => {
  test("counts, and what was read stays beside it", async () => {
    const { fileId, applicationId } = await store();
    await readDocument(vault.deps, { fileId, round: 1 });
    const correct = (field: string, value: string | null) =>
      correctReading(vault.deps, vault.student, { fileId, field, value });
    expect(await correct("issueDate", "2026-10-02")).toEqual({ fileId, refusals: [] });
    expect((await loadCaseFile(vault.deps, applicationId))?.caseFile.documents).toMatchObject([
      {
        parsedValues: { issueDate: "2026-10-02" },
        originalParsedValues: { issueDate: "2026-10-01" },
        detailsChangeStatus: "corrected",
      },
    ]);
    expect(await correct("issueDate", null)).toEqual({ fileId, refusals: [] });
    expect((await loadCaseFile(vault.deps, applicationId))?.caseFile.documents).toMatchObject([
      { parsedValues: {}, originalParsedValues: { issueDate: "2026-10-01" }, notFound: ["issueDate"] },
    ]);
    expect(await correct("issueDate", "2026-10-03")).toEqual({ fileId, refusals: [] });
    expect((await loadCaseFile(vault.deps, applicationId))?.caseFile.documents[0]).not.toHaveProperty("notFound");
    expect(await correct("issueDate", "soon")).toMatchObject({ refusals: [{ code: "dateExpected" }] });
    expect(await correct("receiptOwner", "spouse")).toMatchObject({ refusals: [{ code: "personExpected" }] });
    expect(await correct("receiptOwner", "main")).toEqual({ fileId, refusals: [] });
    expect(await correct("salary", "1")).toMatchObject({ refusals: [{ code: "fieldUnknown" }] });
  });

  test.each([
    ["until a person gave the last of it", passportPlace, ["passportNumber", "birthday"], ["A1234567", "1996-04-12"]],
    ["whatever else nobody can type there", passportPlace, ["passportNumber", "uciNumber"], ["A1234567"]],
    ["until it is said that the document has none", passportPlace, ["passportNumber"], [null]],
  ] as const)("what could not be read is told %s", async (_, place, unread, values) => {
    const { fileId, applicationId } = await store(place);
    const because = { en: "These details were not found.", fr: "Ces renseignements n’ont pas été trouvés." };
    const unfound = sampleReading({
      fields: {},
      notFound: unread,
      warnings: [{ id: "missingData", blocking: false, fields: unread, because }],
    });
    await readDocument(vault.restart({ readBytes: () => Promise.resolve(unfound) }), { fileId, round: 1 });
    const isTold = async () =>
      (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents[0]?.findings?.includes("missingData");
    for (const [index, value] of values.entries()) {
      expect(await isTold()).toBe(true);
      const given = { fileId, field: unread[index] ?? "", value };
      expect((await correctReading(vault.deps, vault.student, given)).refusals).toEqual([]);
    }
    expect(await isTold()).toBe(false);
  });

  test("confirms what was read and not sure, which counts for nothing before", async () => {
    const { fileId, applicationId } = await store();
    const box = [0, 0, 0.1, 0.1] as const;
    const unsure = sampleReading({
      fields: {
        issueDate: { value: "2026-03-04", confidence: 1, page: 1, box, checked: "textLayer", ambiguous: "2026-04-03" },
        uciNumber: { value: "1122334455", confidence: 0.99, page: 1, box },
      },
      notFound: ["applicantFullName"],
    });
    await readDocument(vault.restart({ readBytes: () => Promise.resolve(unsure) }), { fileId, round: 1 });
    const document = async () => (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents[0];
    expect(await document()).toMatchObject({
      parsedValues: {},
      originalParsedValues: { issueDate: "2026-03-04", uciNumber: "1122334455" },
      toConfirm: ["issueDate", "uciNumber"],
      notRead: ["applicantFullName"],
    });
    await correctReading(vault.deps, vault.student, { fileId, field: "uciNumber", value: "1122334455" });
    expect(await document()).toMatchObject({
      parsedValues: { uciNumber: "1122334455" },
      toConfirm: ["issueDate"],
      detailsChangeStatus: null,
    });
    await correctReading(vault.deps, vault.student, { fileId, field: "issueDate", value: "2026-04-03" });
    const confirmed = await document();
    expect(confirmed).toMatchObject({
      parsedValues: { uciNumber: "1122334455", issueDate: "2026-04-03" },
      detailsChangeStatus: "corrected",
    });
    expect(confirmed).not.toHaveProperty("toConfirm");
  });

  test("rows that were read count once each of them was checked; nobody is asked to confirm one", async () => {
    const place = { page: "proof-of-funds", slot: "bankStatements", person: "main", childNumber: null };
    const row = {
      values: { date: "2026-03-04", description: "Rent", amount: "-1200.00" },
      confidence: 0.9,
      page: 1,
      box: [0, 0, 0.1, 0.1],
    } as const;
    const kept = { date: "2026-03-04", description: "Rent", amount: -1200, balance: null };
    for (const [checked, inForce] of [
      ["sum", { transactions: [kept] }],
      [undefined, {}],
    ] as const) {
      const { fileId, applicationId } = await store(place);
      const rows = { transactions: [{ ...row, ...(checked ? { checked } : {}) }] };
      const reading = sampleReading({ fields: {}, rows, documentType: "BankStatements" });
      await readDocument(vault.restart({ readBytes: () => Promise.resolve(reading) }), { fileId, round: 1 });
      const document = (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents[0];
      expect(document?.parsedValues).toEqual(inForce);
      expect(document?.originalParsedValues).toEqual({ transactions: [kept] });
      expect(document).not.toHaveProperty("toConfirm");
    }
  });

  test("of a document in which nothing was read is kept by its kind, and counts like a read value", async () => {
    const place = { page: "letter-of-acceptance", slot: "letterOfAcceptance", person: "main", childNumber: null };
    const { fileId, applicationId } = await store(place);
    const unread = vault.restart({
      readBytes: () => Promise.resolve(sampleReading({ fields: {}, documentType: null })),
    });
    await readDocument(unread, { fileId, round: 1 });
    const type = (field: string, value: string | null) =>
      correctReading(vault.deps, vault.student, { fileId, field, value });
    for (const [field, value] of [
      ["tuitionFees", "24500.50"],
      ["durationMonths", "24"],
      ["startOfCanadianStudyProgram", "2027-09-01"],
      ["currency", "usd"],
    ] as const) {
      expect(await type(field, value)).toEqual({ fileId, refusals: [] });
    }
    expect((await loadCaseFile(vault.deps, applicationId))?.caseFile.documents).toMatchObject([
      {
        parsedValues: {
          tuitionFees: 24_500.5,
          durationMonths: 24,
          startOfCanadianStudyProgram: "2027-09-01",
          currency: "USD",
        },
        originalParsedValues: {},
      },
    ]);
    expect(await type("tuitionFees", "about 24,500")).toMatchObject({
      fileId: null,
      refusals: [{ code: "moneyExpected" }],
    });
    expect(await type("startOfCanadianStudyProgram", "next fall")).toMatchObject({
      refusals: [{ code: "dateExpected" }],
    });
    expect(await type("schoolName", "x".repeat(301))).toMatchObject({ refusals: [{ code: "valueTooLong" }] });
    expect(await type("palProvince", "ON")).toMatchObject({ refusals: [{ code: "fieldUnknown" }] });
  });

  test("cannot say of a file what nobody types: that it is signed", async () => {
    const { fileId } = await store({
      page: "common-law-declaration",
      slot: "commonLawDeclaration",
      person: "main",
      childNumber: null,
    });
    await readDocument(
      vault.restart({ readBytes: () => Promise.resolve(sampleReading({ fields: {}, documentType: null })) }),
      { fileId, round: 1 },
    );
    for (const field of ["isSigned", "formNumber"]) {
      expect(await correctReading(vault.deps, vault.student, { fileId, field, value: "Yes" })).toMatchObject({
        fileId: null,
        refusals: [{ code: "foundInFile" }],
      });
    }
  });
});
