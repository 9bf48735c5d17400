import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";

describe("a citizen of Canada", () => {
  test.each([
    ["Student", aCase().answers({ passportCountries: ["NG", "CA"] }), "studyPermitExemption"],
    [
      "VisitorVisa",
      aCase()
        .type("VisitorVisa")
        .answers({ vvPassportCountries: ["CA"] }),
      "visitorVisa",
    ],
    [
      "Iec",
      aCase()
        .type("Iec")
        .answers({ passportCountries: ["CA", "FR"] }),
      "iec",
    ],
  ] as const)("%s: is told first that none of this is needed", (_, one, result) => {
    const plan = computePlan(one.build());
    expect(plan.notNeeded?.text.en).toContain("none of this is needed");
    expect(plan.notNeeded?.why.sources.length).toBeGreaterThan(0);
    expect(plan.eligibility[result].value).toBe("NotNeeded");
    expect(plan.assessment.warnings.map(({ id }) => id)).toContain("canadianCitizen");
  });

  test("nobody else is, nor who asks for what citizens ask for", () => {
    expect(
      computePlan(
        aCase()
          .answers({ passportCountries: ["NG"] })
          .build(),
      ).notNeeded,
    ).toBeUndefined();
    expect(
      computePlan(
        aCase()
          .type("SinRequest")
          .answers({ passportCountries: ["CA"] })
          .build(),
      ).notNeeded,
    ).toBeUndefined();
  });
});
