import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { assess, pagesToShow } from "./progress.ts";

const states = (the: CaseBuilder) => {
  const { states: all } = assess(the.build().application.type, the.reader());
  return new Map(all.map(({ id, decision }) => [id, decision.value]));
};

const reasons = (the: CaseBuilder, id: string) =>
  assess(the.build().application.type, the.reader())
    .states.find((state) => state.id === id)
    ?.decision.because.map(({ en }) => en);

const refusals = (the: CaseBuilder) =>
  assess(the.build().application.type, the.reader()).states.flatMap((state) =>
    state.refusals.map(({ path, refusal }) => [path, refusal.code]),
  );

describe("answers that no longer concern the person", () => {
  const couple = {
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseVisaType: "Visitor",
    spouseFirstName: "Jun",
  } as const;
  const setAside = (the: CaseBuilder) =>
    assess("Student", the.reader())
      .states.filter((state) => state.setAside)
      .map((state) => state.id);

  test("are set aside with the reason, still answered, and off the way", () => {
    const the = aCase().answers({ ...couple, maritalStatus: "single" });
    expect(setAside(the)).toEqual(expect.arrayContaining(["accompanyingSpouse", "spouseVisaType", "spouseFirstName"]));
    expect(states(the).get("spouseVisaType")).toBe("answered");
    expect(reasons(the, "accompanyingSpouse")).toEqual(["your answers do not show a spouse or common-law partner"]);
    expect(pagesToShow("Student", the.reader()).map((step) => step.id)).not.toContain("spouseVisaType");
  });

  test("count again when their question does", () => {
    expect(setAside(aCase().answers(couple))).toEqual([]);
    expect(aCase().answers(couple).reader().answer("spouseVisaType")).toBe("Visitor");
  });

  test("are left out of the reader, and the reader knows why", () => {
    const the = aCase()
      .answers({ ...couple, maritalStatus: "single" })
      .reader();
    expect(the.answer("spouseVisaType")).toBeUndefined();
    expect([...the.trace.restsOn]).toContain("answers.maritalStatus");
    expect([...the.trace.missing]).not.toContain("answers.spouseVisaType");
  });

  test("stay while what would hide them is not answered: not answered is never no", () => {
    const { maritalStatus: _notGiven, ...rest } = couple;
    expect(setAside(aCase().answers(rest))).toEqual([]);
    expect(aCase().answers(rest).reader().answer("spouseVisaType")).toBe("Visitor");
  });

  test("of a row go with the row’s own answers", () => {
    const the = aCase().answers({
      hasPreviousVisaApplication: true,
      previousVisas: [{ country: "GB", result: "approved", refusalReason: "too short" }],
    });
    expect(the.reader().answer("previousVisas")).toEqual([{ country: "GB", result: "approved" }]);
    expect(refusals(the)).toEqual([]);
  });

  test("of a part go by themselves", () => {
    const the = aCase().answers({ medicalHistory: { hasSyphilis: false, syphilisTreated: true } });
    expect(the.reader().answer("medicalHistory")).toEqual({ hasSyphilis: false });
    expect(setAside(the)).toEqual(["medicalHistory.syphilisTreated"]);
  });
});
