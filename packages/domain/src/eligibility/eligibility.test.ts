import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { applicationTypes } from "../caseFile/application.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { eligibilityOf, eligibilityResults } from "./eligibility.ts";

const of = (the: CaseBuilder) => eligibilityOf(new CaseReader(the.build()));

describe("eligibility", () => {
  test("of a minor in Canada with a visitor record: each result with its message", () => {
    const results = of(
      aCase().answers({
        country: "CA",
        currentImmigrationStatus: "visitor",
        insideCanadaOther: ["minorChild"],
        birthday: "2010-01-01",
        province: "ON",
        formCanadianLevelOfStudy: "secondary",
        lengthOfStudies: 20,
        childTravellingWithParent: "alone",
        maritalStatus: "single",
      }),
    );
    const values = Object.fromEntries(eligibilityResults.map((id) => [id, results[id].decision.value]));
    expect(values).toEqual({
      insideCanada: "InsideCanadaEligible",
      iec: null,
      pgwp: null,
      spouseOpenWorkPermit: null,
      superVisa: null,
      bowp: null,
      custodian: "Required",
      legalAge: "Minor",
      studyPermitExemption: "MayBeExempt",
      medicalExam: null,
      visitorVisa: null,
      restoration: null,
      expressEntry: null,
      workPermit: null,
      placement: null,
      newSchool: null,
    });
    expect(results.custodian.message?.en).toContain("IMM 5646");
    expect(results.iec).not.toHaveProperty("message");
  });

  test.each(["iec", "pgwp", "superVisa", "bowp"] as const)("%s does not concern a study permit application", (id) => {
    for (const type of ["Student", "StudentExtension", "Dli", "StandaloneFamily", "SpeFamily"] as const) {
      const { decision } = of(aCase().type(type))[id];
      expect([decision.value, decision.because[0]?.en, decision.missing]).toEqual([
        null,
        "this result is not about a study permit application",
        [],
      ]);
    }
  });

  test("other types are told that a result is not theirs", () => {
    expect(of(aCase().type("VisitorVisa")).insideCanada.decision.because[0]?.en).toBe(
      "this result is not for this type of application",
    );
    expect(of(aCase().type("SpeFamily")).custodian.decision.value).toBeNull();
  });

  test("an exemption is looked for only before a first study permit", () => {
    expect(of(aCase().answers({ lengthOfStudies: 24 })).studyPermitExemption.decision.value).toBe("PermitNeeded");
    expect(
      of(aCase().type("StudentExtension").answers({ lengthOfStudies: 24 })).studyPermitExemption.decision.value,
    ).toBeNull();
  });

  test.each(applicationTypes)("of %s: every result has a reason, and rests on the type", (type) => {
    const results = of(aCase().type(type));
    for (const id of eligibilityResults) {
      const { because, restsOn, decidedBy } = results[id].decision;
      expect(because.every(({ en, fr }) => en !== "" && fr !== "" && en !== fr)).toBe(true);
      expect([because.length > 0, restsOn[0], decidedBy.startsWith(`eligibility.${id}.`)]).toEqual([
        true,
        "application.type",
        true,
      ]);
    }
  });
});
