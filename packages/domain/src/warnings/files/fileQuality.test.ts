import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";
import { fileQualityWarnings } from "./fileQuality.ts";

const student = aCase().type("Student");

test("a file is measured as it will be filed", () => {
  const megabytes = 1024 * 1024;
  const raised = (facts: object) =>
    computePlan(student.document("passport", { documentOwner: "main", ...facts }).build()).warnings.filter(
      ({ id }) => id === "fileSize",
    ).length;
  expect(raised({ bytes: 9 * megabytes })).toBe(1);
  expect(raised({ bytes: 9 * megabytes, fittedBytes: 2 * megabytes })).toBe(0);
  expect(raised({ bytes: 9 * megabytes, fittedBytes: 5 * megabytes })).toBe(1);
  expect(raised({ bytes: 1, findings: ["fileSize"], fittedBytes: 2 * megabytes })).toBe(0);
  expect(raised({ bytes: 0, fittedBytes: 2 * megabytes })).toBe(1);
});

test("what to do about a type that is not taken names none, for each place takes its own", () => {
  const fix = fileQualityWarnings.find(({ id }) => id === "wrongType")?.fix;
  expect([fix?.en, fix?.fr]).toEqual([expect.not.stringMatching(/PDF|JPG/u), expect.not.stringMatching(/PDF|JPG/u)]);
});

test("a grey copy is said of passports, and blocks nothing", () => {
  const raised = (findings: readonly string[]) =>
    computePlan(student.document("passport", { documentOwner: "main", findings: [...findings] }).build())
      .warnings.filter(({ id }) => id === "passportNotInColour")
      .map(({ blocking }) => blocking);
  expect(raised(["passportNotInColour"])).toEqual([false]);
  expect(raised([])).toEqual([]);
});
