import { describe, expect, it } from "vitest";
import { listOf, stateOf } from "../../../test/formWords.ts";
import { lifeOf } from "../../caseFile/lifeHistory.ts";
import { amara, student, telling } from "../../../test/lifeOfAmara.ts";

describe("on the family forms", () => {
  const states = (person?: { role: "spouse" }) =>
    stateOf(
      "IMM5707",
      student.spouse("Student").answers({ accompanyingSpouse: true }).profile(lifeOf(amara)).build(),
      person,
    ).values;

  it("the parents, each status by the code of its form", () => {
    expect(states()).toMatchObject({
      "parent1.familyName": "Nwosu",
      "parent1.givenNames": "Ifeoma",
      "parent1.maritalStatus": "7",
      "parent2.presentAddress": "Deceased, Enugu, 2 May 2019",
    });
    expect(stateOf("IMM5645", telling(amara)).values).toMatchObject({
      "mother.name": "Nwosu, Ifeoma",
      "mother.maritalStatus": "7",
    });
  });

  it("brothers and sisters, with their names, in place of the answers that only say where each lives", () => {
    const located = student.answers({ familyMembersLocation: [{ familyMember: "brother", country: "NG" }] });
    const rows = (of: typeof student) => listOf(stateOf("IMM5645", of.build()), "siblings");
    const before = rows(located);
    expect(before?.rows.map(({ fields }) => fields.find(({ path }) => path.endsWith("relationship"))?.value)).toEqual([
      "brother",
    ]);
    const after = rows(located.profile(lifeOf(amara)));
    expect(after?.origin).toMatchObject({ fact: "profile.siblings" });
    expect(after?.rows.map(({ fields }) => fields.map(({ value }) => value))).toEqual([
      expect.arrayContaining(["Nwosu, Adaeze", "sister", false]) as unknown,
    ]);
  });

  it("a criminal group that the answers tell of is a yes, whatever the account says", () => {
    const path = "background.politicalQuestions.politicalAssociation";
    const told = student.profile(lifeOf(amara));
    expect(stateOf("IMM1294", told.build()).values[path]).toBe(false);
    expect(stateOf("IMM1294", told.answers({ hasOrganizedCrimeHistory: true }).build()).values[path]).toBe(true);
  });

  it("who was at the wedding, from either side", () => {
    expect(states()).toMatchObject({ "applicant.marriedInPerson": true, "spouse.marriedInPerson": false });
    expect(states({ role: "spouse" })).toMatchObject({
      "applicant.marriedInPerson": false,
      "spouse.marriedInPerson": true,
    });
  });

  it("the parents of the applicant are not those of the spouse", () => {
    expect(states({ role: "spouse" })["parent1.familyName"]).toBeUndefined();
  });

  it("a parent who supports the studies is named by their document, until the account says otherwise, and never by a name in one piece", () => {
    const supported = student.answers({
      financialSupport: "entirely",
      financialSupporterRelation: "mother",
      financialSupporterFullName: "Ifeoma Ada Nwosu",
    });
    const unnamed = stateOf("IMM5707", supported.build()).values;
    expect([unnamed["parent1.familyName"], unnamed["parent1.givenNames"], unnamed["parent2.familyName"]]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const shown = supported.document("financial-supporter-passport", {
      parsedValues: { lastName: "NWOSU OBI", firstName: "IFEOMA", birthday: "1964-02-11" },
    });
    expect(stateOf("IMM5707", shown.build()).values).toMatchObject({
      "parent1.familyName": "NWOSU OBI",
      "parent1.dateOfBirth": "1964-02-11",
    });
    const told = shown.profile(lifeOf({ "mother.familyName": "Obi" }));
    expect(stateOf("IMM5707", told.build()).values["parent1.familyName"]).toBe("Obi");
  });
});
