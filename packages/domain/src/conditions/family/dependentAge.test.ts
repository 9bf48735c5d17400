import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { feesOf } from "../../fees/fees.ts";
import { computePlan } from "../../plan/plan.ts";
import { isVisaTypeRuledOut, visaTypesOffered } from "../../questionnaire/family/visaTypesOffered.ts";

const asked = (one: ReturnType<typeof aCase>) => {
  const plan = computePlan(one.build());
  return {
    papers: plan.vault.filter(({ childNumber, requirement }) => childNumber === 1 && requirement === "Required").length,
    forms: plan.forms.filter(({ childNumber, applies }) => childNumber === 1 && applies).length,
    fees: feesOf(one.reader()).filter(({ childNumber }) => childNumber === 1).length,
    told: plan.assessment.warnings.some(({ id }) => id === "childNotDependent"),
  };
};

describe("a child of 22 or more", () => {
  const student = aCase().answers({ birthday: "1975-01-01" });

  test("is told, and no paper, form or fee of theirs is asked for", () => {
    expect(asked(student.child(22))).toEqual({ papers: 0, forms: 0, fees: 0, told: true });
    const younger = asked(student.child(21));
    expect(younger.papers).toBeGreaterThan(3);
    expect(younger.told).toBe(false);
    expect(asked(student.child(undefined)).told).toBe(false);
  });

  test("the day on which the application was received counts", () => {
    const grown = student.child(22).application({ receivedDate: "2025-06-01" });
    expect(asked(grown).told).toBe(false);
  });

  test("is told by the questions too", () => {
    const answered = student.answers({
      hasAccompanyingChild: true,
      numberOfChildren: 1,
      accompanyingChildren: [{ dateOfBirth: "2000-05-05" }],
    });
    expect(asked(answered).told).toBe(true);
  });
});

describe("what the family page offers", () => {
  const alone = aCase().reader();

  test("is what the questions offer", () => {
    expect(visaTypesOffered(alone, "Child")).toEqual(["Visitor", "Student", "VisaFree", "None"]);
    expect(visaTypesOffered(alone, "Spouse")).toEqual(["Visitor", "None"]);
    const accepted = aCase().answers({ spouseHasLetterOfAcceptance: true }).reader();
    expect(visaTypesOffered(accepted, "Spouse")).toContain("Student");
  });

  test.each([
    ["Child", "OpenWorkPermit", true],
    ["Child", "StudentExtension", true],
    ["Child", "Student", false],
    ["Spouse", "StudentExtension", true],
    ["Spouse", "Student", true],
    ["Spouse", "Visitor", false],
    ["Spouse", "None", false],
  ] as const)("%s, %s: ruled out %s", (type, visaType, expected) => {
    expect(isVisaTypeRuledOut(alone, type, visaType)).toBe(expected);
  });
});
