import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";

/** Today is 20 November 2026. Values that can be true and seldom are: the person is asked once, and nothing is held back. */

const raised = (the: CaseBuilder) =>
  computePlan(the.build())
    .assessment.warnings.filter(({ id }) => id.includes("Unusual"))
    .map(({ id }) => id);

const paid = { tuitionPayment: "oneSemester" } as const;

test.each<[string, CaseBuilder, readonly string[]]>([
  ["a passport number of five signs", aCase().answers({ passportNumber: "A1234" }), ["passportNumberUnusual"]],
  ["one of twelve", aCase().answers({ passportNumber: "A12345678901" }), ["passportNumberUnusual"]],
  ["one of nine", aCase().answers({ passportNumber: "A12345678" }), []],
  [
    "a passport of twenty years",
    aCase().answers({ passportIssueDate: "2020-03-01", passportExpiryDate: "2040-03-01" }),
    ["passportLastsUnusuallyLong"],
  ],
  [
    "a passport of ten years and nine months",
    aCase().answers({ passportIssueDate: "2020-03-01", passportExpiryDate: "2030-12-01" }),
    [],
  ],
  [
    "funds of two millions",
    aCase().answers({ hasFinances: true, financialSupport: "notSupported", userInputAvailableFunds: 2_000_000 }),
    ["fundsUnusuallyLarge"],
  ],
  [
    "funds of forty thousand",
    aCase().answers({ hasFinances: true, financialSupport: "notSupported", userInputAvailableFunds: 40_000 }),
    [],
  ],
  ["tuition of a million", aCase().answers({ ...paid, tuitionPaymentAmount: 1_000_000 }), ["tuitionUnusuallyLarge"]],
  ["tuition of a year", aCase().answers({ ...paid, tuitionPaymentAmount: 32_000 }), []],
  [
    "a scholarship of a million a year",
    aCase().answers({ scholarship: true, scholarshipAmount: 1_000_000 }),
    ["scholarshipUnusuallyLarge"],
  ],
  [
    "a first program that started in 2019",
    aCase().answers({ startOfCanadianStudyProgram: "2019-09-03" }),
    ["programStartUnusual"],
  ],
  ["one in ten years", aCase().answers({ startOfCanadianStudyProgram: "2036-09-03" }), ["programStartUnusual"]],
  ["one that started last month", aCase().answers({ startOfCanadianStudyProgram: "2026-10-20" }), []],
  ["one next autumn", aCase().answers({ startOfCanadianStudyProgram: "2027-09-03" }), []],
  [
    "an extension of studies that began in 2019",
    aCase().type("StudentExtension").answers({ startOfCanadianStudyProgram: "2019-09-03" }),
    [],
  ],
])("%s", (_what, the, ids) => {
  expect(raised(the)).toEqual(ids);
});
