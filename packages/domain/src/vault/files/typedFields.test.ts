import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { everyDeadline } from "../../deadlines/deadlines.ts";
import { fundsOf } from "../../funds/funds.ts";
import { formOfCase } from "../../review/formOfCase.ts";
import { fieldsToType } from "./typedFields.ts";
import { studyLengthPrefill } from "../../questionnaire/prefills.ts";
import { pageOf } from "../pages.ts";

function offered(page: string, at = 0, needsForm = (_form: string) => true) {
  const slot = pageOf(page)?.slots[at];
  if (!slot) throw new Error(`${page} has no such slot`);
  return fieldsToType(page, slot, needsForm);
}
const ids = (page: string, at = 0) => offered(page, at).map(({ field }) => field.id);

describe("what a person may type", () => {
  it.each([
    ["provincial-attestation-letter", ["documentNumber", "palExpiryDate", "palProvince"]],
    ["certificate-acceptation-du-quebec", ["certificateNumber", "expiryDate"]],
    ["document-filing-status-email", ["filingStatus", "courtFileNumber"]],
    ["letter-of-acceptance", ["tuitionFees", "startOfCanadianStudyProgram", "durationMonths"]],
    ["passport", ["passportNumber", "passportExpiryDate", "birthCountry"]],
    ["spouse-letter-of-acceptance", ["schoolProvince"]],
    ["proof-of-funds", ["closingBalance", "currency", "accountNumber"]],
  ])("of %s", (page, expected) => {
    expect(ids(page)).toEqual(expect.arrayContaining(expected));
  });

  it.each(
    [
      "medical-request-letter",
      "original-passport-request",
      "additional-document-request",
      "biometrics-request-letter",
    ].flatMap((letter) => ["", "spouse-", "child-"].map((person) => `${person}${letter}`)),
  )("the day of %s and the day by which it asks for an answer", (page) => {
    expect(ids(page)).toEqual(expect.arrayContaining(["issueDate", "dueDate"]));
  });

  it("begins with what something waits for, and names no form that the application does not need", () => {
    const needed = offered("passport").map(({ needs }) => needs.length > 0);
    expect(needed).toEqual(needed.toSorted((one, other) => Number(other) - Number(one)));
    const without = offered("passport", 0, () => false).flatMap(({ needs }) => needs.flatMap(({ form }) => form ?? []));
    expect(without).toEqual([]);
  });
});

describe("a typed value counts like a read one", () => {
  it("in the study permit form and the funds, where amounts are numbers", () => {
    const caseFile = aCase().document("letter-of-acceptance", {
      slotId: "letterOfAcceptance",
      parsedValues: { tuitionFees: 18_900.5 },
    });
    expect(formOfCase(caseFile.build(), "IMM1294").values["studyDetails.studyCosts.tuition"]).toBe("18900");
    expect(JSON.stringify(fundsOf(caseFile.reader()))).toContain("18900.5");
  });

  it("in a question that it answers", () => {
    expect(
      studyLengthPrefill(
        aCase()
          .document("letter-of-acceptance", { parsedValues: { durationMonths: 16 } })
          .reader(),
      )?.value,
    ).toBe(16);
  });

  it("in a date that is watched", () => {
    const letter = aCase().document("provincial-attestation-letter", {
      slotId: "provincialAttestationLetter",
      parsedValues: { palExpiryDate: "2027-03-01" },
    });
    expect(everyDeadline(letter.reader()).map(({ id, decision }) => [id, decision.value])).toContainEqual([
      "attestationLetter",
      "2027-03-01",
    ]);
  });
});
