import { computePlan } from "@boreal/domain/plan/plan";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Asker } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readDocumentFile } from "../../store/documents/documents.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { deleteDocument } from "../documents/deleteDocument.ts";
import { recordReading } from "../reading/recordReading.ts";
import { restoreDocument } from "../documents/restoreDocument.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { saveFormValues } from "./saveFormValues.ts";
import { setAgreement } from "../answers/setAgreement.ts";
import { textOfStored } from "../storedText.ts";
import { actor, openTestVault, pdfBytes, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { sendFile, storeFile } from "../uploads/testStoredFile.ts";
import { addBlank } from "./addBlank.ts";
import { putFormIntoVault } from "./putFormIntoVault.ts";
import { complete, testForms } from "./testForm.ts";

type Deps = TestVault["deps"] & { readonly forms: ReturnType<typeof testForms> };

let vault: TestVault;
let deps: Deps;
const lawyer = actor("lawyer", "lawyer");
const slot = {
  page: "application-for-study-permit",
  slot: "applicationForStudyPermit",
  person: "main",
  childNumber: null,
};
beforeAll(async () => {
  vault = await openTestVault();
  deps = { ...vault.deps, forms: testForms(vault.folder) };
  await addBlank(deps, actor("admin", "admin"), { bytes: testBlank("IMM1294") });
});
afterAll(async () => {
  await deps.forms.desk.close();
  await vault.close();
});

const caseOf = async (id: string) => (await loadCaseFile(deps, id))?.caseFile ?? expect.fail("no case");
const put = async (applicationId: string, by: Asker = lawyer, formKey = "IMM1294", language: "en" | "fr" = "en") =>
  await putFormIntoVault(deps, by, { applicationId, formKey, language });
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const files = async (id: string) => (await caseOf(id)).documents.map(({ fileId, filledForm }) => [fileId, filledForm]);

/** A case whose form is complete. */
async function prepared(): Promise<string> {
  const id = await vault.addApplication(vault.student.userId);
  await setAgreement(deps, vault.student, { applicationId: id, agreed: true });
  const answers = {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1996-03-14",
    gender: "female",
    birthCountry: "NG",
    maritalStatus: "single",
  };
  await saveAnswers(deps, vault.student, {
    applicationId: id,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  const changes = Object.entries(complete(await caseOf(id))).map(([path, value]) => ({ path, value }));
  expect(
    (await saveFormValues(deps, vault.student, { applicationId: id, formKey: "IMM1294", changes })).refusals,
  ).toEqual([]);
  return id;
}

const standing = async (id: string) => {
  const plan = computePlan(await caseOf(id));
  return {
    warnings: plan.warnings.filter(({ blocking }) => blocking).map(({ id: warning }) => warning),
    point: plan.readiness.open.find(({ kind, id: point }) => kind === "slot" && point === slot.slot)?.text.en,
  };
};

describe("a form that the lawyer puts into the vault", () => {
  it("is a document of its slot that says what the case says, where it is from, and is told in the log without values", async () => {
    const id = await prepared();
    const { fileId, refusals } = await put(id);
    expect([refusals, await files(id)]).toEqual([[], [[fileId, "IMM1294"]]]);
    const row = (await readDocumentFile(deps.db, fileId ?? "")) ?? expect.fail("no document");
    expect(row).toMatchObject({ ...slot, mime: "application/pdf", uploadedBy: "lawyer", filledForm: "IMM1294" });
    const back = readBack(await textOfStored(deps, row), "IMM1294");
    if (isRefused(back)) return expect.fail(back.code);
    expect([back.values["personalDetails.dateOfBirth"], back.validated]).toEqual(["1996-03-14", false]);
    const { rows } = await deps.db.$client.query<{ kind: string; subject: object }>(
      "select kind, subject from boreal.audit_event where chain_id = $1 order by position desc limit 2",
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["officialFormFilled", "formPutIntoVault"]);
    expect(rows[1]?.subject).toMatchObject({ fileId, form: "IMM1294", page: slot.page });
    expect(await verifyChain(deps.db, id)).toMatchObject({ whole: true });
  });

  it("never counts as the form that is asked for: the warning stays until somebody’s own comes, and takes its place", async () => {
    const id = await prepared();
    expect((await standing(id)).point).toContain("missing");
    const { fileId } = await put(id);
    expect(await standing(id)).toEqual({
      warnings: ["formNotValidated"],
      point: expect.stringContaining("Boreal filled") as string,
    });
    const own = await storeFile(deps, {
      applicationId: id,
      by: vault.student,
      place: slot,
      fileName: "signed.pdf",
      bytes: pdfBytes(2000, "own"),
    });
    expect(await files(id)).toEqual([[own, null]]);
    expect(await standing(id)).toEqual({ warnings: ["formNotValidated"], point: undefined });
    const field = (value: string) => ({ value, confidence: 1, page: 1, box: [0, 0, 1, 1] as const });
    const fields = {
      formNumber: field("IMM 1294"),
      formEdition: field("06-2026"),
      isValidated: field("Yes"),
      isSigned: field("Yes"),
    };
    await recordReading(vault.deps, own, 1, sampleReading({ documentType: "IMM1294", fields }));
    expect(await standing(id)).toEqual({ warnings: [], point: undefined });
    expect((await readDocumentFile(deps.db, fileId ?? ""))?.deletedAt).not.toBeNull();
  });

  it("is filled anew in the place of the one before, and taken back by the trash", async () => {
    const id = await prepared();
    const first = await put(id);
    const second = await put(id);
    expect(await files(id)).toEqual([[second.fileId, "IMM1294"]]);
    expect((await deleteDocument(deps, lawyer, second.fileId ?? "")).refusals).toEqual([]);
    expect(await files(id)).toEqual([]);
    expect((await restoreDocument(deps, lawyer, first.fileId ?? "")).refusals).toEqual([]);
    expect(await files(id)).toEqual([[first.fileId, "IMM1294"]]);
  });

  it("does not push out what a person put there", async () => {
    const id = await prepared();
    const own = await storeFile(deps, {
      applicationId: id,
      by: vault.student,
      place: slot,
      bytes: pdfBytes(2000, "first"),
    });
    expect(codes(await put(id))).toEqual(["SLOT_FULL"]);
    expect(await files(id)).toEqual([[own, null]]);
  });

  it("takes no room from a person’s own file", async () => {
    const id = await prepared();
    const { fileId } = await put(id);
    expect(
      (await sendFile(deps, { applicationId: id, by: vault.student, place: slot, bytes: pdfBytes(2000, "a") })).kind,
    ).toBe("stored");
    expect(
      (await sendFile(deps, { applicationId: id, by: vault.student, place: slot, bytes: pdfBytes(2000, "b") })).kind,
    ).toBe("refused");
    expect(codes(await restoreDocument(deps, lawyer, fileId ?? ""))).toEqual(["SLOT_FULL"]);
  });

  it("is not made while something is missing: each field is named, by part", async () => {
    const id = await vault.addApplication(vault.student.userId);
    const refused = await put(id);
    expect([refused.fileId, refused.refusals[0]?.code]).toEqual([null, "formIncomplete"]);
    const gaps = refused.parts.flatMap(({ gaps: ofPart }) => ofPart.map(({ path }) => `forms.IMM1294.${path}`));
    expect(gaps.toSorted()).toEqual(
      refused.refusals
        .slice(1)
        .map(({ path }) => path ?? "")
        .toSorted(),
    );
    expect(refused.parts.find(({ id: part }) => part === "personalDetails")?.gaps[0]?.label.en).toBe("Family name");
    expect(await files(id)).toEqual([]);
  });

  it("is put by those who prepare the case, on pages of which the catalogue says so, in a language that is there", async () => {
    const id = await prepared();
    expect(codes(await put(id, vault.student))).toEqual(["notAllowed"]);
    expect(codes(await put(id, actor("admin", "admin")))).toEqual(["notAllowed"]);
    expect(codes(await put(id, actor("agent", "agent")))).toEqual(["notFound"]);
    expect(codes(await put(id, null))).toEqual(["notSignedIn"]);
    expect(codes(await put(id, lawyer, "IMM5646"))).toEqual(["notAllowed"]);
    expect(codes(await put(id, lawyer, "IMM1294", "fr"))).toEqual(["blankMissing"]);
    expect(codes(await put(id, lawyer, "IMM1294:spouse"))).toEqual(["personNotInApplication"]);
    expect(await files(id)).toEqual([]);
  });
});
