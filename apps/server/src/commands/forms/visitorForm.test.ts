import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { addBlank } from "./addBlank.ts";
import { fillOfficialForm } from "./fillOfficialForm.ts";
import type { FormDeps } from "./formDeps.ts";
import { saveFormValues } from "./saveFormValues.ts";
import { complete, testForms } from "./testForm.ts";

/** The form of a visitor, from the hand of the daughter who answers for her to the authority’s file. */

let firm: TestFirm;
let folder: string;
let deps: FormDeps;
let lucia: Actor;
let id: string;
beforeAll(async () => {
  firm = await openTestFirm();
  folder = mkdtempSync(join(tmpdir(), "boreal-visit-"));
  deps = { ...firm, forms: testForms(folder) };
  lucia = await firm.person("student");
  await addBlank(deps, await firm.person("admin"), { bytes: testBlank("IMM5257") });
  id = await firm.application(lucia, "VisitorVisa");
});
afterAll(async () => {
  await deps.forms.desk.close();
  await firm.close();
  rmSync(folder, { recursive: true });
});

const caseNow = async () => (await loadCaseFile(firm, id))?.caseFile ?? expect.fail("no case");

const answers = {
  vvVisitorType: "parent",
  vvIsHosting: true,
  vvIsSuperVisa: true,
  vvReasonForVisit: "visitFamily",
  vvVisitorArrivalDate: "2028-03-01",
  vvVisitorDepartureDate: "2028-09-01",
  vvPassportCountries: ["NG"],
  vvHasSpecialPassport: ["none"],
  country: "NG",
  birthday: "1958-03-14",
  gender: "female",
  birthCountry: "NG",
  hasFinances: true,
  userInputAvailableFunds: 9000,
  vvMaritalStatus: "married",
  vvIncludePartner: true,
};

async function answer(): Promise<void> {
  const { refusals } = await saveAnswers(firm, lucia, {
    applicationId: id,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  expect(refusals).toEqual([]);
}

async function enterWhole(formKey: "IMM5257:visitor" | "IMM5257:spouse") {
  const person = { role: formKey === "IMM5257:visitor" ? "visitor" : "spouse" } as const;
  const entered = complete(await caseNow(), "IMM5257", person);
  const { refusals } = await saveFormValues(firm, lucia, {
    applicationId: id,
    formKey,
    changes: Object.entries(entered).map(([path, value]) => ({ path, value })),
  });
  expect(refusals).toEqual([]);
  return formOfCase(await caseNow(), "IMM5257", person);
}

async function fileOf(formKey: string) {
  const filled = await fillOfficialForm(deps, lucia, { applicationId: id, formKey, language: "en" });
  if ("refusals" in filled) return expect.fail(JSON.stringify(filled.refusals));
  const read = readBack(filled.bytes, "IMM5257");
  if (isRefused(read)) return expect.fail(read.code);
  return { read, notes: filled.notes };
}

describe("the form for a visitor visa", () => {
  it("is nobody’s but the visitor’s until a partner comes along", async () => {
    const asked = { applicationId: id, formKey: "IMM5257:spouse", language: "en" } as const;
    expect(await fillOfficialForm(deps, lucia, asked)).toMatchObject({
      refusals: [{ code: "personNotInApplication" }],
    });
  });

  it("of the visitor says what was answered for her and what was entered, each value in the file", async () => {
    await answer();
    const state = await enterWhole("IMM5257:visitor");
    expect(state.isFilled).toBe(true);
    const { read, notes } = await fileOf("IMM5257:visitor");
    const without = new Set(notes.map(({ path }) => path?.replace("forms.IMM5257:visitor.", "")));
    const wanted = Object.entries(state.values).filter(([path]) => !without.has(path));
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter(([path, value]) => read.values[path] !== value)).toEqual([]);
    expect(read.values).toMatchObject({
      visaType: "VisitorVisa",
      "visitDetails.purpose": "07",
      "visitDetails.from": "2028-03-01",
      "visitDetails.to": "2028-09-01",
      "visitDetails.fundsAvailable": "9000",
      "personalDetails.dateOfBirth": "1958-03-14",
      "personalDetails.citizenship": "NG",
      "personalDetails.currentMaritalStatus": "01",
    });
  });

  it("of the partner who comes along is a form of their own", async () => {
    const state = await enterWhole("IMM5257:spouse");
    const { read } = await fileOf("IMM5257:spouse");
    expect(read.values).toMatchObject({ visaType: "VisitorVisa", "visitDetails.from": "2028-03-01" });
    // Why the partner comes is theirs to say.
    expect(state.values["visitDetails.purpose"]).toBe("13");
    expect(read.values["visitDetails.purpose"]).toBe("13");
  });

  it("of who only passes through holds neither a purpose nor money, whatever was entered before", async () => {
    const { refusals } = await saveFormValues(firm, lucia, {
      applicationId: id,
      formKey: "IMM5257:visitor",
      changes: [
        { path: "visaType", value: "Transit" },
        { path: "visitDetails.purpose", value: "03" },
        { path: "visitDetails.purposeOther", value: "A wedding" },
        { path: "visitDetails.fundsAvailable", value: "500" },
      ],
    });
    expect(refusals).toEqual([]);
    const { read } = await fileOf("IMM5257:visitor");
    expect(read.values["visaType"]).toBe("Transit");
    expect(["purpose", "purposeOther", "fundsAvailable"].map((name) => read.values[`visitDetails.${name}`])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(read.values["visits[0].name"]).toBeDefined();
  });
});
