import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { saidAt, stateOf } from "../../../test/formWords.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";

/** What follows from an answer and what does not: the questions of the form are not always those of the questionnaire. */

const student = aCase().answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14" });
const valueOf = (answers: Partial<Answers>, path: string) =>
  stateOf("IMM1294", student.answers(answers).build()).values[path];
const ofSpouse = (answers: Partial<Answers>, path: string) =>
  stateOf(
    "IMM1294",
    student
      .spouse("Student")
      .answers({ maritalStatus: "married", accompanyingSpouse: true, ...answers })
      .build(),
    { role: "spouse" },
  ).values[path];
const at = (values: Readonly<Record<string, unknown>>) => stateOf("IMM1294", student.form(values).build());

const payer = "studyDetails.expensesPaidBy";
const refused = "background.immigrationQuestions.refusedVisa";
const applied = "background.immigrationQuestions.previouslyApplied";
const disorder = "background.healthQuestions.physicalMentalDisorder";
const education = "hasPostSecondaryEducation";
const toCanada = { country: "CA", visaType: "visitor", result: "approved" } as const;
const toFrance = { country: "FR", visaType: "visitor", result: "refused" } as const;

const cases: readonly [words: string, answers: Partial<Answers>, path: string, value: unknown][] = [
  ["somebody pays and nobody said who", { financialSupport: "entirely" }, payer, undefined],
  [
    "the mother pays everything",
    { financialSupport: "entirely", financialSupporterRelation: "mother" },
    payer,
    "Parents",
  ],
  [
    "somebody else pays everything",
    { financialSupport: "entirely", financialSupporterRelation: "other" },
    payer,
    "Other",
  ],
  ["two pay", { financialSupport: "partially", financialSupporterRelation: "father" }, payer, undefined],
  ["the student pays", { financialSupport: "notSupported" }, payer, "Myself"],
  [
    "the student pays, with a scholarship that the question does not count",
    { financialSupport: "notSupported", scholarship: true },
    payer,
    undefined,
  ],

  ["a degree", { highestEducation: "bachelor" }, education, true],
  [
    "school finished, and college begun",
    { highestEducation: "secondary", mostRecentStudies: "postSecondaryAbroad" },
    education,
    true,
  ],
  ["school finished, nothing else known", { highestEducation: "secondary" }, education, undefined],
  [
    "school finished, and nothing after it",
    { highestEducation: "secondary", mostRecentStudies: "secondaryAbroad" },
    education,
    false,
  ],

  ["a test that IRCC designates", { languageTest: "IELTS" }, "language.hasLanguageTest", true],
  ["a test that IRCC does not designate", { languageTest: "Duolingo" }, "language.hasLanguageTest", undefined],
  ["no test", { languageTest: "None" }, "language.hasLanguageTest", false],

  [
    "a refusal among the earlier applications, denied elsewhere",
    { hasPreviousVisaApplication: true, previousVisas: [toFrance], visaViolationDenied: false },
    refused,
    true,
  ],
  ["a refusal by Canada, denied elsewhere", { pastCanadianRefusal: true, visaViolationDenied: false }, refused, true],
  ["no refusal", { visaViolationDenied: false }, refused, false],
  ["an application to Canada", { hasPreviousVisaApplication: true, previousVisas: [toCanada] }, applied, true],
  ["an application elsewhere", { hasPreviousVisaApplication: true, previousVisas: [toFrance] }, applied, false],
  ["an application that nobody listed", { hasPreviousVisaApplication: true }, applied, undefined],
  ["no application", { hasPreviousVisaApplication: false }, applied, false],

  ["in good health", { isHealthy: true }, disorder, false],
  ["not in good health", { isHealthy: false }, disorder, true],
  [
    "in good health, with a condition that limits daily life",
    { isHealthy: true, medicalHistory: { mentalHealth: true } },
    disorder,
    undefined,
  ],
  ["dialysis, and nobody asked about good health yet", { medicalHistory: { dialysis: true } }, disorder, true],
  ["in good health, with dialysis", { isHealthy: true, medicalHistory: { dialysis: true } }, disorder, undefined],
  [
    "no condition of the list",
    { medicalHistory: { dialysis: false, addiction: false, mentalHealth: false } },
    disorder,
    undefined,
  ],
  [
    "contact with tuberculosis within five years",
    { medicalTb: { hasTb: false, tbContact: true } },
    "background.healthQuestions.tuberculosisContact",
    undefined,
  ],
  [
    "tuberculosis within two years",
    { medicalTb: { hasTb: true } },
    "background.healthQuestions.tuberculosisContact",
    true,
  ],

  [
    "in prison, no crime told",
    { hasCriminalHistory: false, hasBeenIncarcerated: true },
    "background.criminalQuestions.criminalOffence",
    true,
  ],
  [
    "part of a criminal group",
    { hasOrganizedCrimeHistory: true },
    "background.politicalQuestions.politicalAssociation",
    true,
  ],
  [
    "no part of a criminal group",
    { hasOrganizedCrimeHistory: false },
    "background.politicalQuestions.politicalAssociation",
    undefined,
  ],
];

it.each(cases)("%s", (_, answers, path, value) => {
  expect(valueOf(answers, path)).toBe(value);
});

it("no application does not follow where the form has a number of IRCC", () => {
  const the = student.answers({ hasPreviousVisaApplication: false }).form({ uci: "1122334455" });
  expect(stateOf("IMM1294", the.build()).values[applied]).toBeUndefined();
});

it("every text that was answered stands in the details, each once", () => {
  const answers = {
    visaViolationDenied: true,
    visaViolationDeniedDetails: "Refused by France in 2019.",
    visaViolationWithoutAuthorization: true,
    visaViolationWithoutAuthorizationDetails: "Stayed a week too long.",
  };
  expect(valueOf(answers, "background.immigrationQuestions.immigrationDetailsText")).toBe(
    "Stayed a week too long.\nRefused by France in 2019.",
  );
});

describe("the partner", () => {
  it("is named as in the passport of that person", () => {
    const the = student
      .spouse("Student")
      .answers({ maritalStatus: "married", spouseLastName: "Okafor", spouseFirstName: "Chidi" })
      .document("spouse-passport", { parsedValues: { lastName: "OKAFOR EZE", firstName: "CHIDI" } })
      .document("passport", { parsedValues: { lastName: "OKAFOR", firstName: "AMARA" } });
    expect(stateOf("IMM1294", the.build()).values).toMatchObject({
      "personalDetails.currentSpouseName.familyName": "OKAFOR EZE",
      "personalDetails.currentSpouseName.givenName": "CHIDI",
    });
    expect(stateOf("IMM1294", the.build(), { role: "spouse" }).values).toMatchObject({
      "personalDetails.currentSpouseName.familyName": "OKAFOR",
      "personalDetails.currentSpouseName.givenName": "AMARA",
    });
  });

  it("who shares the home outside Canada has its address, wherever the applicant’s mail goes", () => {
    const home = { streetName: "Marina Road", city: "Lagos", country: "NG" } as const;
    const answers = { homeAddress: home, spouseShareSameAddress: true } as const;
    expect(ofSpouse(answers, "contactInformation.currentMailingAddress.cityTown")).toBe("Lagos");
    expect(
      ofSpouse(
        { ...answers, country: "CA", residentialAddress: home, isSameAddress: false },
        "contactInformation.residentialAddress.sameAsMailingAddress",
      ),
    ).toBe(true);
  });
});

it("the address outside Canada is where the person lives", () => {
  const home = { streetName: "Marina Road", city: "Lagos", country: "NG" } as const;
  const state = stateOf(
    "IMM1294",
    student
      .answers({ homeAddress: home })
      .form({ "contactInformation.residentialAddress.sameAsMailingAddress": false })
      .build(),
  );
  expect(state.values["contactInformation.residentialAddress.streetName"]).toBe("Marina Road");
});

describe("a country", () => {
  const unknown = {
    country: "XU",
    passportCountries: ["XU"],
    homeAddress: { streetName: "Marina Road", city: "Lagos", country: "XU" },
  } as const;
  it("that is unknown is no place to live in, no address and no issuer of a passport", () => {
    const { values } = stateOf("IMM1294", student.answers({ ...unknown, passportCountries: ["XU"] }).build());
    for (const path of [
      "currentCountry.name",
      "contactInformation.currentMailingAddress.countryTerritory",
      "passport.countryOfIssue",
    ]) {
      expect([path, values[path]]).toEqual([path, undefined]);
      expect(saidAt(at({ [path]: "XU" }), path)).toBe("formRealCountry");
      expect(saidAt(at({ [path]: "GH" }), path)).toBeUndefined();
    }
    expect(saidAt(at({ "personalDetails.citizenship": "XU" }), "personalDetails.citizenship")).toBeUndefined();
  });

  it("that is unknown is left out of a row, and the row stays", () => {
    const the = student.profile({
      employmentAndActivityHistory: [{ activity: "Baker", from: "2020-01", to: "ongoing", country: "XU" }],
    });
    const { values } = stateOf("IMM1294", the.build());
    expect([values["employmentHistory[0].currentActivity"], values["employmentHistory[0].countryTerritory"]]).toEqual([
      "Baker",
      undefined,
    ]);
  });
});

it("a residential address outside the mailing address has its post box", () => {
  const path = "contactInformation.residentialAddress.poBox";
  expect(at({ "contactInformation.residentialAddress.sameAsMailingAddress": false, [path]: "77" }).values[path]).toBe(
    "77",
  );
});
