import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";

const school = {
  streetNumber: "40",
  streetName: "College Street",
  city: "Toronto",
  province: "ON",
  postalCode: "M5G 2J3",
} as const;
const ngozi = aCase()
  .profile({ firstName: "Ngozi", lastName: "Eze" })
  .answers({
    country: "NG",
    birthday: "2011-05-06",
    gender: "female",
    passportCountries: ["NG"],
    childTravellingWithParent: "alone",
    schoolName: "Maple Secondary School",
    schoolAddressObject: school,
  });

const parentsWritten = {
  "mother.name": "EZE, Grace",
  "mother.dateOfBirth": "1980-01-02",
  "mother.presentAddress": "12 Marina Road, Lagos, Nigeria",
  "father.name": "EZE, Obi",
  "father.presentAddress": "Deceased, Lagos, 2020",
};
const custodianWritten = {
  "custodian.familyName": "Roy",
  "custodian.givenNames": "Marie",
  "custodian.address": "1 King Street, Toronto",
};

const valuesOf = (the: typeof ngozi) => stateOf("IMM5646", the.build()).values;
const state = (values: Readonly<Record<string, unknown>>) =>
  stateOf("IMM5646", ngozi.entered("IMM5646", values).build());

describe("what is filled in", () => {
  it("is the student and the school", () => {
    expect(valuesOf(ngozi)).toMatchObject({
      "student.familyName": "Eze",
      "student.givenNames": "Ngozi",
      "student.citizenship": "NG",
      "student.dateOfBirth": "2011-05-06",
      "student.sex": "1",
      "student.school": "Maple Secondary School, 40 College Street, Toronto, ON M5G 2J3, Canada",
    });
  });

  it("never joins the school of the letter with the address of the answered one", () => {
    const withLetter = (schoolName: string) =>
      stateOf("IMM5646", ngozi.document("letter-of-acceptance", { parsedValues: { schoolName } }).build());
    const other = fieldOf(withLetter("Maple SS"), "student.school");
    expect(other?.value).toBeUndefined();
    expect(other?.claims?.map(({ value }) => value)).toEqual([
      "Maple SS",
      expect.stringMatching(/, 40 College Street, Toronto/) as string,
    ]);
    const answered = other?.claims?.[1]?.value as string;
    const [name = ""] = answered.split(",");
    expect(fieldOf(withLetter(name), "student.school")?.value).toBe(answered);
  });

  it("names the parents of the family form who are alive", () => {
    const the = ngozi.entered("IMM5645", parentsWritten);
    expect(valuesOf(the)).toMatchObject({
      "parents[0].familyName": "EZE",
      "parents[0].givenNames": "Grace",
      "parents[0].dateOfBirth": "1980-01-02",
      "parents[0].address": "12 Marina Road, Lagos, Nigeria",
      "declaration.parentName1": "Grace EZE",
    });
    expect(listOf(stateOf("IMM5646", the.build()), "parents")?.rows).toHaveLength(1);
  });

  it("writes the names of the declarations from those above", () => {
    const values = state({ ...custodianWritten, "declaration.custodianName": "Somebody Else" }).values;
    expect(values).toMatchObject({ "declaration.custodianName": "Marie Roy", "declaration.studentName": "Ngozi Eze" });
    expect(values["declaration.parentName2"]).toBeUndefined();
  });

  it("lives with the custodian as answered, at the custodian’s address", () => {
    const the = ngozi.answers({ isLivingWithCustodian: true }).entered("IMM5646", custodianWritten);
    expect(valuesOf(the)).toMatchObject({
      "declaration.childResides": "1",
      "student.addressInCanada": "1 King Street, Toronto",
    });
    expect(
      valuesOf(ngozi.answers({ isLivingWithCustodian: false }).entered("IMM5646", custodianWritten))[
        "student.addressInCanada"
      ],
    ).toBeUndefined();
  });

  it("reads the custodian in a declaration that was uploaded", () => {
    const the = ngozi.document("custodian-declaration", {
      parsedValues: {
        "custodian.lastName": "Roy",
        "custodian.firstName": "Marie",
        "custodian.address": "1 King Street",
      },
    });
    expect(valuesOf(the)).toMatchObject({
      "custodian.familyName": "Roy",
      "custodian.givenNames": "Marie",
      "custodian.address": "1 King Street",
    });
  });

  it("has no box for an unknown gender", () => {
    expect(valuesOf(ngozi.answers({ gender: "unknown" }))["student.sex"]).toBeUndefined();
  });
});

describe("what appears, limits and messages", () => {
  it("asks with whom the student lives only when it is another person", () => {
    expect(fieldOf(state({ "declaration.childResides": "3" }), "declaration.residesWith")).toMatchObject({
      isRequired: true,
    });
    expect(fieldOf(state({ "declaration.childResides": "2" }), "declaration.residesWith")).toBeUndefined();
  });

  it("takes one or two parents", () => {
    expect(listOf(state({}), "parents")?.refusal?.code).toBe("formRowMissing");
    expect(listOf(state({ parents: [{ familyName: "Eze" }, { familyName: "Eze" }] }), "parents")).toMatchObject({
      mayAdd: false,
    });
    expect(listOf(state({ parents: [{}, {}, {}] }), "parents")?.refusal?.code).toBe("formTooManyRows");
  });

  const cases: readonly [string, Readonly<Record<string, unknown>>, string, string | undefined][] = [
    ["a custodian of 18", { "custodian.dateOfBirth": "2007-11-21" }, "custodian.dateOfBirth", "custodianTooYoung"],
    ["a custodian of 19", { "custodian.dateOfBirth": "2007-11-20" }, "custodian.dateOfBirth", undefined],
    ["nine digits", { "custodian.telephone": "416555010" }, "custodian.telephone", "telephoneTenDigits"],
    ["ten digits", { "custodian.telephone": "4165550100" }, "custodian.telephone", undefined],
    ["a custodian who is a visitor", { "custodian.status": "3" }, "custodian.status", "formNotAChoice"],
    [
      "a parent born the day after tomorrow",
      { parents: [{ dateOfBirth: "2026-11-22" }] },
      "parents[0].dateOfBirth",
      "birthdayInPast",
    ],
  ];
  it.each(cases)("%s", (_, values, path, code) => {
    expect(saidAt(state(values), path)).toBe(code);
  });
});
