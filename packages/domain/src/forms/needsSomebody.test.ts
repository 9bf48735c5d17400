import type { FieldState, Offer } from "./fieldState.ts";
import { describe, expect, it, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import type { Refusal } from "../kernel/validation.ts";
import { formOfCase } from "../review/formOfCase.ts";
import { isListState } from "./formState.ts";
import { isLeftToTeam, needOfField, needOfList, needsSomebody } from "./needsSomebody.ts";

const refusal: Refusal = { code: "x", text: { en: "No.", fr: "Non." } };
const from = { says: { en: "from your answers", fr: "d’après vos réponses" } };
const changedSince: Offer = { value: "B", from };

describe("what a field waits for", () => {
  it.each([
    ["nothing, where a value stands", { value: "A" }, undefined],
    ["nothing, where it may stay empty", { value: undefined }, undefined],
    ["a value that is asked for", { value: undefined, refusal }, "missing"],
    ["a choice between two sources", { value: undefined, refusal, claims: [] }, "differs"],
    ["another value, where this one cannot stay", { value: "A", refusal }, "faulty"],
    ["a second look, since the source says something else", { value: "A", changedSince }, "changed"],
    ["another value first, where both hold", { value: "A", refusal, changedSince }, "faulty"],
  ] as const)("%s", (_words, state, need) => {
    expect(needOfField(state as unknown as FieldState)).toBe(need);
  });

  it("of a list an entry, or another one", () => {
    const row = { title: { en: "1", fr: "1" }, fields: [] };
    expect(needOfList({ rows: [], refusal })).toBe("missing");
    expect(needOfList({ rows: [row], refusal })).toBe("faulty");
    expect(needOfList({ rows: [row], changedSince: { value: [], from } })).toBe("changed");
    expect(needOfList({ rows: [] })).toBeUndefined();
  });
});

describe("a part of a form", () => {
  const student = aCase()
    .on("2026-11-20")
    .type("Student")
    .answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14" });
  const partOf = (values: Readonly<Record<string, unknown>>, id: string) => {
    const found = formOfCase(student.form(values).build(), "IMM1294").sections.find(({ section }) => section.id === id);
    if (!found) throw new Error(id);
    return found;
  };

  it("waits for somebody wherever it is not complete, also within a row", () => {
    for (const section of formOfCase(student.build(), "IMM1294").sections)
      if (section.progress !== "notNeeded") expect(needsSomebody(section)).toBe(section.progress !== "complete");
    expect(needsSomebody(partOf({ hasNationalId: false }, "nationalIdentityDocument"))).toBe(false);
    const lived = partOf(
      { noPreviousCountries: true, previousCountries: [{ name: "GH" }, {}, { name: "KE" }] },
      "personalDetails",
    );
    const list = lived.parts.find(isListState);
    expect(list && needOfList(list)).toBeUndefined();
    expect(needsSomebody({ parts: list ? [list] : [] })).toBe(true);
  });

  it("waits for nobody where it is not asked for", () => {
    expect(needsSomebody({ parts: [] })).toBe(false);
  });
});

test("what only the legal team enters is left to them; one field of somebody else’s is not", () => {
  const field = (path: string) => ({ path }) as FieldState;
  const open = (...paths: readonly string[]) => ({ missing: paths.map(field), missingLists: [], faulty: [] });
  expect(isLeftToTeam(open("representative.familyName", "representative.firmName"))).toBe(true);
  expect(isLeftToTeam(open("representative.familyName", "applicant.familyName"))).toBe(false);
  expect(isLeftToTeam(open())).toBe(false);
});
