import { formOfCase } from "@boreal/domain/review/formOfCase";
import { fillForm } from "@boreal/official-forms/fill";
import { checkBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { saveFormValues } from "./saveFormValues.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

/** What a person enters in the forms for residence and in the consent, by the command of the page, until it stands in the file. */

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const entries = {
  IMM5744: {
    "representative.familyName": "Roy",
    "representative.phoneNumber": "6135550100",
    "applicant.dateOfBirth": "1991-03-14",
    others: [{ familyName: "Okafor", relationship: "Daughter", dateOfBirth: "2015-05-06" }],
  },
  IMM5669: {
    "mother.familyNameAtBirth": "Eze",
    "statements.detained": false,
    hasMemberships: false,
    personalHistory: [
      { from: "2016-11", activity: "Nurse", place: "Lagos, Nigeria", status: "01", company: "Hospital" },
      { from: "2010-01", to: "2016-10", activity: "Student", place: "Enugu, Nigeria", status: "01", company: "School" },
    ],
  },
  IMM5406: {
    "parent1.presentAddress": "Deceased, Enugu, Nigeria, 2 May 2019",
    "applicant.email": "amara@example.test",
    siblings: [
      { relationship: "sister", familyName: "Okafor", givenNames: "Ngozi", countryOfBirth: "NG" },
      { relationship: "halfBrother", familyName: "Okafor", dateOfBirth: "1999-02-03", email: "obi@example.test" },
    ],
  },
  IMM0008: {
    "personalDetails.height": "170",
    "personalDetails.eyeColour": "03",
    dependants: [
      { familyName: "Okafor", givenNames: "Ada", willAccompany: true },
      {
        familyName: "Okafor",
        givenNames: "Obi",
        willAccompany: false,
        reasonNotAccompanying: "Lives with a grandmother",
      },
      { familyName: "Okafor", givenNames: "Ngozi", willAccompany: true },
    ],
  },
} as const;

describe.each(Object.entries(entries))("%s", (form, entered) => {
  const number = form as keyof typeof entries;
  it("is entered, stored and read again, and each entry comes back from the file", async () => {
    const applicationId = await firm.application(amara);
    const { refusals } = await saveFormValues(firm, amara, {
      applicationId,
      formKey: number,
      changes: Object.entries(entered).map(([path, value]) => ({ path, value })),
    });
    expect(refusals).toEqual([]);
    const caseFile = (await loadCaseFile(firm, applicationId))?.caseFile ?? expect.fail("no case");
    const { values } = formOfCase(caseFile, number);
    const blank = checkBlank(testBlank(number));
    if (isRefused(blank)) return expect.fail(blank.code);
    const filled = fillForm(blank, values);
    if ("refused" in filled) return expect.fail(JSON.stringify(filled.refused));
    const read = readBack(filled.bytes, number);
    if (isRefused(read)) return expect.fail(read.code);
    const expected = Object.entries(entered).flatMap(([path, value]): readonly (readonly [string, unknown])[] =>
      Array.isArray(value)
        ? (value as readonly object[]).flatMap((row, index) =>
            Object.entries(row).map(([name, told]) => [`${path}[${index}].${name}`, told as unknown] as const),
          )
        : [[path, value]],
    );
    expect(Object.fromEntries(expected.map(([path]) => [path, read.values[path]]))).toEqual(
      Object.fromEntries(expected),
    );
  });
});
