import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";
import { formStatus } from "../../../test/formStatus.ts";

const lawyer = {
  "representative.familyName": "ROY",
  "representative.givenNames": "Marie",
  "representative.organization": "Roy Law (invented)",
  "representative.phoneCountryCode": "1",
  "representative.phoneNumber": "6135550100",
  "representative.address.streetNo": "12",
  "representative.address.streetName": "Sample Street",
  "representative.address.aptUnit": "4",
  "representative.address.cityTown": "Ottawa",
  "representative.address.countryTerritory": "CA",
  "representative.address.provinceState": "ON",
  "representative.address.postalCode": "K1A 0B1",
  "representative.email": "marie@example.test",
};

const amara = aCase()
  .type("IrccRequest")
  .application({ reasonsForContactingIRCC: ["caseNotesRefused"] })
  .profile({ firstName: "Amara", lastName: "Okafor" });

const state = (values: Readonly<Record<string, unknown>>, the = amara) =>
  stateOf("IMM5744", the.entered("IMM5744", values).build());

describe("what is filled in", () => {
  it("is who represents the applicant, as the form for that names them", () => {
    expect(state({}, amara.entered("IMM5476", lawyer)).values).toMatchObject({
      "representative.familyName": "ROY",
      "representative.givenNames": "Marie",
      "representative.organization": "Roy Law (invented)",
      "representative.phoneNumber": "16135550100",
      "representative.address.street": "12 Sample Street 4",
      "representative.address.cityTown": "Ottawa",
      "representative.address.countryTerritory": "CA",
      "representative.address.provinceState": "ON",
      "representative.address.postalCode": "K1A 0B1",
      "representative.email": "marie@example.test",
    });
  });

  it("is the applicant, as that form names them, else as the case does", () => {
    expect(state({}).values).toMatchObject({ "applicant.familyName": "Okafor", "applicant.givenNames": "Amara" });
    expect(
      state(
        {},
        amara.entered("IMM5476", { "applicant.familyName": "OKAFOR EZE", "applicant.dateOfBirth": "1991-03-14" }),
      ).values,
    ).toMatchObject({ "applicant.familyName": "OKAFOR EZE", "applicant.dateOfBirth": "1991-03-14" });
  });

  it("is nobody else: who consents besides, only they can say", () => {
    const family = aCase().spouse("Student").child(5).answers({ maritalStatus: "married", accompanyingSpouse: true });
    expect(listOf(stateOf("IMM5744", family.build()), "others")?.rows).toEqual([]);
  });
});

it("asks for no signature and for no day of one", () => {
  const asked = state({ others: [{}, {}, {}] }).sections.flatMap(({ parts }) => JSON.stringify(parts));
  expect(asked.filter((part) => /sign(ature|edOn)/i.test(part))).toEqual([]);
});

it("has room for three people besides the applicant", () => {
  expect(listOf(state({ others: [{}, {}, {}] }), "others")?.mayAdd).toBe(false);
  expect(listOf(state({ others: [{}, {}, {}, {}] }), "others")?.refusal?.code).toBe("formTooManyRows");
});

it("wants of each person the name, the birthday and the relationship", () => {
  const others = [{ familyName: "Okafor", dateOfBirth: "2026-11-22" }];
  expect(saidAt(state({ others }), "others[0].dateOfBirth")).toBe("birthdayInPast");
  expect(saidAt(state({ others }), "others[0].relationship")).toBe("formFieldMissing");
  expect(saidAt(state({ others }), "others[0].givenNames")).toBeUndefined();
});

it("asks for a province in Canada alone, and for one that is there", () => {
  expect(
    fieldOf(state({ "representative.address.countryTerritory": "FR" }), "representative.address.provinceState"),
  ).toBe(undefined);
  expect(
    saidAt(
      state({ "representative.address.countryTerritory": "CA", "representative.address.provinceState": "CA" }),
      "representative.address.provinceState",
    ),
  ).toBe("provinceOfCountry");
});

it("holds nothing back of a student while only the representative is missing", () => {
  const student = aCase().profile({ firstName: "Amara", lastName: "Okafor" }).answers({ birthday: "1991-03-14" });
  expect(formStatus(student.build(), "IMM5744")).toMatchObject({ isComplete: false, forLawyer: true });
});
