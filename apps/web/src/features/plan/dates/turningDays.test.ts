import { aCase } from "@boreal/domain/test/caseBuilder";
import { computePlan } from "@boreal/domain/plan/plan";
import { describe, expect, it } from "vitest";
import { turningDays } from "./turningDays.ts";

describe("days that change the plan", () => {
  const student = aCase()
    .on("2026-11-20")
    .answers({ country: "NG", passportCountries: ["NG"] })
    .build();

  it("come in their order, after today, each with the names of what changes", () => {
    const days = turningDays(student, computePlan(student));
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    for (const { date, names } of days) {
      expect(date > "2026-11-20").toBe(true);
      expect(names.length).toBeGreaterThan(0);
    }
  });

  it("leave out a day on which only tables change that stand for nothing in this plan", () => {
    const plan = computePlan(student);
    const source = {
      title: "IRCC, fee changes",
      checkedOn: "2026-11-01",
      status: "verified" as const,
      validFrom: "2024-12-01",
    };
    const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources: [source] };
    const citing = {
      ...plan,
      letters: [{ id: "x", title: { en: "", fr: "" }, requirement: "Required" as const, permissions: [], why }],
    };
    expect(turningDays(student, citing)).toEqual(turningDays(student, plan));
  });
});
