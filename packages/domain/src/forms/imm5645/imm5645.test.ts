import { describe, expect, it } from "vitest";
import { fieldOf, listOf, saidAt } from "../../../test/formWords.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { applicationKinds } from "../familyInformation/applicationKinds.ts";
import { amara, married, state, valuesOf } from "../../../test/familyOfForms.ts";

describe("the type of the application", () => {
  it("has a kind for each of the 21 types", () => {
    expect(Object.keys(applicationKinds).toSorted()).toEqual([...applicationTypes].toSorted());
  });

  it.each([
    ["Student", "student"],
    ["Dli", "student"],
    ["Bowp", "worker"],
    ["TrvSpe", "visitor"],
    ["ExpressEntry", "other"],
  ] as const)("%s is for a %s", (type, kind) => {
    expect(valuesOf(amara.type(type))["applicationType"]).toBe(kind);
  });

  it("of a family member is what they ask for, not what the applicant asks for", () => {
    expect(valuesOf(married, { role: "spouse" })["applicationType"]).toBe("worker");
    expect(valuesOf(amara.child(7, "Student"), { role: "child", childNumber: 1 })["applicationType"]).toBe("student");
    expect(valuesOf(amara.child(7, "VisaFree"), { role: "child", childNumber: 1 })["applicationType"]).toBeUndefined();
    expect(valuesOf(amara.type("VisitorVisa"), { role: "visitor" })["applicationType"]).toBe("visitor");
  });
});

describe("parts that appear and disappear", () => {
  it("skip the spouse when it is certified that there is none, and the children too", () => {
    const none = state({ noSpouse: true, noChildren: true });
    expect(fieldOf(none, "spouse.name")).toBeUndefined();
    expect(listOf(none, "children")).toBeUndefined();
    expect(fieldOf(none, "noSpouseSignedOn")).toBeDefined();
    expect(fieldOf(state({ noSpouse: false, noChildren: false }), "noSpouseSignedOn")).toBeUndefined();
  });

  it("require the spouse of whoever has one, and a child of whoever did not certify", () => {
    const open = state({ noSpouse: "", "applicant.maritalStatus": "6", noChildren: false });
    expect(fieldOf(open, "spouse.name")).toMatchObject({ isRequired: true });
    expect(listOf(open, "children")?.refusal?.code).toBe("formRowMissing");
    expect(fieldOf(state({ noSpouse: "" }), "spouse.name")).toMatchObject({ isRequired: false });
  });

  it("ask neither occupation nor company of a person who has died", () => {
    const died = state({
      "mother.presentAddress": "Deceased, Lagos, Nigeria, 2015-06-01",
      "father.presentAddress": "Décédé à Abuja",
    });
    for (const parent of ["mother", "father"]) {
      expect(fieldOf(died, `${parent}.presentOccupation`)).toMatchObject({ isRequired: false });
      expect(fieldOf(died, `${parent}.willAccompany`)).toBeUndefined();
    }
    expect(fieldOf(state({ "mother.presentAddress": "1 Rue Deceased" }), "mother.presentOccupation")).toMatchObject({
      isRequired: true,
    });
  });

  it("require applicant, mother and father, and no brother or sister", () => {
    const missing = state({ noChildren: true }).missing.map(({ path }) => path);
    expect(missing).toEqual(expect.arrayContaining(["mother.name", "father.presentAddress"]));
    expect(missing.filter((path) => path.startsWith("siblings") || path.startsWith("spouse"))).toEqual([]);
  });
});

describe("limits and messages", () => {
  const children = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Okafor, Child${index}` }));
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, string | undefined][] = [
    ["an address of 88", { "mother.presentAddress": "a".repeat(88) }, "mother.presentAddress", undefined],
    ["an address of 89", { "mother.presentAddress": "a".repeat(89) }, "mother.presentAddress", "formTextGoesOn"],
    ["an occupation of 44", { "father.presentOccupation": "a".repeat(44) }, "father.presentOccupation", undefined],
    ["an occupation of 45", { "father.presentOccupation": "a".repeat(45) }, "father.presentOccupation", "formTextMax"],
    [
      "an occupation of 45 in a row",
      { siblings: [{ presentOccupation: "a".repeat(45) }] },
      "siblings[0].presentOccupation",
      "formTextMax",
    ],
    [
      "a parent born the day after tomorrow",
      { "mother.dateOfBirth": "2026-11-22" },
      "mother.dateOfBirth",
      "birthdayInPast",
    ],
    ["a name in one piece", { "mother.name": "Grace Nwosu" }, "mother.name", "familyFormNameComma"],
    ["a name in another script", { "mother.name": "王, 芳" }, "mother.name", "formCharacters"],
    ["a native name in another script", { "mother.nativeName": "王芳" }, "mother.nativeName", undefined],
    ["a married mother", { "mother.maritalStatus": "5" }, "mother.maritalStatus", undefined],
    [
      "a widowed mother by the code of the applicant",
      { "mother.maritalStatus": "8" },
      "mother.maritalStatus",
      "formNotAChoice",
    ],
    [
      "a spouse who was not at the wedding",
      { noSpouse: false, "spouse.maritalStatus": "6" },
      "spouse.maritalStatus",
      "formNotAChoice",
    ],
    ["a couple and no spouse", { noSpouse: true, "applicant.maritalStatus": "2" }, "noSpouse", "noSpouseWhileCouple"],
    ["a kind of application that is none", { applicationType: "tourist" }, "applicationType", "formNotAChoice"],
  ];
  it.each(cases)("%s", (_, values, path, code) => {
    expect(saidAt(state(values), path)).toBe(code);
  });

  it("a child of the case cannot be certified away", () => {
    expect(saidAt(state({ noChildren: true }, amara.child(7, "Student")), "noChildren")).toBe("noChildrenWhileInCase");
  });

  it("holds four children and seven brothers and sisters, and says where the others go", () => {
    expect(listOf(state({ noChildren: false, children: children(4) }), "children")?.advice).toBeUndefined();
    const five = listOf(state({ noChildren: false, children: children(5) }), "children");
    expect([five?.refusal, five?.mayAdd]).toEqual([undefined, true]);
    expect(five?.advice?.en).toContain("further sheet");
    expect(listOf(state({ siblings: children(7) }), "siblings")?.advice).toBeUndefined();
    expect(listOf(state({ siblings: children(8) }), "siblings")?.advice?.en).toContain("further sheet");
  });
});
