import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";
import { amara as lifeOfAmara } from "../../../test/lifeOfAmara.ts";
import { lifeOf } from "../../caseFile/lifeHistory.ts";

const invited = aCase()
  .type("ExpressEntryIta")
  .profile({ firstName: "Amara", lastName: "Okafor" })
  .answers({
    country: "NG",
    birthday: "1991-03-14",
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseFirstName: "Chidi",
    spouseLastName: "Eze",
  })
  .spouse();
const told = invited.profile(lifeOf(lifeOfAmara));
const state = (values: Readonly<Record<string, unknown>> = {}, the = invited) =>
  stateOf("IMM5406", the.entered("IMM5406", values).build());

describe("what is filled in", () => {
  it("is the family that the account, the answers and the people of the application tell", () => {
    expect(state({}, told.child(7)).values).toMatchObject({
      "applicant.familyName": "Okafor",
      "applicant.maritalStatus": "married",
      "spouse.familyName": "Eze",
      "parent1.familyName": "Nwosu",
      "parent1.maritalStatus": "widowed",
      "parent2.presentAddress": "Deceased, Enugu, 2 May 2019",
      "children[0].dateOfBirth": "2019-11-20",
      "siblings[0].relationship": "sister",
      "siblings[0].givenNames": "Adaeze",
      "siblings[0].maritalStatus": "single",
    });
  });

  it("of the spouse is theirs", () => {
    expect(stateOf("IMM5406", told.build(), { role: "spouse" }).values).toMatchObject({
      "applicant.familyName": "Eze",
      "spouse.familyName": "Okafor",
    });
  });

  it("follows what was entered in the other family forms", () => {
    expect(state({}, invited.entered("IMM5707", { "parent1.familyName": "Ezeh" })).values["parent1.familyName"]).toBe(
      "Ezeh",
    );
  });
});

describe("the marital status", () => {
  it("is not asked of who has died", () => {
    expect(fieldOf(state({}, told), "parent2.maritalStatus")).toMatchObject({ isRequired: false });
    expect(fieldOf(state({}, told), "parent1.maritalStatus")).toMatchObject({ isRequired: true });
  });

  it("of conjugal partners is left open, as the choices of this form were not read", () => {
    const conjugal = invited.entered("IMM5707", { "applicant.maritalStatus": "9" });
    expect(state({}, conjugal).values["applicant.maritalStatus"]).toBeUndefined();
  });
});

describe("what appears", () => {
  it("no spouse where there is none, and no spouse without a word where there is one", () => {
    const single = invited.answers({ maritalStatus: "single" });
    expect(fieldOf(state({ noSpouse: true }, single), "spouse.familyName")).toBeUndefined();
    expect(saidAt(state({ noSpouse: true, "applicant.maritalStatus": "married" }), "noSpouse")).toBe(
      "noSpouseWhileCouple",
    );
  });

  it("brothers and sisters, or the word that there are none", () => {
    expect(fieldOf(state(), "noSiblings")).toMatchObject({ isRequired: true });
    expect(listOf(state({ noSiblings: true }), "siblings")).toBeUndefined();
    expect(fieldOf(state({ siblings: [{ familyName: "Okafor" }] }), "noSiblings")).toMatchObject({ isRequired: false });
  });

  it("as many brothers and sisters as there are", () => {
    const siblings = Array.from({ length: 9 }, () => ({ familyName: "Okafor" }));
    expect(listOf(state({ siblings }), "siblings")).toMatchObject({ mayAdd: true });
  });
});

it("takes an email address or none", () => {
  expect(saidAt(state({ children: [{ email: "nobody" }] }), "children[0].email")).toBeDefined();
  expect(saidAt(state({ children: [{ familyName: "Okafor" }] }), "children[0].email")).toBeUndefined();
});

describe("what Schedule A tells of the parents", () => {
  const told = aCase().on("2026-11-20").type("ExpressEntryIta").entered("IMM5669", {
    "father.familyName": "Berrada",
    "father.givenNames": "Youssef",
    "father.dateOfBirth": "1962-07-21",
    "father.countryOfBirth": "MA",
    "mother.familyNameAtBirth": "Idrissi",
    "mother.givenNames": "Naima",
  });
  const at = (the: typeof told, form: "IMM5406" | "IMM5669", path: string) => fieldOf(stateOf(form, the.build()), path);

  it("is not asked again: only the mother’s name of today, where they live and their status", () => {
    expect(
      ["familyName", "givenNames", "dateOfBirth", "countryOfBirth"].map(
        (name) => at(told, "IMM5406", `parent2.${name}`)?.value,
      ),
    ).toEqual(["Berrada", "Youssef", "1962-07-21", "MA"]);
    expect(["familyName", "givenNames"].map((name) => at(told, "IMM5406", `parent1.${name}`)?.value)).toEqual([
      undefined,
      "Naima",
    ]);
    expect(at(told, "IMM5406", "parent2.givenNames")?.origin).toMatchObject({
      says: { en: "from your Schedule A (IMM\u00A05669)" },
    });
  });

  it("and the other way round", () => {
    const family = aCase().on("2026-11-20").type("ExpressEntryIta").entered("IMM5406", {
      "parent2.familyName": "Berrada",
      "parent1.familyName": "Idrissi",
      "parent1.givenNames": "Naima",
    });
    expect(
      ["father.familyName", "mother.familyNameAtBirth", "mother.givenNames"].map(
        (path) => at(family, "IMM5669", path)?.value,
      ),
    ).toEqual(["Berrada", undefined, "Naima"]);
  });
});
