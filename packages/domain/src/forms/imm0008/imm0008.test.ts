import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";
import { lifeOf } from "../../caseFile/lifeHistory.ts";
import { amara as lifeOfAmara } from "../../../test/lifeOfAmara.ts";

const invited = aCase()
  .type("ExpressEntryIta")
  .profile({ firstName: "Amara", lastName: "Okafor", preferredLanguage: "fr" })
  .answers({
    country: "NG",
    birthday: "1991-03-14",
    birthCountry: "NG",
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseFirstName: "Chidi",
    spouseLastName: "Eze",
    spouseBirthday: "1990-01-02",
    spouseGender: "male",
    spousePassport: ["NG"],
    spousePassportNumber: "A01234567",
    provinceOfInterestFirstChoice: "ON",
  });
const family = invited.spouse().child(7);

const state = (values: Readonly<Record<string, unknown>> = {}, the = invited) =>
  stateOf("IMM0008", the.entered("IMM0008", values).build());

describe("what is filled in", () => {
  it("is the application, by what Express Entry is for", () => {
    expect(state({}, family).values).toMatchObject({
      "application.program": "02",
      "application.familyMembers": "3",
      "application.correspondenceLanguage": "02",
      "application.province": "ON",
    });
    expect(state().values["application.category"]).toBeUndefined();
    expect(state({}, invited.answers({ hasProvincialNomination: true })).values["application.category"]).toBe("13");
    expect(state().values["application.familyMembers"]).toBe("1");
  });

  it("is the person as on the forms for a temporary stay, with what the account tells", () => {
    expect(state({}, invited.profile(lifeOf(lifeOfAmara))).values).toMatchObject({
      "personalDetails.familyName": "Okafor",
      "personalDetails.dateOfBirth": "1991-03-14",
      "personalDetails.birthCity": "Enugu",
      "personalDetails.currentMaritalStatus": "01",
      "language.nativeLanguage": "139",
      "education.currentOccupation": "Health officer",
      "previousCountries[0].name": "GH",
    });
  });

  it("is the spouse first, then each child, and how a child is related nobody is told", () => {
    const values = state({}, family).values;
    expect(values).toMatchObject({
      "dependants[0].familyName": "Eze",
      "dependants[0].givenNames": "Chidi",
      "dependants[0].sex": "Male",
      "dependants[0].dateOfBirth": "1990-01-02",
      "dependants[0].relationship": "10",
      "dependants[0].maritalStatus": "01",
      "dependants[0].willAccompany": true,
      "dependants[0].spouseFamilyName": "Okafor",
      "dependants[0].hasPassport": true,
      "dependants[0].passportNumber": "A01234567",
      "dependants[0].citizenship": "NG",
      "dependants[1].dateOfBirth": "2019-11-20",
      "dependants[1].currentCountry": "NG",
    });
    expect(values["dependants[1].relationship"]).toBeUndefined();
    expect(values["dependants[1].hasPassport"]).toBeUndefined();
  });

  it("of a partner in common law is that relationship", () => {
    expect(state({}, family.answers({ maritalStatus: "commonLaw" })).values).toMatchObject({
      "dependants[0].relationship": "01",
      "dependants[0].maritalStatus": "03",
    });
  });
});

describe("what appears", () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, boolean][] = [
    ["a selection certificate for Quebec", { "application.province": "QC" }, "quebecCertificate.isHeld", true],
    ["none for Ontario", { "application.province": "ON" }, "quebecCertificate.isHeld", false],
    ["the last entry of somebody in Canada", { "currentCountry.name": "CA" }, "lastEntry.date", true],
    ["none of somebody abroad", { "currentCountry.name": "NG" }, "lastEntry.date", false],
    ["the passport of who has one", { hasPassport: true }, "passport.passportNumber", true],
    ["none of who has none", { hasPassport: false }, "passport.passportNumber", false],
    ["why somebody stays", { dependants: [{ willAccompany: false }] }, "dependants[0].reasonNotAccompanying", true],
    ["nothing of who comes", { dependants: [{ willAccompany: true }] }, "dependants[0].reasonNotAccompanying", false],
    ["the type of a child", { dependants: [{ relationship: "02" }] }, "dependants[0].dependantType", true],
    ["none of a spouse", { dependants: [{ relationship: "10" }] }, "dependants[0].dependantType", false],
    ["who a married dependant married", { dependants: [{ maritalStatus: "01" }] }, "dependants[0].marriageDate", true],
    ["nobody of a single one", { dependants: [{ maritalStatus: "02" }] }, "dependants[0].marriageDate", false],
  ];
  it.each(cases)("%s", (_, values, path, isThere) => {
    expect(fieldOf(state(values), path) !== undefined).toBe(isThere);
  });
});

it("takes as many members as the family has, and counts them", () => {
  const dependants = Array.from({ length: 7 }, () => ({ familyName: "Okafor", givenNames: "Ada" }));
  expect(listOf(state({ dependants }), "dependants")).toMatchObject({ mayAdd: true });
  expect(state({ dependants }).values["application.familyMembers"]).toBe("8");
});

it("wants of each member what the form wants", () => {
  const the = state({ dependants: [{ familyName: "Okafor", dateOfBirth: "2026-11-22" }] });
  expect(saidAt(the, "dependants[0].dateOfBirth")).toBe("birthdayInPast");
  expect(saidAt(the, "dependants[0].citizenship")).toBe("formFieldMissing");
  expect(saidAt(the, "dependants[0].secondCitizenship")).toBeUndefined();
});

it("asks neither for a signature nor from where somebody applies", () => {
  expect(fieldOf(state(), "signatureName")).toBeUndefined();
  expect(fieldOf(state(), "sameAsCurrentCountry")).toBeUndefined();
  expect(fieldOf(state(), "consentToContact")).toBeDefined();
});

it.each([
  ["172", undefined],
  ["30", undefined],
  ["272", undefined],
  ["29", "heightInCentimetres"],
  ["273", "heightInCentimetres"],
  ["1.72", "heightInCentimetres"],
  ["5", "heightInCentimetres"],
])("a height of %s centimetres", (height, said) => {
  const the = aCase().on("2026-11-20").type("ExpressEntryIta").entered("IMM0008", { "personalDetails.height": height });
  expect(saidAt(stateOf("IMM0008", the.build()), "personalDetails.height")).toBe(said);
});
