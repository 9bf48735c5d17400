import { differencesFrom } from "@boreal/official-forms/compareForm";
import { readBack } from "@boreal/official-forms/readBack";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { formEditions } from "@boreal/official-forms/maps/editions";
import { fillForm } from "@boreal/official-forms/fill";
import { checkBlank } from "@boreal/official-forms/library";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import type { ReadForm } from "@boreal/reading/reading";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import type { Asker } from "../../policies/actor.ts";
import type { FormDeps } from "./formDeps.ts";
import { deleteDocument } from "../documents/deleteDocument.ts";
import { recordReading } from "../reading/recordReading.ts";
import { saveFormValues } from "./saveFormValues.ts";
import { setAgreement } from "../answers/setAgreement.ts";
import { actor, openTestVault, pdfBytes, sampleReading, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { returnedForms } from "./returnedForms.ts";
import { testForms } from "./testForm.ts";

let vault: TestVault;
let deps: FormDeps;
beforeAll(async () => {
  vault = await openTestVault();
  deps = { ...vault.deps, forms: testForms(vault.folder) };
  await setAgreement(vault.deps, vault.student, { applicationId: vault.applicationId, agreed: true });
  await save({
    "personalDetails.familyName": "Okafor",
    "personalDetails.birthCity": "Lagos",
    noPreviousCountries: true,
    previousCountries: [{ name: "NG", status: "05", statusFrom: "2020-01-01", statusTo: "2021-01-01" }],
  });
});
afterAll(async () => await vault.close());

const place = {
  page: "application-for-study-permit",
  slot: "applicationForStudyPermit",
  person: "main",
  childNumber: null,
};
const save = async (values: Readonly<Record<string, unknown>>) =>
  await saveFormValues(vault.deps, vault.student, {
    applicationId: vault.applicationId,
    formKey: "IMM1294",
    changes: Object.entries(values).map(([path, value]) => ({ path, value })),
  });
const inCase = async () =>
  formOfCase((await loadCaseFile(vault.deps, vault.applicationId))?.caseFile ?? expect.fail("no case"), "IMM1294")
    ?.values ?? {};

const form = (values: ReadForm["values"], change: Partial<ReadForm> = {}): ReadForm => ({
  number: "1294",
  edition: "06-2026",
  language: "en",
  isKnown: true,
  validated: true,
  lastValidated: "2026-11-19",
  barcodes: true,
  signed: true,
  contradictory: 0,
  values,
  ...change,
});
const stored = async (marker: string) =>
  await storeFile(vault.deps, {
    applicationId: vault.applicationId,
    by: vault.student,
    place,
    fileName: "form.pdf",
    bytes: pdfBytes(2000, marker),
  });

/** A file in the vault that was read as a form saying this; or as no form at all. */
async function uploaded(values: ReadForm["values"], change: Partial<ReadForm> | "none" = {}): Promise<string> {
  const id = await stored(JSON.stringify([values, change]));
  await recordReading(
    vault.deps,
    id,
    1,
    sampleReading(change === "none" ? {} : { form: form(values, change), documentType: "IMM1294" }),
  );
  return id;
}

/** The values as the official file gives them back. */
async function asFileSays(): Promise<ReadForm["values"]> {
  const blank = checkBlank(testBlank("IMM1294"));
  if (isRefused(blank)) return expect.fail(blank.code);
  const values = await inCase();
  const made = fillForm(blank, values);
  const read = "bytes" in made ? readBack(made.bytes) : undefined;
  if (!read || isRefused(read)) return expect.fail("not filled");
  expect(differencesFrom(formEditions[0] ?? expect.fail("no edition"), read.values, values, read.lists)).toEqual([]);
  return read.values;
}

const compare = async (by: Asker = vault.student, formKey = "IMM1294") =>
  await returnedForms(deps, by, { applicationId: vault.applicationId, formKey });
const codes = async () => (await compare()).map(({ refusals }) => refusals.map(({ code }) => code));

describe("a form that came back", () => {
  it("does not differ as it was filled, and says how it stands", async () => {
    const id = await uploaded(await asFileSays());
    const { values: _, ...read } = form({});
    expect(await compare()).toEqual([{ fileId: id, read, differences: [], refusals: [] }]);
    await deleteDocument(vault.deps, vault.student, id);
  });

  it("is listed field by field where it differs, until the case says the same", async () => {
    const rows = [{ name: "NG", status: "05", statusFrom: "2020-01-01", statusTo: "2021-06-30" }];
    const theirs = {
      ...(await asFileSays()),
      "personalDetails.birthCity": "Ibadan",
      "previousCountries[0].statusTo": "2021-06-30",
      uci: "11112222",
    };
    const id = await uploaded(theirs);
    const [one] = await compare();
    expect(one?.differences).toHaveLength(3);
    expect(one?.differences).toEqual(
      expect.arrayContaining([
        { field: "personalDetails.birthCity", onForm: "Ibadan", inCase: "Lagos" },
        { field: "previousCountries[0].statusTo", onForm: "2021-06-30", inCase: "2021-01-01" },
        { field: "uci", onForm: "11112222" },
      ]),
    );
    await save({ "personalDetails.birthCity": "Ibadan", previousCountries: rows, uci: "11112222" });
    expect((await compare())[0]?.differences).toEqual([]);
    await deleteDocument(vault.deps, vault.student, id);
  });

  it("may spell the school’s city as its own list does", async () => {
    const school = { "studyDetails.schoolAddress.province": "ON", "studyDetails.schoolAddress.cityTown": "london" };
    await save(school);
    const file = await asFileSays();
    expect(file["studyDetails.schoolAddress.cityTown"]).toBe("London");
    const id = await uploaded(file);
    expect((await compare())[0]?.differences).toEqual([]);
    await deleteDocument(vault.deps, vault.student, id);
  });

  it("of another edition, another form, or none that can be read, is told as what it is", async () => {
    for (const [change, code] of [
      [{ edition: "01-2031", isKnown: false }, "formEditionNotKnown"],
      [{ number: "1295", isKnown: false }, "otherForm"],
      ["none", "formFlattened"],
    ] as const) {
      const id = await uploaded({}, change);
      expect(await codes()).toEqual([[code]]);
      await deleteDocument(vault.deps, vault.student, id);
    }
  });

  it("is left out until it is read, once it is deleted, and for strangers", async () => {
    const id = await stored("waiting");
    expect(await compare()).toEqual([]);
    await recordReading(vault.deps, id, 1, sampleReading({ form: form({ uci: "1" }), documentType: "IMM1294" }));
    expect(await compare()).toHaveLength(1);
    for (const by of [actor("somebody"), actor("support", "support"), null]) expect(await compare(by)).toEqual([]);
    expect(await compare(vault.student, "IMM5707")).toEqual([]);
    await deleteDocument(vault.deps, vault.student, id);
    expect(await compare()).toEqual([]);
  });
});
