import { computePlan } from "@boreal/domain/plan/plan";
import { formStatusesOf } from "@boreal/domain/review/formStatuses";
import type { Reading } from "@boreal/reading/reading";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../database/query.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { correctionContext } from "../../store/documents/caseDocument.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { insertCorrection } from "../../store/documents/readings.ts";
import { listLawyerDecisions } from "../../store/documents/lawyerDecisions.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { inputsOf, insertFit } from "../../store/documents/portalFits.ts";
import { correctReading } from "../reading/correctReading.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { acceptForm, overrideWarning, withdrawLawyerDecision } from "./lawyerDecisions.ts";
import { recordReading } from "../reading/recordReading.ts";
import { actor, openTestVault, pdfBytes, sampleReading, type TestVault } from "./testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";

let vault: TestVault;
let applicationId: string;
beforeAll(async () => {
  vault = await openTestVault();
});
beforeEach(async () => {
  applicationId = await vault.addApplication(vault.student.userId);
});
afterAll(async () => await vault.close());

const lawyer = actor("the-lawyer", "lawyer");
const place = {
  page: "application-for-study-permit",
  slot: "applicationForStudyPermit",
  person: "main",
  childNumber: null,
};
const caseFile = async () => (await loadCaseFile(vault.deps, applicationId))?.caseFile ?? expect.fail("no case");
const warnings = async () =>
  computePlan(await caseFile()).warnings.map(({ id, blocking }) => (blocking ? `${id}!` : id));
const settled = async () => formStatusesOf(await caseFile()).find(({ key }) => key === "IMM1294")?.settledBy;
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);
const field = (value: string) => ({
  value,
  confidence: 1,
  page: 1,
  box: [0, 0, 1, 1] as const,
  checked: "textLayer" as const,
});
const fields = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(value)]));

async function uploaded(values: Readonly<Record<string, string>>, change: Partial<Reading> = {}): Promise<string> {
  const id = await storeFile(vault.deps, {
    applicationId,
    by: vault.student,
    place,
    fileName: "form.pdf",
    bytes: pdfBytes(2000, randomUUID()),
  });
  await recordReading(vault.deps, id, 1, sampleReading({ documentType: "IMM1294", fields: fields(values), ...change }));
  return id;
}

const unsigned = {
  formNumber: "IMM 1294",
  formEdition: "06-2026",
  isValidated: "No",
  isSigned: "No",
  tuitionFees: "90000",
  fundsAvailable: "10",
};
const accept = (fileId: string, by = lawyer, reason = "MARKER-REASON: I looked at every page.", formKey = "IMM1294") =>
  acceptForm(vault.deps, by, { applicationId, fileId, formKey, reason });
const override = (fileId: string, warningId: string, by = lawyer, reason = "The authority took it so before.") =>
  overrideWarning(vault.deps, by, { applicationId, fileId, warningId, reason });

describe("what was found in a file", () => {
  test("is corrected by nobody: not by the applicant, not by the legal team", async () => {
    const id = await uploaded(unsigned);
    const before = await warnings();
    expect(before).toEqual(["formNotValidated!", "formMissingSignature!", "incorrectStudyExpensesDetails!"]);
    for (const [name, value] of Object.entries({
      formEdition: "01-2031",
      isValidated: "Yes",
      isSigned: "Yes",
      tuitionFees: "1",
      fundsAvailable: "999999",
      startOfCanadianStudyProgram: "2027-01-04",
    })) {
      for (const by of [vault.student, lawyer, actor("p", "admin")])
        expect([name, codes(await correctReading(vault.deps, by, { fileId: id, field: name, value }))]).toEqual([
          name,
          ["foundInFile"],
        ]);
    }
    expect(await warnings()).toEqual(before);
  });

  test("does not give way to a correction that was kept before that was a rule", async () => {
    const id = await uploaded(unsigned);
    const key = await vault.deps.personKey(vault.student.userId);
    await vault.database.transaction(async (tx) => {
      for (const name of ["isValidated", "isSigned"]) {
        await insertCorrection(tx, {
          id: randomUUID(),
          fileId: id,
          field: name,
          sealedValue: sealJson(key, { value: "Yes" }, correctionContext(id, name)),
          correctedBy: vault.student.userId,
          correctedAt: new Date(),
        });
      }
    });
    expect(await warnings()).toContain("formMissingSignature!");
    expect(await settled()).toBeNull();
  });

  test("of a notary’s stamp is said by the legal team, not by the applicant", async () => {
    const at = { page: "custodian-declaration", slot: "custodianDeclaration", person: "main", childNumber: null };
    const id = await storeFile(vault.deps, {
      applicationId,
      by: lawyer,
      place: at,
      fileName: "c.pdf",
      bytes: pdfBytes(2000, "notary"),
    });
    expect(
      codes(await correctReading(vault.deps, vault.student, { fileId: id, field: "isNotarized", value: "Yes" })),
    ).not.toEqual([]);
    expect(codes(await correctReading(vault.deps, lawyer, { fileId: id, field: "isNotarized", value: "Yes" }))).toEqual(
      [],
    );
  });
});

describe("the word of a lawyer", () => {
  test("accepts a scan as the form; it is kept with its reason, which lies sealed, and logged", async () => {
    const id = await uploaded({});
    expect([await settled(), await warnings()]).toEqual([null, ["formNotValidated!"]]);
    expect(await accept(id)).toEqual({ applicationId, refusals: [] });
    expect([await settled(), await warnings()]).toEqual(["lawyer", ["formNotValidated"]]);
    expect((await caseFile()).lawyerWords).toMatchObject([
      { kind: "formAccepted", fileId: id, form: "IMM1294", reason: "MARKER-REASON: I looked at every page." },
    ]);
    const { rows } = await vault.database.execute(
      sql`select w::text from boreal.lawyer_word w union all select a::text from boreal.audit_event a`,
    );
    expect(JSON.stringify(rows)).toContain("formAccepted");
    expect(JSON.stringify(rows)).not.toMatch(
      new RegExp(`MARKER-REASON|${Buffer.from("MARKER-REASON").toString("hex")}`),
    );
  });

  test("overrides one warning, which is told all the same, until it is taken back; then it is history", async () => {
    const id = await uploaded(unsigned);
    expect(codes(await override(id, "formNotValidated"))).toEqual([]);
    expect(await warnings()).toEqual(["formMissingSignature!", "incorrectStudyExpensesDetails!", "formNotValidated"]);
    expect(codes(await override(id, "formNotValidated"))).toEqual(["warningNotRaised"]);
    expect(await settled()).toBeNull();
    const [word] = await listLawyerDecisions(vault.database, applicationId);
    expect(codes(await withdrawLawyerDecision(vault.deps, lawyer, { applicationId, wordId: word?.id ?? "" }))).toEqual(
      [],
    );
    expect(codes(await withdrawLawyerDecision(vault.deps, lawyer, { applicationId, wordId: word?.id ?? "" }))).toEqual([
      "lawyerDecisionNotFound",
    ]);
    expect(await warnings()).toContain("formNotValidated!");
    expect(await listLawyerDecisions(vault.database, applicationId)).toMatchObject([
      { givenBy: "the-lawyer", withdrawnBy: "the-lawyer", withdrawnAt: expect.any(Date) as Date },
    ]);
  });

  test("speaks of its file only: another file in the same place is looked at anew", async () => {
    const id = await uploaded({});
    await accept(id);
    await deleteDocument(vault.deps, vault.student, id);
    expect(await settled()).toBeNull();
    await uploaded({});
    expect([await settled(), await warnings()]).toEqual([null, ["formNotValidated!"]]);
  });

  test("is a lawyer’s alone, with a reason, about what is there", async () => {
    const id = await uploaded({});
    for (const by of [
      vault.student,
      actor("p", "paralegal"),
      actor("a", "admin"),
      actor("s", "support"),
      actor("other-student"),
    ]) {
      expect([
        by.role,
        codes(await accept(id, by)).length,
        codes(await override(id, "formNotValidated", by)).length,
      ]).toEqual([by.role, 1, 1]);
    }
    expect(codes(await accept(id, lawyer, "  "))).toEqual(["reasonNeeded"]);
    expect(codes(await accept(id, lawyer, "x".repeat(1001)))).toEqual(["reasonTooLong"]);
    expect(codes(await accept(id, lawyer, "why", "IMM5645"))).toEqual(["formNotInPlace"]);
    expect(codes(await accept(id, lawyer, "why", "IMM1294:spouse"))).toEqual(["formNotInPlace"]);
    expect(codes(await accept("none"))).toEqual(["documentNotFound"]);
    expect(codes(await override(id, "blurry"))).toEqual(["warningNotRaised"]);
    expect(await warnings()).toEqual(["formNotValidated!"]);
  });

  test("is not given in a case that is closed, and the lawyer is told that it is the status", async () => {
    const id = await uploaded({});
    await vault.database.execute(sql`update boreal.application set status = 'Withdrawn' where id = ${applicationId}`);
    expect([
      codes(await accept(id)),
      codes(await override(id, "formNotValidated")),
      codes(await accept(id, vault.student)),
    ]).toEqual([["applicationLocked"], ["applicationLocked"], ["notAllowed"]]);
  });
});

test("a large file is measured by the merged version that stands for it, as long as it stands", async () => {
  const receipt = { page: "biometrics-receipt", slot: "biometricsReceipt", childNumber: null };
  const id = await storeFile(vault.deps, {
    applicationId,
    by: vault.student,
    fileName: "big.pdf",
    bytes: pdfBytes(4 * 1024 * 1024 + 1, "big"),
  });
  expect(await warnings()).toContain("fileSize!");
  const fit = async (state: "fitted" | "tooLarge", bytes: number | null) =>
    await vault.database.transaction(async (tx) => {
      const inputs = inputsOf(
        (await listDocuments(tx, applicationId, "vault")).filter((row) => row.slot === receipt.slot),
      );
      await insertFit(tx, {
        id: randomUUID(),
        applicationId,
        ownerId: vault.student.userId,
        ...receipt,
        portal: "irccPortal",
        inputs,
        state,
        bytes,
        requestedBy: vault.student.userId,
        requestedAt: new Date(),
      });
    });
  await fit("tooLarge", null);
  expect(await warnings()).toContain("fileSize!");
  await fit("fitted", 1_900_000);
  expect(await warnings()).not.toContain("fileSize!");
  expect((await caseFile()).documents.find(({ fileId }) => fileId === id)).toMatchObject({ fittedBytes: 1_900_000 });
  await storeFile(vault.deps, {
    applicationId,
    by: vault.student,
    fileName: "b.pdf",
    bytes: pdfBytes(3000, "another"),
  });
  expect(await warnings()).toContain("fileSize!");
});
