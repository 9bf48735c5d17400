import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";

const isTold = (the: CaseBuilder) =>
  computePlan(the.build()).assessment.warnings.some(({ id }) => id === "programStartsSoon");
const from = (country: "NG" | "CA", start: string) =>
  aCase().on("2026-11-20").answers({ country, startOfCanadianStudyProgram: start });

test.each<[string, CaseBuilder, boolean]>([
  ["a program in 44 days", from("NG", "2027-01-03"), true],
  ["one in sixty days: the decision may just come in time", from("NG", "2027-01-19"), false],
  ["one that began yesterday", from("NG", "2026-11-19"), false],
  ["one asked for from inside Canada", from("CA", "2027-01-03"), false],
  ["an application that was sent", from("NG", "2027-01-03").status("IrccProcessing"), false],
  ["an extension", from("NG", "2027-01-03").type("StudentExtension"), false],
])("%s", (_what, the, expected) => {
  expect(isTold(the)).toBe(expected);
});
