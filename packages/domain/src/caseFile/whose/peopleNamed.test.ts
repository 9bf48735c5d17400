import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { asWhatNamed, peopleNamed, writtenInFull } from "./peopleNamed.ts";

const namedIn = (file: ReturnType<ReturnType<typeof aCase>["build"]>): string[] =>
  peopleNamed(file).map((person) => `${asWhatNamed(person).en}: ${writtenInFull(person.name)}`);

const applicant = aCase().profile({ firstName: "Noor", lastName: "Haddad" });

describe("everybody whom a case names", () => {
  it("is whoever applies, with every name of before", () => {
    const file = applicant
      .profile({ firstName: "Noor", lastName: "Haddad", namePast: { lastName: "Aziz" } })
      .answers({ birthName: { givenName: "Nour", familyName: "Saleh" }, otherFamilyNames: ["Khoury"] })
      .build();
    expect(namedIn(file)).toEqual([
      "Applicant: Noor Haddad",
      "Applicant (another name): Nour Saleh",
      "Applicant (another name): Noor Aziz",
      "Applicant (another name): Noor Khoury",
    ]);
  });

  it("is the family, those who pay, and whoever left the case", () => {
    const file = {
      ...applicant
        .answers({
          spouseFirstName: "Karim",
          spouseLastName: "Nasser",
          financialSupporterFullName: "Layla Haddad",
          secondFinancialSupporterFullName: "Omar Haddad",
          parentBirthName: { givenName: "Salma", familyName: "Aziz" },
        })
        .build(),
      dependents: [{ id: "a", type: "Child", childNumber: 2, applicantFullName: "Rami Nasser" }] as const,
      formerDependents: [{ id: "b", type: "Spouse", applicantFullName: "Fadi Aoun" }] as const,
    };
    expect(namedIn(file)).toEqual([
      "Applicant: Noor Haddad",
      "Spouse or partner: Karim Nasser",
      "Child 2: Rami Nasser",
      "Spouse or partner: Fadi Aoun",
      "Parent: Salma Aziz",
      "Financial supporter: Layla Haddad",
      "Second financial supporter: Omar Haddad",
    ]);
  });

  it("is whom forms and letters name, by whose they are, and not the firm’s own people", () => {
    const file = {
      ...applicant
        .entered("IMM1294", {
          "personalDetails.currentSpouseName.familyName": "Nasser",
          "previousSpouse.givenName": "Fadi",
          "previousSpouse.familyName": "Aoun",
        })
        .entered("IMM5645", {
          "mother.name": "Salma Aziz",
          siblings: [{ name: "Hani Haddad" }],
          children: [{ name: "Rami Nasser" }],
        })
        .entered("IMM5645:child1", { "applicant.name": "Rima Nasser" })
        .entered("IMM5476", { "representative.familyName": "Roy", "representative.givenNames": "Anouk" })
        .entered("IMM5646", { "custodian.familyName": "Mensah", "custodian.givenNames": "Kofi" })
        .build(),
      letters: { "visitorVisaHostLetter:host": { hostName: "Jean Tremblay" } },
    };
    expect(namedIn(file)).toEqual([
      "Applicant: Noor Haddad",
      "Spouse or partner: Nasser",
      "Former spouse or partner: Fadi Aoun",
      "Parent: Salma Aziz",
      "Relative: Hani Haddad",
      "Child: Rami Nasser",
      "Child 1: Rima Nasser",
      "Custodian: Kofi Mensah",
      "Host: Jean Tremblay",
    ]);
  });

  it("is whose the documents are", () => {
    const file = applicant
      .document("passport", { parsedValues: { firstName: "NOOR", lastName: "HADDAD" } })
      .document("financial-supporter-passport", { parsedValues: { firstName: "LAYLA", lastName: "HADDAD" } })
      .document("child-passport", { childNumber: 1, parsedValues: { firstName: "RAMI", lastName: "NASSER" } })
      .build();
    expect(namedIn(file)).toEqual([
      "Applicant: Noor Haddad",
      "Financial supporter: LAYLA HADDAD",
      "Child 1: RAMI NASSER",
    ]);
  });

  it("says it in French", () => {
    expect(asWhatNamed({ as: "formerSpouse" }).fr).toBe("Ancien conjoint ou ancienne partenaire");
    expect(asWhatNamed({ as: "main", isOtherName: true }).fr).toBe("Personne qui présente la demande (autre nom)");
  });
});
