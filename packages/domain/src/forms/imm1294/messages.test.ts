import { expect, it } from "vitest";
import { saidAt, stateOf } from "../../../test/formWords.ts";
import { student } from "../../../test/studentOfForms.ts";

const cases: readonly [string, Readonly<Record<string, unknown>>, string, string | undefined][] = [
  ["letters in the UCI", { uci: "12a" }, "uci", "uciOnlyNumbers"],
  ["no date", { "personalDetails.dateOfBirth": "2001-02-30" }, "personalDetails.dateOfBirth", "invalidDateFormat"],
  [
    "born before 1900",
    { "personalDetails.dateOfBirth": "1899-12-31" },
    "personalDetails.dateOfBirth",
    "birthYearTooEarly",
  ],
  ["born 100 years ago", { "personalDetails.dateOfBirth": "1926-11-20" }, "personalDetails.dateOfBirth", undefined],
  ["born in a year", { "personalDetails.dateOfBirth": "1996" }, "personalDetails.dateOfBirth", undefined],
  [
    "born the day after tomorrow",
    { "personalDetails.dateOfBirth": "2026-11-22" },
    "personalDetails.dateOfBirth",
    "birthdayInPast",
  ],
  ["thirty years ahead", { "passport.expiryDate": "2056-11-20" }, "passport.expiryDate", "dateBeforeWindow"],
  [
    "married the day after tomorrow",
    { "personalDetails.currentMaritalStatus": "01", "personalDetails.marriageDate": "2026-11-22" },
    "personalDetails.marriageDate",
    "marriageDateNotFuture",
  ],
  [
    "married today",
    { "personalDetails.currentMaritalStatus": "01", "personalDetails.marriageDate": "2026-11-20" },
    "personalDetails.marriageDate",
    undefined,
  ],
  [
    "status from the day after tomorrow",
    { "currentCountry.status": "04", "currentCountry.statusFrom": "2026-11-22" },
    "currentCountry.statusFrom",
    "fromDateNotAfterToday",
  ],
  [
    "status until today",
    { "currentCountry.status": "04", "currentCountry.statusTo": "2026-11-20" },
    "currentCountry.statusTo",
    "toDateAfterToday",
  ],
  [
    "studies from today",
    { "studyDetails.studyDuration.from": "2026-11-20" },
    "studyDetails.studyDuration.from",
    "fromDateAfterToday",
  ],
  [
    "relationship until the day after tomorrow",
    { hasPreviousMarriage: true, "previousSpouse.relationshipTo": "2026-11-22" },
    "previousSpouse.relationshipTo",
    "toDateNotAfterToday",
  ],
  [
    "hyphen in a card number",
    { hasNationalId: true, "nationalId.documentNumber": "1-2" },
    "nationalId.documentNumber",
    "documentNumberLettersAndNumbers",
  ],
  [
    "hyphen in an attestation",
    { "studyDetails.palDocument.documentNumber": "ON-1" },
    "studyDetails.palDocument.documentNumber",
    "palNumberLettersAndNumbers",
  ],
  [
    "four digits of a country code",
    {
      "contactInformation.telephoneNumber.isCanadaUS": false,
      "contactInformation.telephoneNumber.countryCode": "2345",
    },
    "contactInformation.telephoneNumber.countryCode",
    "countryCodeDigits",
  ],
  [
    "two signs in an address",
    { "contactInformation.emailAddress": "a@b@c.ca" },
    "contactInformation.emailAddress",
    "emailAddress",
  ],
  [
    "seven letters at the end",
    { "contactInformation.emailAddress": "a@b.example" },
    "contactInformation.emailAddress",
    "emailAddress",
  ],
  [
    "six letters at the end",
    { "contactInformation.emailAddress": "a@b.museum" },
    "contactInformation.emailAddress",
    undefined,
  ],
  [
    "cents in the funds",
    { "studyDetails.fundsAvailable": "10.50" },
    "studyDetails.fundsAvailable",
    "fundsAvailableDigits",
  ],
  ["a code that is no choice", { "personalDetails.sex": "X" }, "personalDetails.sex", "formNotAChoice"],
  ["a name in another script", { "personalDetails.familyName": "王" }, "personalDetails.familyName", "formCharacters"],
  ["a town with digits", { "personalDetails.birthCity": "Enugu 3" }, "personalDetails.birthCity", "formTownSigns"],
  ["a German accent", { "personalDetails.familyName": "Bär" }, "personalDetails.familyName", "formCharacters"],
  ["a curved apostrophe", { "personalDetails.familyName": "O’Neil" }, "personalDetails.familyName", undefined],
  ["a French accent", { "personalDetails.familyName": "Bédard" }, "personalDetails.familyName", undefined],
  [
    "a name too long for the box",
    { "personalDetails.birthCity": "Llanfairpwllgwyngyllgogerychwyrndrobwll" },
    "personalDetails.birthCity",
    "formBoxMax",
  ],
  [
    "details of 201",
    {
      "background.militaryQuestions.militaryService": true,
      "background.militaryQuestions.militaryDetailsText": "a".repeat(201),
    },
    "background.militaryQuestions.militaryDetailsText",
    "formTextGoesOn",
  ],
  [
    "details of 321",
    {
      "background.militaryQuestions.militaryService": true,
      "background.militaryQuestions.militaryDetailsText": "a".repeat(321),
    },
    "background.militaryQuestions.militaryDetailsText",
    "formTextMax",
  ],
  [
    "divorced and never married",
    { "personalDetails.currentMaritalStatus": "04", hasPreviousMarriage: false },
    "hasPreviousMarriage",
    "previousRelationshipNeeded",
  ],
  [
    "a Canadian code in Nigeria",
    {
      "contactInformation.currentMailingAddress.countryTerritory": "NG",
      "contactInformation.currentMailingAddress.postalCode": "M5V 2T6",
    },
    "contactInformation.currentMailingAddress.postalCode",
    "postalCodeElsewhere",
  ],
  [
    "a state with Canada",
    {
      "contactInformation.currentMailingAddress.countryTerritory": "CA",
      "contactInformation.currentMailingAddress.provinceState": "TX",
    },
    "contactInformation.currentMailingAddress.provinceState",
    "provinceOfCountry",
  ],
  [
    "an end before its start",
    { hasPostSecondaryEducation: true, "educationHistory.from": "2015-09", "educationHistory.to": "2014-06" },
    "educationHistory.to",
    "endNotBeforeStart",
  ],
];
it.each(cases)("%s", (_, values, path, code) => {
  expect(saidAt(stateOf("IMM1294", student.form(values).build()), path)).toBe(code);
});
