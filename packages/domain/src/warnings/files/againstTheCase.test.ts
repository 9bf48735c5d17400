import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";

const raisedBy = (the: CaseBuilder) =>
  computePlan(the.build()).warnings.map(({ id, blocking }) => (blocking ? `${id}!` : id));

const student = aCase().type("Student").answers({ birthday: "2000-01-01" });
const form = (parsedValues: Record<string, unknown>, the = student, facts: object = {}) =>
  the.document("application-for-study-permit", {
    slotId: "applicationForStudyPermit",
    documentOwner: "main",
    documentType: "IMM1294",
    parsedValues: {
      formNumber: "IMM 1294",
      formEdition: "06-2026",
      isValidated: "Yes",
      isSigned: "Yes",
      ...parsedValues,
    },
    ...facts,
  });
const family = (parsedValues: Record<string, unknown>) =>
  student.document("family-information-form", {
    slotId: "familyInformationForm",
    documentOwner: "main",
    documentType: "IMM5707",
    parsedValues: { formNumber: "IMM 5707", formEdition: "01-2023", isSigned: "Yes", ...parsedValues },
  });
const answered = (answers: Parameters<CaseBuilder["answers"]>[0]) => student.answers(answers);
const letter = (day: string) =>
  student.document("letter-of-acceptance", {
    documentOwner: "main",
    parsedValues: { startOfCanadianStudyProgram: day },
  });

describe("a form that came back, against the case", () => {
  test.each<[string, CaseBuilder, string[]]>([
    [
      "has the passport number of the answers, but for spaces and a zero",
      form({ passportNumber: "A0123 4567" }, answered({ passportNumber: "AO1234567" })),
      [],
    ],
    [
      "has another passport number",
      form({ passportNumber: "A01234568" }, answered({ passportNumber: "A01234567" })),
      ["passportNumberMismatch"],
    ],
    ["has a passport number that nobody was asked for", form({ passportNumber: "A01234568" }), []],
    [
      "has the UCI of the answers, with other dashes",
      form({ uciNumber: "1122-3344" }, answered({ uciNumber: "11223344" })),
      [],
    ],
    ["has another UCI", form({ uciNumber: "11223345" }, answered({ uciNumber: "1122-3344" })), ["uciMismatch"]],
    ["has an answer that is no number", form({ uciNumber: "11223345" }, answered({ uciNumber: "none" })), []],
    [
      "begins the studies with the letter",
      form({ startOfCanadianStudyProgram: "2027-01-04" }, letter("2027-01-04")),
      [],
    ],
    [
      "begins the studies on another day",
      form({ startOfCanadianStudyProgram: "2027-01-05" }, letter("2027-01-04")),
      ["studyPermitStartDateMismatch!"],
    ],
    [
      "is measured by the newest letter",
      form(
        { startOfCanadianStudyProgram: "2027-01-05" },
        letter("2027-01-04").document("letter-of-acceptance", {
          documentOwner: "main",
          parsedValues: { startOfCanadianStudyProgram: "2027-01-05" },
        }),
      ),
      [],
    ],
    ["has no letter to be measured by", form({ startOfCanadianStudyProgram: "2027-01-05" }), []],
    [
      "lacks something of the family",
      family({ isFamilyComplete: "No", isApplicantComplete: "Yes" }),
      ["familyInformationIncomplete!"],
    ],
    [
      "lacks something of its own person",
      family({ isFamilyComplete: "Yes", isApplicantComplete: "No" }),
      ["mainApplicantInformationIncomplete!"],
    ],
    [
      "is a scan in which nothing was read",
      family({ formNumber: undefined, formEdition: undefined, isSigned: undefined }),
      ["formNotValidated!"],
    ],
  ])("%s", (_words, the, expected) => {
    expect(raisedBy(the)).toEqual(expected);
  });

  test("the form of a spouse is not measured by the numbers of the applicant", () => {
    const the = answered({ passportNumber: "A01234567", uciNumber: "11223344" }).spouse("Student");
    const spouses = the.document("spouse-application-for-study-permit", {
      documentOwner: "spouse",
      documentType: "IMM1294",
      parsedValues: { formNumber: "IMM 1294", isValidated: "Yes", passportNumber: "B99999999", uciNumber: "99" },
    });
    expect(raisedBy(spouses)).toEqual([]);
  });

  test("the form of a child without an answer is measured by the passport of that child", () => {
    const children = student.child(7).child(5);
    const childsForm = children
      .document("child-passport", { documentOwner: "child", childNumber: 1, parsedValues: { passportNumber: "C1" } })
      .document("child-passport", { documentOwner: "child", childNumber: 2, parsedValues: { passportNumber: "C2" } })
      .document("child-application-for-study-permit", {
        documentOwner: "child",
        childNumber: 1,
        documentType: "IMM1294",
        parsedValues: { formNumber: "IMM 1294", isValidated: "Yes", passportNumber: "C2" },
      });
    expect(raisedBy(childsForm)).toEqual(["passportNumberMismatch"]);
  });
});
