import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { formOfCase } from "../../review/formOfCase.ts";
import { fieldsOf, isListState, type FieldState, type FormState } from "../formState.ts";

const today = "2026-11-20";

function stateOf(caseFile: CaseFile, person?: PersonRef): FormState {
  const state = formOfCase(caseFile, "IMM1294", person);
  if (!state) throw new Error("no form");
  return state;
}

const fieldOf = (state: FormState, path: string): FieldState | undefined =>
  state.sections.flatMap((section) => fieldsOf(section.parts)).find((field) => field.path === path);
const valueOf = (state: FormState, path: string) => fieldOf(state, path)?.value;

const student = aCase()
  .on(today)
  .type("Student")
  .answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14", gender: "female", birthCountry: "NG" });

/** A form with these values, and the code of the refusal or advice at a path. */
const said = (values: Readonly<Record<string, unknown>>, path: string) => {
  const field = fieldOf(stateOf(student.form(values).build()), path);
  return field?.refusal?.code ?? field?.advice?.code;
};

describe("what was entered", () => {
  it("is yes and no in words only where yes and no are asked; a name that begins so stays a name", () => {
    const state = stateOf(
      student
        .form({
          "personalDetails.familyName": "No",
          "personalDetails.hasPreviousName": "No",
          employmentHistory: [{ companyName: "No" }],
        })
        .build(),
    );
    expect(valueOf(state, "personalDetails.familyName")).toBe("No");
    expect(valueOf(state, "personalDetails.hasPreviousName")).toBe(false);
    expect(valueOf(state, "employmentHistory[0].companyName")).toBe("No");
  });
});

describe("what is filled in", () => {
  it("comes from the passport before the answers, with the document beside it", () => {
    const state = stateOf(
      student
        .answers({ passportNumber: "A1" })
        .document("passport", { parsedValues: { passportNumber: "B50512345", lastName: "OKAFOR" } })
        .build(),
    );
    expect(valueOf(state, "passport.passportNumber")).toBe("B50512345");
    expect(fieldOf(state, "passport.passportNumber")?.origin).toMatchObject({
      fact: "documents.passport",
      fileId: expect.any(String) as string,
    });
    expect(valueOf(state, "personalDetails.familyName")).toBe("OKAFOR");
  });

  it("a citizen of the country of residence is one, without dates", () => {
    const state = stateOf(student.build());
    expect(valueOf(state, "currentCountry.status")).toBe("01");
    expect(fieldOf(state, "currentCountry.statusFrom")).toBeUndefined();
  });

  it("an ongoing status ends one month ahead, one since birth starts with the birthday", () => {
    const { user: _, ...rest } = student.answers({ country: "GH", passportCountries: ["NG"] }).build();
    const caseFile: CaseFile = {
      ...rest,
      user: {},
      profile: { otherCountriesOfResidenceDetails: [{ country: "GH", status: "05", from: "birth", to: "ongoing" }] },
    };
    const state = stateOf(caseFile);
    expect(valueOf(state, "currentCountry.status")).toBe("05");
    expect(valueOf(state, "currentCountry.statusFrom")).toBe("1991-03-14");
    expect(valueOf(state, "currentCountry.statusTo")).toBe("2026-12-20");
  });

  it("the residential address is the same unless mail goes elsewhere", () => {
    const path = "contactInformation.residentialAddress.sameAsMailingAddress";
    expect(valueOf(stateOf(student.build()), path)).toBe(true);
    expect(valueOf(stateOf(student.answers({ country: "CA", isSameAddress: true }).build()), path)).toBe(true);
  });

  it("employment is cut to three entries, the newest first", () => {
    const history = ["2015-01", "2018-01", "2020-01", "2023-01"].map((from, index) => ({
      activity: `Job ${index + 1}`,
      from,
      to: `${Number(from.slice(0, 4)) + 1}-12`,
    }));
    const state = stateOf({ ...student.build(), profile: { employmentAndActivityHistory: history } });
    expect([0, 1, 2, 3].map((row) => valueOf(state, `employmentHistory[${row}].currentActivity`))).toEqual([
      "Job 4",
      "Job 3",
      "Job 2",
      undefined,
    ]);
  });

  it("the last ten digits of a telephone are the number, what leads is the country", () => {
    const state = stateOf(student.answers({ country: "CA", canadianPhone: "442079460123" }).build());
    expect(valueOf(state, "contactInformation.telephoneNumber.number")).toBe("2079460123");
    expect(valueOf(state, "contactInformation.telephoneNumber.countryCode")).toBe("44");
  });

  it("an answer that is set aside fills in nothing", () => {
    const state = stateOf(
      student
        .answers({ maritalStatus: "single", spouseLastName: "Danso" })
        .form({ "personalDetails.currentMaritalStatus": "01" })
        .build(),
    );
    expect(valueOf(state, "personalDetails.currentSpouseName.familyName")).toBeUndefined();
  });

  it("a child is single and lives where the applicant lives", () => {
    const state = stateOf(student.child(8, "Student").build(), { role: "child", childNumber: 1 });
    expect(valueOf(state, "personalDetails.currentMaritalStatus")).toBe("02");
    expect(valueOf(state, "currentCountry.name")).toBe("NG");
    expect(state.sections.find(({ section }) => section.id === "background")?.progress).toBe("notNeeded");
  });
});

describe("what a person enters", () => {
  it("stands over what was filled in, and an emptied field stays empty", () => {
    expect(
      valueOf(stateOf(student.form({ "personalDetails.sex": "Unspecified" }).build()), "personalDetails.sex"),
    ).toBe("Unspecified");
    const emptied = fieldOf(stateOf(student.form({ "personalDetails.sex": "" }).build()), "personalDetails.sex");
    expect(emptied?.value).toBeUndefined();
    expect(emptied?.refusal?.code).toBe("formFieldMissing");
  });

  it("is offered the new value when its source changed since, and keeps its own", () => {
    const path = "personalDetails.dateOfBirth";
    const entered = student.form({ [path]: "1991-04-14" }).build();
    const seen = (base: string) => fieldOf(stateOf({ ...entered, formBases: { IMM1294: { [path]: base } } }), path);
    expect(seen("1991-03-14")).toMatchObject({ value: "1991-04-14" });
    expect(seen("1991-03-14")?.changedSince).toBeUndefined();
    expect(seen("1991-03-13")).toMatchObject({ value: "1991-04-14", changedSince: { value: "1991-03-14" } });
  });

  it("is read by dotted path in a row, and as a list of rows", () => {
    const flat = stateOf(
      student
        .form({ noPreviousCountries: true, "previousCountries[0].name": "GH", "previousCountries[1].name": "KE" })
        .build(),
    );
    const whole = stateOf(
      student.form({ noPreviousCountries: "Yes", previousCountries: [{ name: "GH" }, { name: "KE" }] }).build(),
    );
    expect(flat.values["previousCountries[1].name"]).toBe("KE");
    expect(whole.values).toEqual(flat.values);
  });
});

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
    expect(fieldOf(stateOf(student.form(values).build()), path) !== undefined).toBe(isThere);
  });

  it("background questions are for 18 and older", () => {
    const of = (dateOfBirth: string) =>
      stateOf(student.form({ "personalDetails.dateOfBirth": dateOfBirth }).build()).sections.find(
        ({ section }) => section.id === "background",
      )?.progress;
    expect(of("2008-11-20")).not.toBe("notNeeded");
    expect(of("2008-11-21")).toBe("notNeeded");
  });

  it("countries are added only after a yes, two at most", () => {
    const listOf = (values: Readonly<Record<string, unknown>>) =>
      stateOf(student.form(values).build())
        .sections.flatMap(({ parts }) => parts)
        .find((part) => isListState(part) && part.list.list === "previousCountries");
    expect(listOf({ noPreviousCountries: false })).toBeUndefined();
    expect(listOf({ noPreviousCountries: true })).toMatchObject({ mayAdd: true, refusal: { code: "formRowMissing" } });
    expect(listOf({ noPreviousCountries: true, previousCountries: [{ name: "GH" }, { name: "KE" }] })).toMatchObject({
      mayAdd: false,
    });
    expect(
      listOf({ noPreviousCountries: true, previousCountries: [{ name: "GH" }, { name: "KE" }, { name: "TG" }] }),
    ).toMatchObject({ refusal: { code: "formTooManyRows" } });
  });
});

describe("messages", () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, string | undefined][] = [
    ["letters in the UCI", { uci: "12a" }, "uci", "uciOnlyNumbers"],
    ["no date", { "personalDetails.dateOfBirth": "2001-02-30" }, "personalDetails.dateOfBirth", "invalidDateFormat"],
    [
      "born 100 years ago",
      { "personalDetails.dateOfBirth": "1926-11-20" },
      "personalDetails.dateOfBirth",
      "dateAfterWindow",
    ],
    ["born tomorrow", { "personalDetails.dateOfBirth": "2026-11-21" }, "personalDetails.dateOfBirth", "birthdayInPast"],
    ["thirty years ahead", { "passport.expiryDate": "2056-11-20" }, "passport.expiryDate", "dateBeforeWindow"],
    [
      "married tomorrow",
      { "personalDetails.currentMaritalStatus": "01", "personalDetails.marriageDate": "2026-11-21" },
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
      "status from tomorrow",
      { "currentCountry.status": "04", "currentCountry.statusFrom": "2026-11-21" },
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
      "relationship until tomorrow",
      { hasPreviousMarriage: true, "previousSpouse.relationshipTo": "2026-11-21" },
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
    [
      "a name in another script",
      { "personalDetails.familyName": "王" },
      "personalDetails.familyName",
      "formCharacters",
    ],
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
    expect(said(values, path)).toBe(code);
  });
});
