import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";
import { formCount } from "../plan/formCount.ts";
import { formStatusesOf } from "../review/formStatuses.ts";
import { formsOfPerson, isTeamForm, leftToPerson } from "./teamForms.ts";

describe("forms that only the legal team fills in", () => {
  it("are told by their number and by their key, with what is left to the person", () => {
    expect(["IMM5476", "IMM5476:spouse", "IR1", "IMM1294", "IMM5744"].map(isTeamForm)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(leftToPerson("IMM5476:child2")?.says.en).toContain("sign it by hand");
    expect(leftToPerson("IMM1294")).toBeUndefined();
  });

  it("are the team’s, whatever stands in them, and in no list or count of the applicant", () => {
    const caseFile = aCase().type("Student").answers({ country: "NG", maritalStatus: "single" }).build();
    const statuses = formStatusesOf(caseFile);
    expect(statuses.find(({ id }) => id === "IMM5476")).toMatchObject({ forLawyer: true });
    const own = formsOfPerson(computePlan(caseFile).forms).filter(({ applies }) => applies);
    expect(own.map(({ id }) => id)).not.toContain("IMM5476");
    expect(formCount(statuses, own.length).of).toBeLessThanOrEqual(own.length);
  });
});
