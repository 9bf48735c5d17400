import type { Permission } from "../vault/permission.ts";
import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { student, court, letterRows } from "../../test/rows/letters.ts";
import { applicationTypes, type ApplicationStatus } from "../caseFile/application.ts";
import { decide } from "../caseFile/rule.ts";
import { letters, lettersOf } from "./letters.ts";

const letterOf = (the: CaseBuilder, id: string) => {
  const decided = lettersOf(the.reader()).find(({ letter }) => letter.id === id);
  if (!decided) throw new Error(`The letter ${id} does not exist for this type`);
  return decided;
};

describe("levels of the letters", () => {
  test.each(letterRows)("%s", (_, the, id, level) => {
    const { requirement } = letterOf(the, id);
    expect(requirement.value).toBe(level);
    expect(requirement.because.length).toBeGreaterThan(0);
    for (const { en, fr } of requirement.because) expect([en, fr]).not.toContain("");
  });

  test("every line of every rule is met by a case above", () => {
    const met = new Set(letterRows.map(([, the, id]) => letterOf(the, id).requirement.decidedBy));
    const lines = letters.flatMap(({ requirement }) => [
      ...requirement.cases.map(([condition]) => `${requirement.id}.${condition.id}`),
      `${requirement.id}.otherwise`,
    ]);
    expect(lines.length).toBeGreaterThan(letters.length);
    expect(lines.filter((line) => !met.has(line))).toEqual([]);
  });

  test("a settled statement rests on what settled it", () => {
    const { requirement } = letterOf(student.application({ confirmedSoP: true }), "studyPlan");
    expect([requirement.because[0]?.en, requirement.restsOn]).toEqual([
      "you confirmed the statement of purpose",
      ["application.confirmedSoP"],
    ]);
    expect(letterOf(student, "studyPlan").requirement.missing).toEqual([
      "application.confirmedSoP",
      "application.sopManuallyUploadedByLawyer",
    ]);
  });
});

describe("what the applicant may do with a letter", () => {
  const permitted: readonly (readonly [
    words: string,
    the: CaseBuilder,
    id: string,
    permissions: readonly Permission[],
  ])[] = [
    ["a statement that is pending", student, "studyPlan", ["View", "Upload"]],
    ["a confirmed statement", student.application({ confirmedSoP: true }), "studyPlan", ["View"]],
    [
      "a statement that the lawyer uploaded",
      student.application({ sopManuallyUploadedByLawyer: true }),
      "studyPlan",
      ["View"],
    ],
    ["a large deposit to explain", student, "lumpSumExplanation", ["View", "Upload"]],
    ["a letter of the supporter", student, "secondFinancialSupporter", ["View", "Upload"]],
    ["an explanation by the lawyer", student, "financialExplanation", ["View"]],
    ["the letter of the spouse", student, "spousalSupportLetter", []],
    ["a legal submission", student, "studyPermitLegalSubmission", []],
    ["an offer in court", court, "settlementOffer", ["View"]],
    ["an affidavit", court, "writOfMandamusAffidavit", []],
  ];

  test.each(permitted)("%s", (_, the, id, permissions) => {
    expect(letterOf(the, id).permissions.value).toEqual(permissions);
    expect(letterOf(the, id).permissions.because.length).toBeGreaterThan(0);
  });

  test("a court case gives none on the statement of purpose, not even on a confirmed one", () => {
    const rule = letters.find(({ id }) => id === "studyPlan")?.studentPermissions;
    if (!rule) throw new Error("The statement of purpose is a letter");
    const confirmed = court.application({ confirmedSoP: true }).reader();
    expect(decide(rule, confirmed)).toMatchObject({ value: [], decidedBy: "permissions.studyPlan.isJudicialReview" });
  });
});

describe("the letters", () => {
  /** 32 letters, each with one id, two names and a page in the vault (docs/facts/letters.md section 1). */
  test("have one id and one address each, and two names that differ", () => {
    expect(letters).toHaveLength(32);
    for (const part of ["id", "href"] as const) expect(new Set(letters.map((letter) => letter[part])).size).toBe(32);
    expect(new Set(letters.map(({ lawyerHref }) => lawyerHref("s", "a"))).size).toBe(32);
    expect(letters.filter(({ name }) => name.en === "" || name.fr === "" || name.en === name.fr)).toEqual([]);
    expect(
      letters.filter(
        ({ sendToDocVault, appliesTo }) => !/^[a-z]+(-[a-z]+)*$/.test(sendToDocVault) || appliesTo.length === 0,
      ),
    ).toEqual([]);
  });

  test("bear the addresses of the specification, on both sides", () => {
    const addresses = (id: string) => {
      const letter = letters.find((one) => one.id === id);
      return [letter?.href, letter?.lawyerHref("s1", "a/1")];
    };
    expect(addresses("studyPlan")).toEqual([
      "/letters/study-plan",
      "/lawyer/students/s1/applications/a%2F1/letters/study-plan",
    ]);
    expect(addresses("secondFinancialSupporter")).toEqual([
      "/letters/second-financial-supporter",
      "/lawyer/students/s1/applications/a%2F1/letters/second-financial-support-letter",
    ]);
    expect(addresses("visitorVisaTravel")).toEqual([
      "/letters/visitor-visa-travel",
      "/lawyer/students/s1/applications/a%2F1/letters/visitor-visa-travel-letter",
    ]);
  });

  test("that can always be generated are the two of the specification", () => {
    expect(letters.filter(({ alwaysAllowGeneration }) => alwaysAllowGeneration).map(({ id }) => id)).toEqual([
      "lumpSumExplanation",
      "secondFinancialSupporter",
    ]);
  });

  test.each(applicationTypes)("of %s are all listed, those that nothing calls for too", (type) => {
    const listed = lettersOf(aCase().type(type).reader()).map(({ letter }) => letter.id);
    expect(listed).toEqual(letters.filter(({ appliesTo }) => appliesTo.includes(type)).map(({ id }) => id));
    // Whoever asks for a number writes nothing.
    expect(listed.includes("letterOfExplanation")).toBe(type !== "SinRequest");
  });

  test("of a court stay silent in every other application, whatever its status", () => {
    const statuses: readonly ApplicationStatus[] = ["JrLeaveFiled", "MandamusDemand", "JrDiscontinued"];
    for (const status of statuses)
      expect(lettersOf(student.status(status).reader()).map(({ letter }) => letter.id)).not.toContain(
        "settlementOffer",
      );
  });
});
