import { describe, expect, it } from "vitest";
import { fieldOf, listOf, stateOf } from "../../../test/formWords.ts";
import { student } from "../../../test/studentOfForms.ts";

const state = (values: Readonly<Record<string, unknown>>) => stateOf("IMM1294", student.form(values).build());

describe("fields that appear and disappear", () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, boolean][] = [
    [
      "marriage date of a married person",
      { "personalDetails.currentMaritalStatus": "01" },
      "personalDetails.marriageDate",
      true,
    ],
    [
      "marriage date of a partner",
      { "personalDetails.currentMaritalStatus": "03" },
      "personalDetails.marriageDate",
      true,
    ],
    [
      "marriage date of a divorced person",
      { "personalDetails.currentMaritalStatus": "04" },
      "personalDetails.marriageDate",
      false,
    ],
    ["other status", { "currentCountry.status": "06" }, "currentCountry.otherStatus", true],
    ["other status of a worker", { "currentCountry.status": "04" }, "currentCountry.otherStatus", false],
    ["dates of a worker", { "currentCountry.status": "04" }, "currentCountry.statusFrom", true],
    ["dates of a permanent resident", { "currentCountry.status": "02" }, "currentCountry.statusFrom", false],
    ["former spouse", { hasPreviousMarriage: true }, "previousSpouse.familyName", true],
    ["no former spouse", { hasPreviousMarriage: false }, "previousSpouse.familyName", false],
    ["another country to apply from", { sameAsCurrentCountry: false }, "countryWhereApplying.name", true],
    ["the same country", { sameAsCurrentCountry: true }, "countryWhereApplying.name", false],
    ["most at ease of both", { "language.canCommunicateInEnglishFrench": "Both" }, "language.mostAtEaseLanguage", true],
    [
      "most at ease of English",
      { "language.canCommunicateInEnglishFrench": "English" },
      "language.mostAtEaseLanguage",
      false,
    ],
    ["Taiwan", { "passport.countryOfIssue": "TW" }, "passport.taiwanPassport", true],
    ["Israel", { "passport.countryOfIssue": "IL" }, "passport.israeliPassport", true],
    ["neither", { "passport.countryOfIssue": "NG" }, "passport.taiwanPassport", false],
    ["a national identity document", { hasNationalId: true }, "nationalId.documentNumber", true],
    ["a green card", { isLawfulPermanentResident: true }, "uscisNumber", true],
    ["no green card", { isLawfulPermanentResident: false }, "uscisNumber", false],
    [
      "another residence",
      { "contactInformation.residentialAddress.sameAsMailingAddress": false },
      "contactInformation.residentialAddress.streetName",
      true,
    ],
    [
      "province in Canada",
      { "contactInformation.currentMailingAddress.countryTerritory": "CA" },
      "contactInformation.currentMailingAddress.provinceState",
      true,
    ],
    [
      "district in Canada",
      { "contactInformation.currentMailingAddress.countryTerritory": "CA" },
      "contactInformation.currentMailingAddress.district",
      false,
    ],
    [
      "district in Nigeria",
      { "contactInformation.currentMailingAddress.countryTerritory": "NG" },
      "contactInformation.currentMailingAddress.district",
      true,
    ],
    [
      "country code abroad",
      { "contactInformation.telephoneNumber.isCanadaUS": false },
      "contactInformation.telephoneNumber.countryCode",
      true,
    ],
    [
      "country code in Canada",
      { "contactInformation.telephoneNumber.isCanadaUS": true },
      "contactInformation.telephoneNumber.countryCode",
      false,
    ],
    ["who else pays", { "studyDetails.expensesPaidBy": "Other" }, "studyDetails.expensesPaidByOther", true],
    ["parents pay", { "studyDetails.expensesPaidBy": "Parents" }, "studyDetails.expensesPaidByOther", false],
    [
      "certificate of Quebec",
      { "studyDetails.schoolAddress.province": "QC" },
      "studyDetails.caqCertificate.certificateNumber",
      true,
    ],
    [
      "certificate elsewhere",
      { "studyDetails.schoolAddress.province": "ON" },
      "studyDetails.caqCertificate.certificateNumber",
      false,
    ],
    ["education", { hasPostSecondaryEducation: true }, "educationHistory.schoolName", true],
    [
      "health details of a yes",
      { "background.healthQuestions.physicalMentalDisorder": true },
      "background.healthQuestions.healthDetailsText",
      true,
    ],
    [
      "health details of two noes",
      {
        "background.healthQuestions.physicalMentalDisorder": false,
        "background.healthQuestions.tuberculosisContact": false,
      },
      "background.healthQuestions.healthDetailsText",
      false,
    ],
    [
      "immigration details of the third yes",
      { "background.immigrationQuestions.previouslyApplied": true },
      "background.immigrationQuestions.immigrationDetailsText",
      true,
    ],
  ];
  it.each(cases)("%s", (_, values, path, isThere) => {
    expect(fieldOf(state(values), path) !== undefined).toBe(isThere);
  });

  it("background questions are for 18 and older", () => {
    const of = (dateOfBirth: string) =>
      state({ "personalDetails.dateOfBirth": dateOfBirth }).sections.find(({ section }) => section.id === "background")
        ?.progress;
    expect(of("2008-11-20")).not.toBe("notNeeded");
    expect(of("2008-11-21")).toBe("notNeeded");
  });

  it("countries are added only after a yes, two at most", () => {
    const countries = (values: Readonly<Record<string, unknown>>) => listOf(state(values), "previousCountries");
    expect(countries({ noPreviousCountries: false })).toBeUndefined();
    expect(countries({ noPreviousCountries: true })).toMatchObject({
      mayAdd: true,
      refusal: { code: "formRowMissing" },
    });
    expect(countries({ noPreviousCountries: true, previousCountries: [{ name: "GH" }, { name: "KE" }] })).toMatchObject(
      {
        mayAdd: true,
      },
    );
    expect(
      countries({ noPreviousCountries: true, previousCountries: [{ name: "GH" }, { name: "KE" }, { name: "TG" }] }),
    ).toMatchObject({ advice: { en: expect.stringContaining("further sheet") } });
  });
});
