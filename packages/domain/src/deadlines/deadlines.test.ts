import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { everyDeadline } from "./deadlines.ts";

const everything = aCase()
  .type("StudentExtension")
  .answers({
    country: "CA",
    currentImmigrationStatus: "studyPermit",
    studyPermitExpiryDate: "2027-08-31",
    completedOriginalStudyProgram: true,
    graduationDate: "2026-10-01",
    graduationDate2: "2029-04-30",
    passportExpiryDate: "2028-01-01",
    hasBiometrics: true,
    biometricsExpiryDate: "2030-05-05",
  })
  .document("biometrics-request-letter", { parsedValues: { issueDate: "2026-11-15" } })
  .document("provincial-attestation-letter", { parsedValues: { palExpiryDate: "2026-12-31" } });

describe("every deadline", () => {
  const found = everyDeadline(new CaseReader(everything.build()));

  test("comes from its rule, the earliest first", () => {
    expect(found.map(({ id, decision }) => [id, decision.value])).toEqual([
      ["biometrics", "2026-12-15"],
      ["studyPermitAfterStudies", "2026-12-30"],
      ["attestationLetter", "2026-12-31"],
      ["postGraduationPermit", "2027-03-30"],
      ["permitEnd", "2027-08-31"],
      ["passport", "2028-01-01"],
      ["biometricsExpiry", "2030-05-05"],
    ]);
  });

  test("has a title in both languages without a value of the case, a reason and a source", () => {
    for (const { title, decision } of found) {
      expect(`${title.en} ${title.fr}`).not.toMatch(/\d|\{/);
      expect(title.fr).not.toBe(title.en);
      expect([decision.because.length, decision.restsOn.length > 0, decision.sources.length > 0]).toEqual([
        1,
        true,
        true,
      ]);
    }
  });

  test("whose date is not known comes last", () => {
    const early = aCase().type("WorkPermit").on("2026-02-11").answers({
      graduationDate: "2026-01-15",
      country: "CA",
      currentImmigrationStatus: "studyPermit",
      studyPermitExpiryDate: "2027-01-01",
    });
    expect(everyDeadline(new CaseReader(early.build())).map(({ decision }) => decision.value)).toEqual([
      "2026-04-15",
      "2027-01-01",
      null,
    ]);
  });

  test("there is none in an empty case", () => {
    expect(everyDeadline(new CaseReader(aCase().build()))).toEqual([]);
  });
});
