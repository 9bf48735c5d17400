import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";
import { formOfCase } from "./formOfCase.ts";
import { formStatusesOf, withEnough } from "./formStatuses.ts";
import { readyForReview, withForms } from "./readyForReview.ts";

const student = aCase().type("Student").answers({ country: "NG", birthday: "1996-03-14", maritalStatus: "single" });
const standing = (the: CaseBuilder, key: string) => formStatusesOf(the.build()).find((one) => one.key === key);
const openForms = (the: CaseBuilder) => {
  const caseFile = the.build();
  return readyForReview(caseFile, computePlan(caseFile).readiness)
    .open.filter(({ kind }) => kind === "form")
    .map(({ id }) => id);
};

describe("the forms that a case needs", () => {
  test("say what is missing, part by part, with the names of the fields", () => {
    const form = standing(student, "IMM1294");
    const state = formOfCase(student.build(), "IMM1294");
    expect(form).toMatchObject({
      id: "IMM1294",
      person: { role: "main" },
      isComplete: false,
      settledBy: null,
      forLawyer: false,
    });
    const gaps = form?.parts.flatMap((part) => part.gaps.map(({ path }) => path)) ?? [];
    expect(gaps.toSorted()).toEqual(
      [
        ...state.missing.map(({ path }) => path),
        ...state.faulty.map(({ path }) => path),
        ...state.missingLists.map(({ list }) => list.list),
      ].toSorted(),
    );
    expect(form?.parts.find(({ id }) => id === "personalDetails")?.gaps).toContainEqual({
      path: "personalDetails.familyName",
      label: expect.objectContaining({ en: "Family name" }) as object,
      sentence: expect.any(Object) as object,
    });
  });

  test("are told apart by person", () => {
    const keys = formStatusesOf(student.spouse("Student").build()).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["IMM1294", "IMM1294:spouse"]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("hold the review back, each by its name and with how much is left", () => {
    expect(openForms(student)).toContain("IMM1294");
    const caseFile = student.build();
    const plan = computePlan(caseFile);
    expect(plan.readiness.open.some(({ kind }) => kind === "form")).toBe(false);
    const count = standing(student, "IMM1294")?.parts.reduce((sum, { gaps }) => sum + gaps.length, 0);
    expect(readyForReview(caseFile, plan.readiness).open.find(({ id }) => id === "IMM1294")?.text.en).toMatch(
      new RegExp(`IMM 1294.*: ${count} entries are missing`),
    );
  });

  test("are told once: the place of the signed form is open beside them only where something was returned", () => {
    const slots = (the: typeof student) => {
      const caseFile = the.build();
      return readyForReview(caseFile, computePlan(caseFile).readiness).open.flatMap(({ kind, page }) =>
        kind === "slot" && page ? [page] : [],
      );
    };
    const place = "application-for-study-permit" as const;
    expect(computePlan(student.build()).readiness.open.map(({ page }) => page)).toContain(place);
    expect(slots(student)).not.toContain(place);
    expect(slots(student)).toContain("passport");
    expect(slots(student.document(place, { returnedAt: "2026-11-01T10:00:00.000Z" }))).toContain(place);
  });

  test("a representative who was not entered is the legal team’s point and holds nothing back", () => {
    const the = student.build();
    const only = formStatusesOf(the)
      .filter(({ key }) => key === "IMM5476")
      .map((one) => ({
        ...one,
        parts: one.parts
          .map((part) => ({ ...part, gaps: part.gaps.filter(({ path }) => path.startsWith("representative.")) }))
          .filter(({ gaps }) => gaps.length > 0),
        forLawyer: true,
      }));
    expect(only.flatMap(({ parts }) => parts).length).toBeGreaterThan(0);
    const ready = withForms({ readyForReview: true, open: [] }, only);
    expect([ready.readyForReview, ready.open.map(({ id, forLawyer }) => [id, forLawyer])]).toEqual([
      true,
      [["IMM5476", true]],
    ]);
  });

  test("one of two family forms is asked for, the one that the checklist of the day names", () => {
    const familyFormsOf = (the: typeof student) =>
      formStatusesOf(the.build()).flatMap(({ key, id }) => (id === "IMM5645" || id === "IMM5707" ? [key] : []));
    const couple = student.spouse("Student").answers({ spouseCountry: "NG" });
    expect(new Set(familyFormsOf(couple))).toEqual(new Set(["IMM5707", "IMM5707:spouse"]));
    expect(new Set(familyFormsOf(couple.on("2025-09-11")))).toEqual(new Set(["IMM5645", "IMM5645:spouse"]));
    expect(new Set(familyFormsOf(student.spouse("OpenWorkPermit")))).toEqual(new Set(["IMM5707", "IMM5645:spouse"]));
  });

  test("where both are there, one is enough, for the same person", () => {
    const [asked] = formStatusesOf(student.build()).filter(({ id }) => id === "IMM5707");
    if (!asked) return expect.fail("no family form is asked for");
    const other = { ...asked, key: "IMM5645", id: "IMM5645" } as const;
    const ofSpouse = { ...asked, key: "IMM5645:spouse", id: "IMM5645" } as const;
    const oneWritten = withEnough([{ ...asked, isComplete: true, parts: [] }, other, ofSpouse]);
    expect(oneWritten.map(({ key, settledBy }) => [key, settledBy])).toEqual([
      ["IMM5707", null],
      ["IMM5645", "otherForm"],
      ["IMM5645:spouse", null],
    ]);
    const open = (all: Parameters<typeof withForms>[1]) =>
      withForms({ readyForReview: true, open: [] }, all).open.map(({ id }) => id);
    expect(open(oneWritten)).toEqual(["IMM5645:spouse"]);
    expect(open([asked, other])).toHaveLength(1);
  });
});
