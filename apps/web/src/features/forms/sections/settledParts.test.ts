import { aCase } from "@boreal/domain/test/caseBuilder";
import { isListState } from "@boreal/domain/forms/formState";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { describe, expect, it } from "vitest";
import { countFilled, pathOf, settledParts } from "./settledParts.ts";

const student = aCase()
  .type("Student")
  .answers({ country: "NG", birthday: "1996-03-14", maritalStatus: "single", passportCountries: ["NG"] })
  .form({
    "personalDetails.familyName": "Okafor",
    "personalDetails.givenNames": "Ada",
    "personalDetails.sex": "Female",
    "personalDetails.birthCity": "Enugu",
    "personalDetails.birthCountry": "NG",
  });
const state = formOfCase(student.build(), "IMM1294");
const nobody = new Map<string, { en: string; fr: string }>();

describe("what of a part of a form is folded", () => {
  it("holds values that stand, and nothing that is missing or wrong", () => {
    let folded = 0;
    for (const section of state.sections) {
      const settled = settledParts(section, nobody);
      for (const part of section.parts.filter((one) => settled.has(pathOf(one)))) {
        folded += 1;
        if (isListState(part)) expect([part.refusal, part.rows.length > 0]).toEqual([undefined, true]);
        else expect([part.refusal, part.value !== undefined]).toEqual([undefined, true]);
      }
      const paths = section.parts.flatMap((part) => (isListState(part) ? [] : part.refusal ? [part.path] : []));
      expect(paths.filter((path) => settled.has(path))).toEqual([]);
    }
    expect(folded).toBeGreaterThan(3);
  });

  it("leaves open what the server or the person is not done with", () => {
    const section = state.sections.find((one) => settledParts(one, nobody).size > 3);
    if (!section) throw new Error("no section has four settled parts");
    const [first = ""] = settledParts(section, nobody);
    const own = new Map([[first, { en: "Not a date.", fr: "Pas une date." }]]);
    expect(settledParts(section, own).has(first)).toBe(false);
  });

  it("counts what nobody had to type", () => {
    const parts = state.sections.flatMap((section) => section.parts);
    const { filled, forYou } = countFilled(parts);
    expect(filled).toBe(state.filled.withValue);
    expect(forYou).toBe(state.filled.prefilled);
  });
});
