import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";

/** What Validate asks for and refuses, and what it offers instead. */

const student = aCase().answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14" });
const at = (values: Readonly<Record<string, unknown>>) => stateOf("IMM1294", student.form(values).build());
const requiredAt = (values: Readonly<Record<string, unknown>>, path: string) => fieldOf(at(values), path)?.isRequired;

describe("what Validate asks for", () => {
  it("both dates of the country of application, with every status", () => {
    expect(
      requiredAt(
        { sameAsCurrentCountry: false, "countryWhereApplying.status": "01" },
        "countryWhereApplying.statusFrom",
      ),
    ).toBe(true);
    expect(requiredAt({ sameAsCurrentCountry: true }, "countryWhereApplying.statusFrom")).toBeUndefined();
  });

  it("number and expiry date of a US card", () => {
    expect(requiredAt({ isLawfulPermanentResident: true }, "uscisNumber")).toBe(true);
    expect(requiredAt({ isLawfulPermanentResident: true }, "usCard.expiryDate")).toBe(true);
  });

  it("kind and country of a telephone, once there is a number", () => {
    const at10 = {
      "contactInformation.telephoneNumber.number": "8031234567",
      "contactInformation.telephoneNumber.isCanadaUS": false,
    };
    for (const part of ["type", "isCanadaUS", "countryCode"])
      expect(requiredAt(at10, `contactInformation.telephoneNumber.${part}`)).toBe(true);
    expect(requiredAt({}, "contactInformation.telephoneNumber.type")).toBe(false);
  });

  it("another name and another number than those already given, and four signs of an attestation", () => {
    const names = {
      "personalDetails.familyName": "Okafor",
      "personalDetails.givenName": "Amara",
      "personalDetails.hasPreviousName": true,
      "personalDetails.previousName.familyName": "OKAFOR",
    };
    expect(
      saidAt(
        at({ ...names, "personalDetails.previousName.givenName": "Amara " }),
        "personalDetails.previousName.familyName",
      ),
    ).toBe("previousNameIsTheSame");
    expect(
      saidAt(
        at({ ...names, "personalDetails.previousName.givenName": "Ama" }),
        "personalDetails.previousName.familyName",
      ),
    ).toBeUndefined();
    const numbers = {
      "contactInformation.telephoneNumber.number": "8031234567",
      "contactInformation.alternateTelephoneNumber.number": "8031234567",
    };
    expect(saidAt(at(numbers), "contactInformation.alternateTelephoneNumber.number")).toBe("otherTelephoneIsTheSame");
    expect(
      saidAt(at({ "studyDetails.palDocument.documentNumber": "ON1" }), "studyDetails.palDocument.documentNumber"),
    ).toBe("palNumberLength");
  });
});

describe("a number of a paper", () => {
  it("is written as the form takes it, without its hyphens and spaces", () => {
    const read = student
      .document("provincial-attestation-letter", {
        parsedValues: { documentNumber: "ON-2026-123456", palExpiryDate: "2027-05-01" },
      })
      .document("national-id", { parsedValues: { documentNumber: "123 456-789" } });
    const { values } = stateOf("IMM1294", read.answers({ dli: "o-19395677050" }).build());
    expect(values).toMatchObject({
      "studyDetails.palDocument.documentNumber": "ON2026123456",
      "nationalId.documentNumber": "123456789",
      "studyDetails.dliNumber": "O19395677050",
    });
  });

  it("that a person typed with a hyphen is refused in the words of the specification, with the number that fits", () => {
    const state = at({ "studyDetails.palDocument.documentNumber": "ON-2026-1" });
    expect(fieldOf(state, "studyDetails.palDocument.documentNumber")).toMatchObject({
      value: "ON-2026-1",
      refusal: { text: { en: "PAL number must contain only letters and numbers" } },
      suggestion: "ON20261",
    });
  });
});

describe("a number that the form refuses", () => {
  const [tuition, funds, mobile] = [
    "studyDetails.studyCosts.tuition",
    "studyDetails.fundsAvailable",
    "contactInformation.telephoneNumber.number",
  ];
  it.each<[string, string, string, string | undefined]>([
    ["dollars as they are written in French", tuition, "31 500,40", "31500"],
    ["dollars as they are written in English", funds, "$12,000.50", "12000"],
    ["dollars with a mark that is no mark of thousands", funds, "12,00,50", undefined],
    ["dollars below zero", funds, "-5", undefined],
    ["more dollars than the box holds", tuition, "123456789012", undefined],
    ["a telephone number in brackets", mobile, "(803) 555-0100", "8035550100"],
    ["a telephone number with its extension", mobile, "803 555 0100 ext 12", undefined],
    ["a passport number that is too long", "passport.passportNumber", "A0123456789012345678901234567", undefined],
    ["a client number with letters before it", "uci", "UCI 1122-3333", undefined],
    [
      "a number of a house that is too long",
      "contactInformation.currentMailingAddress.streetNo",
      "12345678901234",
      undefined,
    ],
  ])("%s", (_, path, value, suggestion) => {
    const field = fieldOf(at({ "contactInformation.telephoneNumber.isCanadaUS": false, [path]: value }), path);
    expect(field?.refusal).toBeDefined();
    expect(field?.suggestion).toBe(suggestion);
  });
});

describe("a text that does not fit", () => {
  const details = "background.immigrationQuestions.immigrationDetailsText";
  it("comes with a shorter one in which each of its parts is still there", () => {
    const [first, second] = [
      `${"I stayed two weeks too long in 2019. ".repeat(12)}`.trim(),
      `${"France refused a visa in 2021. ".repeat(12)}`.trim(),
    ];
    const state = stateOf(
      "IMM1294",
      student
        .answers({
          visaViolationDenied: true,
          visaViolationDeniedDetails: second,
          visaViolationWithoutAuthorization: true,
          visaViolationWithoutAuthorizationDetails: first,
        })
        .build(),
    );
    const field = fieldOf(state, details);
    expect(field?.refusal?.code).toBe("formTextMax");
    expect(field?.suggestion?.length).toBeLessThanOrEqual(320);
    expect(field?.suggestion).toMatch(/^I stayed two weeks[^]*\nFrance refused a visa/);
  });

  it("in a box is cut after a word, and letters that the form lacks come plain", () => {
    expect(
      fieldOf(
        at({ "personalDetails.birthCity": "Llanfairpwllgwyngyll near Bangor in Wales" }),
        "personalDetails.birthCity",
      )?.suggestion,
    ).toBe("Llanfairpwllgwyngyll near");
    expect(
      fieldOf(at({ "personalDetails.familyName": "Núñez Łukasz" }), "personalDetails.familyName")?.suggestion,
    ).toBe("Nunez Lukasz");
  });

  it("a name comes as passports spell it, where that follows from its letters", () => {
    const offered = (familyName: string, country: "RS" | "RU" | "SE" | "UA") =>
      fieldOf(
        stateOf(
          "IMM1294",
          student
            .answers({ passportCountries: [country] })
            .form({ "personalDetails.familyName": familyName })
            .build(),
        ),
        "personalDetails.familyName",
      )?.suggestion;
    expect(offered("Ångström", "SE")).toBe("Aangstroem");
    expect(offered("Гончар", "UA")).toBe("Honchar");
    expect(offered("Гончар", "RU")).toBe("Gonchar");
    expect(offered("Ђоковић", "RS")).toBeUndefined();
    expect(
      fieldOf(at({ "personalDetails.familyName": "林" }), "personalDetails.familyName")?.suggestion,
    ).toBeUndefined();
  });
});

describe("work of the past", () => {
  const row = (dates: { readonly from?: string; readonly to?: string }) =>
    at({ employmentHistory: [{ currentActivity: "Baker", ...dates }] });
  it.each([
    ["ends next month", { from: "2020-01", to: "2026-12" }, "to", "toDateNotAfterToday"],
    ["ends this month", { from: "2020-01", to: "2026-11" }, "to", undefined],
    ["began before a hundred years", { from: "1850-01" }, "from", "dateAfterWindow"],
    ["began a hundred years ago", { from: "1926-11" }, "from", "dateAfterWindow"],
    ["began the month after that", { from: "1926-12" }, "from", undefined],
  ])("%s", (_, dates, name, code) => {
    expect(saidAt(row(dates), `employmentHistory[0].${name}`)).toBe(code);
  });

  it("a month thirty years ahead is none", () => {
    const ended = (to: string) =>
      saidAt(at({ hasPostSecondaryEducation: true, "educationHistory.to": to }), "educationHistory.to");
    expect([ended("2056-11"), ended("2056-10")]).toEqual(["dateBeforeWindow", undefined]);
  });

  it("is asked of grown-ups: a child of ten needs no entry", () => {
    const isRequired = (birthday: string) =>
      listOf(stateOf("IMM1294", student.answers({ birthday }).build()), "employmentHistory")?.isRequired;
    expect([isRequired("2016-11-20"), isRequired("2008-11-21"), isRequired("2008-11-20")]).toEqual([
      false,
      false,
      true,
    ]);
    const child = stateOf("IMM1294", student.child(10, "Student").build(), { role: "child", childNumber: 1 });
    expect(child.missingLists).toEqual([]);
  });
});

it("the day on which an identity card was issued is refused in the words of the specification", () => {
  const state = at({ hasNationalId: true, "nationalId.issueDate": "2026-11-22" });
  expect(fieldOf(state, "nationalId.issueDate")?.refusal?.text.en).toBe(
    "From date must be less than or equal to today's date",
  );
});
