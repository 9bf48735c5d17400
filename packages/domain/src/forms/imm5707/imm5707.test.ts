import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";

const amara = aCase()
  .profile({ firstName: "Amara", lastName: "Okafor" })
  .answers({
    country: "NG",
    birthday: "1991-03-14",
    birthCountry: "NG",
    jobTitle: "Accountant",
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseFirstName: "Chidi",
    spouseLastName: "Okafor",
  })
  .spouse("OpenWorkPermit");

const valuesOf = (the: typeof amara, person?: Parameters<typeof stateOf>[2]) =>
  stateOf("IMM5707", the.build(), person).values;
const state = (values: Readonly<Record<string, unknown>>, the = amara) =>
  stateOf("IMM5707", the.entered("IMM5707", values).build());

describe("what is filled in", () => {
  it("is the same family as on the other form, with the codes of this one", () => {
    expect(valuesOf(amara.child(7, "Student"))).toMatchObject({
      "applicant.familyName": "Okafor",
      "applicant.givenNames": "Amara",
      "applicant.maritalStatus": "5",
      "applicant.presentOccupation": "Accountant",
      "spouse.maritalStatus": "5",
      "spouse.givenNames": "Chidi",
      "spouse.willAccompany": true,
      "children[0].maritalStatus": "2",
      "children[0].willAccompany": true,
      noSpouse: false,
    });
  });

  it("is what was written in the other family form, before what the case knows", () => {
    const the = amara.entered("IMM5645", {
      "applicant.name": "OKAFOR, Amara Ngozi",
      "applicant.nativeName": "Àmárà",
      "applicant.maritalStatus": "6",
      "mother.name": "EZE, Grace",
      "mother.maritalStatus": "7",
      "father.presentAddress": "Deceased, Lagos",
      children: [{ name: "OKAFOR, Ada", relationship: "stepDaughter", maritalStatus: "6", presentAddress: "Lagos" }],
    });
    expect(valuesOf(the)).toMatchObject({
      "applicant.givenNames": "Amara Ngozi",
      "applicant.nativeName": "Àmárà",
      "applicant.maritalStatus": "5",
      "applicant.marriedInPerson": false,
      "parent1.familyName": "EZE",
      "parent1.maritalStatus": "7",
      "parent2.presentAddress": "Deceased, Lagos",
      "children[0].givenNames": "Ada",
      "children[0].relationship": "3",
      "children[0].maritalStatus": "2",
    });
    expect(fieldOf(stateOf("IMM5707", the.build()), "parent1.familyName")?.origin).toMatchObject({
      says: { en: "from your other family form" },
    });
  });

  it("goes the other way too", () => {
    const the = amara.entered("IMM5707", {
      "parent1.familyName": "Eze",
      "parent1.givenNames": "Grace",
      "applicant.marriedInPerson": true,
      noChildren: true,
      "parent2.maritalStatus": "8",
      "spouse.maritalStatus": "6",
    });
    const values = stateOf("IMM5645", the.build()).values;
    expect(values).toMatchObject({
      "mother.name": "Eze, Grace",
      noChildren: true,
      "spouse.maritalStatus": "4",
      "applicant.maritalStatus": "5",
    });
    // IMM 5645 has no code for an unknown status.
    expect(values["father.maritalStatus"]).toBeUndefined();
  });

  it("follows the children from one form to the other", () => {
    const the = amara.entered("IMM5707", {
      children: [{ familyName: "Okafor", givenNames: "Ada", relationship: "5", dateOfBirth: "2019-04-04" }],
    });
    expect(stateOf("IMM5645", the.build()).values).toMatchObject({
      "children[0].name": "Okafor, Ada",
      "children[0].relationship": "adoptedDaughter",
      "children[0].dateOfBirth": "2019-04-04",
    });
  });

  it("is offered when the other form changed since, and never put in its place", () => {
    const caseFile = amara
      .entered("IMM5645", { "mother.name": "EZE, Grace" })
      .entered("IMM5707", { "parent1.familyName": "Ezeh" })
      .build();
    const field = fieldOf(
      stateOf("IMM5707", { ...caseFile, formBases: { IMM5707: { "parent1.familyName": "EZEH" } } }),
      "parent1.familyName",
    );
    expect(field).toMatchObject({ value: "Ezeh", changedSince: { value: "EZE" } });
  });

  it("of the spouse and of a child is theirs", () => {
    const the = amara.child(7, "Student").entered("IMM5707", { "applicant.countryOfBirth": "GH" });
    expect(valuesOf(the, { role: "spouse" })).toMatchObject({
      "applicant.givenNames": "Chidi",
      "spouse.givenNames": "Amara",
      "spouse.countryOfBirth": "GH",
    });
    expect(valuesOf(the, { role: "child", childNumber: 1 })).toMatchObject({
      "applicant.maritalStatus": "2",
      noSpouse: true,
      noChildren: true,
    });
  });
});

describe("fields that appear and disappear", () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, boolean][] = [
    [
      "presence at the wedding of a married person",
      { "applicant.maritalStatus": "5" },
      "applicant.marriedInPerson",
      true,
    ],
    [
      "presence at the wedding of a common-law partner",
      { "applicant.maritalStatus": "1" },
      "applicant.marriedInPerson",
      false,
    ],
    ["presence of a married spouse", { "spouse.maritalStatus": "5" }, "spouse.marriedInPerson", true],
    [
      "presence of a spouse who is none",
      { "applicant.maritalStatus": "2", noSpouse: true, "spouse.maritalStatus": "5" },
      "spouse.marriedInPerson",
      false,
    ],
    ["spouse", { noSpouse: false }, "spouse.familyName", true],
    ["no spouse", { noSpouse: true }, "spouse.familyName", false],
    [
      "company of a mother who has died",
      { "parent1.presentAddress": "Deceased, Lagos, 2015" },
      "parent1.willAccompany",
      false,
    ],
    ["day of the certificate without children", { noChildren: true }, "noChildrenSignedOn", true],
  ];
  it.each(cases)("%s", (_, values, path, isThere) => {
    expect(fieldOf(state(values), path) !== undefined).toBe(isThere);
  });

  it("a conjugal partner is named like a spouse", () => {
    expect(fieldOf(state({ noSpouse: "", "applicant.maritalStatus": "9" }), "spouse.familyName")).toMatchObject({
      isRequired: true,
    });
    expect(saidAt(state({ noSpouse: true, "applicant.maritalStatus": "9" }), "noSpouse")).toBe("noSpouseWhileCouple");
  });

  it("a person with one name leaves the given names empty", () => {
    const missing = state({ "parent1.familyName": "Sukarno" }).missing.map(({ path }) => path);
    expect(missing).toContain("parent1.dateOfBirth");
    expect(missing).not.toContain("parent1.givenNames");
  });
});

it("holds four children", () => {
  const children = (count: number) => Array.from({ length: count }, () => ({ familyName: "Okafor" }));
  expect(listOf(state({ children: children(4) }), "children")?.refusal).toBeUndefined();
  expect(listOf(state({ children: children(5) }), "children")?.refusal).toBeUndefined();
  expect(listOf(state({ children: children(5) }), "children")?.advice?.en).toContain("further sheet");
});

it("takes the limits of the family form", () => {
  expect(saidAt(state({ "parent1.presentAddress": "a".repeat(89) }), "parent1.presentAddress")).toBe("formTextGoesOn");
  expect(saidAt(state({ "applicant.presentOccupation": "a".repeat(45) }), "applicant.presentOccupation")).toBe(
    "formTextMax",
  );
});
