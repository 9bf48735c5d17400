import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { redactedPlan } from "../../plan/redactedPlan.ts";
import { computePlan } from "../../plan/plan.ts";
import { indexOfFlow } from "../flow.ts";

const student = (answers: Partial<Answers>) => aCase().on("2026-11-20").type("Student").answers(answers);
const passport = { parsedValues: { passportNumber: "E12345678", passportExpiryDate: "2031-05-04", country: "NG" } };
const told = (one: ReturnType<typeof student>) =>
  computePlan(one.build()).assessment.differences.map(({ step, read, fileId, field }) => [step, read, fileId, field]);

describe("an answer of which a document says something else", () => {
  it("is told with both values and the place in the document", () => {
    const found = told(student({ passportNumber: "E12345679" }).document("passport", passport));
    expect(found).toEqual([["passportNumber", "E12345678", "f1", "passportNumber"]]);
  });

  it.each([
    ["the same with spaces and small letters", "e 1234 5678"],
    ["the same with a dash", "E-12345678"],
  ])("is not %s", (_case, passportNumber) => {
    expect(told(student({ passportNumber }).document("passport", passport))).toEqual([]);
  });

  it("is not one of several countries that were answered", () => {
    expect(told(student({ passportCountries: ["GH", "NG"] }).document("passport", passport))).toEqual([]);
    expect(told(student({ passportCountries: ["GH"] }).document("passport", passport))).toEqual([
      ["passportCountries", ["NG"], "f1", "country"],
    ]);
  });

  it("is compared with the newest document of its page", () => {
    const renewed = { parsedValues: { passportExpiryDate: "2036-01-01" } };
    const one = student({ passportExpiryDate: "2031-05-04" }).document("passport", passport);
    expect(told(one)).toEqual([]);
    expect(told(one.document("passport", renewed))).toEqual([
      ["passportExpiryDate", "2036-01-01", "f2", "passportExpiryDate"],
    ]);
  });

  it("is none while the question is not answered, was put out of use, or the value is not in force", () => {
    expect(told(student({}).document("passport", passport))).toEqual([]);
    const unsure = { parsedValues: {}, originalParsedValues: passport.parsedValues, toConfirm: ["passportNumber"] };
    expect(told(student({ passportNumber: "X1" }).document("passport", unsure))).toEqual([]);
    const noBiometrics = student({ hasBiometrics: false, biometricsExpiryDate: "2030-01-01" });
    const letter = { parsedValues: { biometricsExpiryDate: "2033-01-01" } };
    expect(told(noBiometrics.document("biometrics-validity-letter", letter))).toEqual([]);
    const given = student({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01" });
    expect(told(given.document("biometrics-validity-letter", letter))).toEqual([
      ["biometricsExpiryDate", "2033-01-01", "f1", "biometricsExpiryDate"],
    ]);
  });

  it("rests on the answer and on the page of the document", () => {
    const plan = computePlan(student({ passportNumber: "X1" }).document("passport", passport).build());
    expect(plan.assessment.differences[0]?.why.restsOn).toEqual(
      expect.arrayContaining(["answers.passportNumber", "documents.passport"]),
    );
  });

  it("is not told to who may not know the document or the answer", () => {
    const caseFile = student({ passportNumber: "X1" }).document("passport", passport).build();
    const none = () => false;
    const differences = (withheld: Parameters<typeof redactedPlan>[1]) =>
      redactedPlan(caseFile, withheld).assessment.differences.length;
    expect(differences({ isAnswerWithheld: none, isPageWithheld: none })).toBe(1);
    expect(differences({ isAnswerWithheld: none, isPageWithheld: (slug) => slug === "passport" })).toBe(0);
    expect(differences({ isAnswerWithheld: (key) => key === "passportNumber", isPageWithheld: none })).toBe(0);
  });
});

it("every question that a document fills in says in which value of which document it stands", () => {
  const ofDocuments = /^(?:from|d’après) (?:your|the) (?:passport|letter|permit|tuition|biometrics)/;
  const everything = {
    passportNumber: "E1",
    passportIssueDate: "2021-05-04",
    passportExpiryDate: "2031-05-04",
    birthday: "2001-02-03",
    birthCountry: "NG",
    country: "NG",
    schoolName: "Northern College",
    dliNumber: "O19270000123",
    programName: "Welding",
    startOfCanadianStudyProgram: "2027-01-10",
    graduationDate: "2028-12-20",
    durationMonths: "24",
    tuitionFees: "12000",
    issueDate: "2026-10-01",
    studyPermitExpiryDate: "2027-01-01",
    expiryDate: "2027-01-01",
    biometricsIdentificationNumber: "1234567",
    biometricsExpiryDate: "2033-01-01",
  };
  const pages = [
    "passport",
    "spouse-passport",
    "letter-of-acceptance",
    "tuition-receipt",
    "current-valid-permit",
    "biometrics-validity-letter",
  ] as const;
  const found = applicationTypes.flatMap((type) => {
    const one = pages.reduce(
      (built, page) => built.document(page, { parsedValues: everything }),
      aCase().on("2026-11-20").type(type),
    );
    return [...indexOfFlow(type).prefilled.values()].flatMap((step) => step.prefill?.(one.reader()) ?? []);
  });
  const fromDocuments = found.filter(({ origin }) => ofDocuments.test(origin.en));
  expect(fromDocuments.length).toBeGreaterThan(20);
  expect(fromDocuments.filter(({ readIn, value }) => readIn === undefined && value !== true)).toEqual([]);
});
