import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";
import type { Dependent } from "../../caseFile/dependents.ts";
import { home, amara, married, valuesOf } from "../../../test/familyOfForms.ts";

describe("what is filled in", () => {
  it("is the applicant in one line each: name, address, occupation", () => {
    expect(valuesOf(amara)).toMatchObject({
      "applicant.name": "Okafor, Amara",
      "applicant.dateOfBirth": "1991-03-14",
      "applicant.countryOfBirth": "NG",
      "applicant.maritalStatus": "7",
      "applicant.presentAddress": "12 Marina Road, Lagos, 101001, Nigeria",
      "applicant.presentOccupation": "Accountant",
      noSpouse: true,
    });
  });

  it("comes from the passport before the account", () => {
    const values = valuesOf(
      amara.document("passport", { parsedValues: { lastName: "OKAFOR", firstName: "AMARA NGOZI" } }),
    );
    expect(values["applicant.name"]).toBe("OKAFOR, AMARA NGOZI");
  });

  it("leaves the district and the postal code out of an address that would not fit, and has one that still does not on the further sheet", () => {
    const long = {
      ...home,
      streetName: "Obafemi Awolowo International Boulevard, Commercial Avenue",
      district: "Ikoyi South East",
    };
    expect(valuesOf(amara.answers({ homeAddress: long }))["applicant.presentAddress"]).toBe(
      "12 Obafemi Awolowo International Boulevard, Commercial Avenue, Lagos, 101001, Nigeria",
    );
    const longer = { ...long, streetName: `${long.streetName}, Extension` };
    expect(valuesOf(amara.answers({ homeAddress: longer }))["applicant.presentAddress"]).toBe(
      "12 Obafemi Awolowo International Boulevard, Commercial Avenue, Extension, Lagos, Nigeria",
    );
    const longest = { ...long, streetName: "x".repeat(90) };
    expect(
      saidAt(stateOf("IMM5645", amara.answers({ homeAddress: longest }).build()), "applicant.presentAddress"),
    ).toBe("formTextGoesOn");
  });

  it("is written in French for whoever prefers French", () => {
    const caseFile = amara
      .profile({ preferredLanguage: "fr" })
      .answers({ employmentStatus: "student", homeAddress: { ...home, country: "DE" } })
      .build();
    const { jobTitle: _, ...answers } = caseFile.answers;
    const { values } = stateOf("IMM5645", { ...caseFile, answers });
    expect(values["applicant.presentAddress"]).toBe("12 Marina Road, Lagos, 101001, Allemagne");
    expect(values["applicant.presentOccupation"]).toBe("Aux études");
  });

  it("takes the occupation from a letter from the employer when nobody answered", () => {
    const { jobTitle: _, ...answers } = amara.build().answers;
    const caseFile = {
      ...amara.document("employment-letter", { parsedValues: { jobTitle: "Auditor" } }).build(),
      answers,
    };
    expect(fieldOf(stateOf("IMM5645", caseFile), "applicant.presentOccupation")).toMatchObject({
      value: "Auditor",
      origin: { fact: "documents.employment-letter", fileId: "f1" },
    });
  });

  it("names the spouse, who comes along and lives at the same address", () => {
    expect(valuesOf(married)).toMatchObject({
      noSpouse: false,
      "spouse.name": "Okafor, Chidi",
      "spouse.dateOfBirth": "1989-05-02",
      "spouse.maritalStatus": "5",
      "spouse.presentOccupation": "Unemployed",
      "spouse.presentAddress": "12 Marina Road, Lagos, 101001, Nigeria",
      "spouse.willAccompany": true,
    });
  });

  it("does not say whether a married person was there when they married", () => {
    expect(fieldOf(stateOf("IMM5645", married.build()), "applicant.maritalStatus")).toMatchObject({
      value: undefined,
      isRequired: true,
    });
  });

  it("does not certify for a separated person that there is no spouse", () => {
    const separated = amara.answers({ maritalStatus: "legallySeparated" });
    expect(valuesOf(separated)).toMatchObject({ "applicant.maritalStatus": "4" });
    expect(fieldOf(stateOf("IMM5645", separated.build()), "noSpouse")).toMatchObject({
      value: undefined,
      refusal: { code: "formFieldMissing" },
    });
  });

  it("certifies that there are no children only when grown ones were asked about too", () => {
    expect(valuesOf(amara.answers({ hasAccompanyingChild: false }))["noChildren"]).toBeUndefined();
    expect(
      valuesOf(
        amara.answers({
          hasAccompanyingChild: false,
          familyMembersLocation: [{ familyMember: "mother", country: "NG" }],
        }),
      )["noChildren"],
    ).toBe(true);
    const grown = amara.answers({
      hasAccompanyingChild: false,
      familyMembersLocation: [{ familyMember: "son", isEighteenOrOlder: true, country: "NG" }],
    });
    expect(valuesOf(grown)).toMatchObject({ noChildren: false, "children[0].relationship": "son" });
  });

  it("lists every child: who comes from the people of the case, who stays from the answers", () => {
    const ada: Dependent = {
      id: "child1",
      type: "Child",
      childNumber: 1,
      visaType: "Student",
      birthday: "2019-04-04",
      applicantFullName: "Ada Okafor",
    };
    const children = [
      { childNumber: 1, dateOfBirth: "2019-04-04", accompanying: true },
      { childNumber: 2, dateOfBirth: "2010-02-02", accompanying: false },
    ];
    const the = {
      ...amara.answers({ hasAccompanyingChild: true, accompanyingChildren: children }).build(),
      dependents: [ada],
    };
    expect(stateOf("IMM5645", the).values).toMatchObject({
      "children[0].name": "Okafor, Ada",
      "children[0].willAccompany": true,
      "children[0].presentOccupation": "Student",
      "children[0].maritalStatus": "6",
      "children[1].dateOfBirth": "2010-02-02",
      "children[1].willAccompany": false,
    });
  });

  it("starts a line for each brother and sister that was told, and for nobody else", () => {
    const told = amara.answers({
      familyMembersLocation: [
        { familyMember: "mother", country: "NG" },
        { familyMember: "halfSister", country: "GB" },
      ],
    });
    expect(valuesOf(told)).toMatchObject({ "siblings[0].relationship": "halfSister" });
    expect(listOf(stateOf("IMM5645", told.build()), "siblings")?.rows).toHaveLength(1);
  });

  it("says that the parents of a grown-up do not come, and leaves it open for a minor with one parent", () => {
    expect(valuesOf(amara)).toMatchObject({ "mother.willAccompany": false, "father.willAccompany": false });
    const minor = amara.answers({ birthday: "2011-01-01" });
    expect(valuesOf(minor.answers({ childTravellingWithParent: "bothParents" }))["mother.willAccompany"]).toBe(true);
    expect(valuesOf(minor.answers({ childTravellingWithParent: "oneParent" }))["mother.willAccompany"]).toBeUndefined();
  });

  it("follows what was corrected in the study permit form", () => {
    const corrected = amara.form({
      "personalDetails.familyName": "Okafor-Eze",
      "contactInformation.currentMailingAddress.cityTown": "Abuja",
    });
    expect(valuesOf(corrected)).toMatchObject({
      "applicant.name": "Okafor-Eze, Amara",
      "applicant.presentAddress": "12 Marina Road, Abuja, 101001, Nigeria",
    });
  });
});

describe("the form of a family member", () => {
  it("of the spouse has the applicant as spouse, and the same children", () => {
    const values = valuesOf(married.child(7, "Student"), { role: "spouse" });
    expect(values).toMatchObject({
      "applicant.name": "Okafor, Chidi",
      "spouse.name": "Okafor, Amara",
      "spouse.willAccompany": true,
      "children[0].dateOfBirth": "2019-11-20",
    });
  });

  it("of the spouse takes over what the applicant wrote about either of them", () => {
    const the = married.entered("IMM5645", {
      "spouse.countryOfBirth": "GH",
      "applicant.nativeName": "Àmárà",
      "spouse.willAccompany": false,
    });
    expect(valuesOf(the, { role: "spouse" })).toMatchObject({
      "applicant.countryOfBirth": "GH",
      "spouse.nativeName": "Àmárà",
      "spouse.willAccompany": true,
    });
  });

  it("of a child names a parent only when the applicant wrote whose child it is", () => {
    const ofChild = (relationship: string) =>
      valuesOf(
        amara.child(7, "Student").entered("IMM5645", {
          "applicant.name": "Okafor, Amara",
          children: [{ name: "Okafor, Ada", dateOfBirth: "2019-11-20", relationship }],
        }),
        { role: "child", childNumber: 1 },
      );
    expect(ofChild("daughter")).toMatchObject({
      "applicant.name": "Okafor, Ada",
      "mother.name": "Okafor, Amara",
      noSpouse: true,
      noChildren: true,
    });
    expect(ofChild("stepDaughter")["mother.name"]).toBeUndefined();
    expect(ofChild("daughter")["father.name"]).toBeUndefined();
  });

  it("of a child lists the other children, whose relationship nobody told", () => {
    const values = valuesOf(amara.child(7, "Student").child(5, "Visitor"), { role: "child", childNumber: 1 });
    expect(values).toMatchObject({ "siblings[0].dateOfBirth": "2021-11-20" });
    expect(values["siblings[0].relationship"]).toBeUndefined();
  });

  it("of a visitor takes what the visitor answered", () => {
    const visitor = aCase()
      .type("VisitorVisa")
      .answers({ vvMaritalStatus: "widowed" })
      .document("visitor-visa-visitor-passport", { parsedValues: { lastName: "NWOSU", firstName: "GRACE" } });
    expect(valuesOf(visitor, { role: "visitor" })).toMatchObject({
      "applicant.name": "NWOSU, GRACE",
      "applicant.maritalStatus": "8",
      noSpouse: true,
    });
  });
});
