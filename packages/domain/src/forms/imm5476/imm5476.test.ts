import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, saidAt, stateOf } from "../../../test/formWords.ts";
import { answerSheet } from "../answerSheet/answerSheet.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { applicationWords } from "./applicationWords.ts";

const amara = aCase()
  .profile({ firstName: "Amara", lastName: "Okafor", email: "amara@example.test", preferredLanguage: "en" })
  .answers({
    country: "NG",
    birthday: "1991-03-14",
    uciNumber: "11-2233-4455",
    hasAgent: true,
    agentDetails: { name: "Kofi Mensah", agency: "Study Abroad", email: "kofi@example.test" },
  });

const lawyer = {
  "representative.familyName": "Tremblay",
  "representative.givenNames": "Hélène",
  "representative.isPaid": true,
  "representative.paidKind": "2",
  "representative.paidLawProvince": "QC",
  "representative.phoneNumber": "5145550100",
  "representative.address.streetName": "Rue Sainte-Catherine",
  "representative.address.countryTerritory": "CA",
  "representative.address.provinceState": "QC",
};

const valuesOf = (the: typeof amara, person?: Parameters<typeof stateOf>[2]) =>
  stateOf("IMM5476", the.build(), person).values;
const state = (values: Readonly<Record<string, unknown>>) =>
  stateOf("IMM5476", amara.entered("IMM5476", values).build());

describe("what is filled in", () => {
  it("is who appoints, and for what", () => {
    expect(valuesOf(amara)).toMatchObject({
      purpose: "1",
      "applicant.familyName": "Okafor",
      "applicant.givenNames": "Amara",
      "applicant.dateOfBirth": "1991-03-14",
      "applicant.email": "amara@example.test",
      "applicant.uci": "1122334455",
      "application.type": "Study permit",
    });
  });

  it("names every type of application in both languages", () => {
    for (const type of applicationTypes)
      expect(Object.values(applicationWords[type]).every((words) => words.length > 0)).toBe(true);
    expect(valuesOf(amara.type("Bowp").profile({ preferredLanguage: "fr" }))["application.type"]).toBe(
      "Permis de travail ouvert transitoire",
    );
  });

  it("shows what is applied for in the reader’s language beside the words that the form takes", () => {
    const line = answerSheet(stateOf("IMM5476", amara.build()), "2026-11-20")
      .sections.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
      .find(({ path }) => path === "application.type");
    expect(line).toMatchObject({
      value: { en: "Study permit", fr: "Permis d’études (Study permit)" },
      typed: "Study permit",
    });
  });

  it("never takes an education agent for the representative", () => {
    const values = valuesOf(amara);
    expect(Object.keys(values).filter((path) => path.startsWith("representative."))).toEqual([]);
  });

  it("of a family member is their own application, with the representative of the applicant", () => {
    const the = amara
      .spouse("OpenWorkPermit")
      .answers({ spouseFirstName: "Chidi", spouseLastName: "Okafor" })
      .entered("IMM5476", lawyer);
    const values = valuesOf(the, { role: "spouse" });
    expect(values).toMatchObject({
      "applicant.givenNames": "Chidi",
      "application.type": "Open work permit",
      "representative.familyName": "Tremblay",
      "representative.isPaid": true,
      "representative.address.provinceState": "QC",
    });
    expect(values["applicant.email"]).toBeUndefined();
    expect(values["applicant.uci"]).toBeUndefined();
  });

  it("follows what was entered in the study permit form", () => {
    const the = amara.form({ uci: "9988776655", "contactInformation.emailAddress": "other@example.test" });
    expect(valuesOf(the)).toMatchObject({ "applicant.uci": "9988776655", "applicant.email": "other@example.test" });
  });
});

describe("sections that appear with the purpose", () => {
  it.each([
    ["1", true, false, false],
    ["2", true, false, false],
    ["3", false, true, false],
    ["4", true, true, false],
    ["5", false, false, true],
  ])("purpose %s", (purpose, representative, cancelled, withdrawn) => {
    const of = state({ purpose });
    const isThere = (path: string) => fieldOf(of, path) !== undefined;
    expect([
      isThere("representative.familyName"),
      isThere("cancelled.familyName"),
      isThere("withdrawn.familyName"),
    ]).toEqual([representative, cancelled, withdrawn]);
    expect(isThere("applicant.familyName") && isThere("declaration.signedOn")).toBe(true);
  });
});

describe("fields that appear and disappear", () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, boolean][] = [
    [
      "province of a paid lawyer",
      { "representative.isPaid": true, "representative.paidKind": "2" },
      "representative.paidLawProvince",
      true,
    ],
    [
      "number of a paid consultant",
      { "representative.isPaid": true, "representative.paidKind": "1" },
      "representative.paidCollegeMembership",
      true,
    ],
    [
      "number of a paid notary of Quebec",
      { "representative.isPaid": true, "representative.paidKind": "3" },
      "representative.paidNotaryMembership",
      true,
    ],
    ["paid kinds of an unpaid person", { "representative.isPaid": false }, "representative.paidKind", false],
    [
      "number of an unpaid consultant",
      { "representative.isPaid": false, "representative.unpaidKind": "2" },
      "representative.unpaidCollegeMembership",
      true,
    ],
    [
      "number of a friend",
      { "representative.isPaid": false, "representative.unpaidKind": "1" },
      "representative.unpaidCollegeMembership",
      false,
    ],
    [
      "who somebody else is",
      { "representative.isPaid": false, "representative.unpaidKind": "3" },
      "representative.unpaidOther",
      true,
    ],
    [
      "supervising lawyer of a consultant",
      { "representative.isPaid": true, "representative.paidKind": "1" },
      "representative.supervisingLawyer",
      false,
    ],
    [
      "supervising lawyer at a law society",
      { "representative.isPaid": true, "representative.paidKind": "2" },
      "representative.supervisingLawyer",
      true,
    ],
    ["another way to be reached, with an email address", {}, "applicant.contactWithoutEmail", false],
    ["another way to be reached, without one", { "applicant.email": "" }, "applicant.contactWithoutEmail", true],
  ];
  it.each(cases)("%s", (_, values, path, isThere) => {
    expect(fieldOf(state(values), path) !== undefined).toBe(isThere);
  });
});

describe("limits and messages", () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>, string, string | undefined][] = [
    ["letters in the UCI", { "applicant.uci": "12a" }, "applicant.uci", "uciOnlyNumbers"],
    [
      "a street of 100",
      { "representative.address.streetName": "a".repeat(100) },
      "representative.address.streetName",
      undefined,
    ],
    [
      "a street of 101",
      { "representative.address.streetName": "a".repeat(101) },
      "representative.address.streetName",
      "formBoxMax",
    ],
    [
      "a city of 31",
      { "representative.address.cityTown": "a".repeat(31) },
      "representative.address.cityTown",
      "formBoxMax",
    ],
    [
      "four digits of a country code",
      { "representative.phoneCountryCode": "2345" },
      "representative.phoneCountryCode",
      "countryCodeDigits",
    ],
    [
      "a telephone with spaces",
      { "representative.phoneNumber": "514 555" },
      "representative.phoneNumber",
      "telephoneNumberDigits",
    ],
    [
      "an address without a sign",
      { "representative.email": "helene.example.test" },
      "representative.email",
      "emailAddress",
    ],
    ["no purpose", { purpose: "" }, "purpose", "formFieldMissing"],
    ["a purpose that is none", { purpose: "6" }, "purpose", "formNotAChoice"],
  ];
  it.each(cases)("%s", (_, values, path, code) => {
    expect(saidAt(state(values), path)).toBe(code);
  });
});
