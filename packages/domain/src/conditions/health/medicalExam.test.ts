import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import { any } from "../../kernel/condition.ts";
import { comesFromListedCountry, namesMedicalField, spouseNeedsMedicalExam } from "./medicalExam.ts";

const needsMedicalExam = any(namesMedicalField, comesFromListedCountry);

type Row = readonly [words: string, answers: Partial<Answers>, needed: boolean];
const read = (answers: Partial<Answers>, today = "2026-11-20") =>
  new CaseReader(aCase().on(today).answers(answers).build());
const stay = (arrivalDate: string, departureDate?: string): Partial<Answers> => ({
  country: "FR",
  lengthOfStudies: 24,
  travelHistory: [{ country: "IN", arrivalDate, ...(departureDate === undefined ? {} : { departureDate }) }],
});

const own: readonly Row[] = [
  ["nothing answered", {}, false],
  ["a medical field, four months", { isMedicalWork: true, lengthOfStudies: 4, country: "FR" }, true],
  ["a medical field later", { isMedicalWork: false, hasDesireToWorkInMedicalProfession: true }, true],
  [
    "no medical field, France, two years",
    { isMedicalWork: false, hasDesireToWorkInMedicalProfession: false, country: "FR", lengthOfStudies: 24 },
    false,
  ],
  ["lives in India, seven months of studies", { country: "IN", lengthOfStudies: 7 }, true],
  ["lives in India, six months of studies", { country: "IN", lengthOfStudies: 6 }, false],
  ["lives in India, length not known", { country: "IN" }, false],
  ["stayed in India from June to now", stay("2026-06"), false],
  ["stayed in India from May to now", stay("2026-05"), true],
  ["stayed in India from January to May, five months", stay("2026-01", "2026-05"), false],
  ["stayed in India from January to June, six months", stay("2026-01", "2026-06"), true],
  [
    "stayed in India for years until April: five months and ten days of the last year",
    stay("2020-01", "2026-04"),
    false,
  ],
  ["stayed in India for years until May: six months of the last year", stay("2020-01", "2026-05"), true],
  ["a stay without an arrival", { country: "FR", lengthOfStudies: 24, travelHistory: [{ country: "IN" }] }, false],
];

const ofSpouse: readonly Row[] = [
  ["nothing answered", {}, false],
  ["a medical field, short stay", { spouseMedical: true, spouseVisitLength: "sixMonthsOrLess" }, true],
  [
    "lives in Nigeria, stays long",
    { spouseMedical: false, spouseCountry: "NG", spouseVisitLength: "sixMonthsOrMore" },
    true,
  ],
  ["lives in Nigeria, length not asked for", { spouseCountry: "NG" }, true],
  ["lives in Nigeria, stays six months or less", { spouseCountry: "NG", spouseVisitLength: "sixMonthsOrLess" }, false],
  ["lives in France, stayed in Brazil", { spouseCountry: "FR", spouseCountriesVisited: ["DE", "BR"] }, true],
  ["lives in France, stayed nowhere else", { spouseCountry: "FR", spouseCountriesVisited: ["FR"] }, false],
];

describe("a medical exam is usually asked for", () => {
  test.each(own)("of the applicant: %s", (_words, answers, needed) => {
    expect(needsMedicalExam.evaluate(read(answers)).holds).toBe(needed);
  });

  test.each(ofSpouse)("of the spouse: %s", (_words, answers, needed) => {
    expect(spouseNeedsMedicalExam.evaluate(read(answers)).holds).toBe(needed);
  });

  test("by the list of 2025-11-03, and by none on the day before", () => {
    expect(spouseNeedsMedicalExam.evaluate(read({ spouseCountry: "AR" }, "2025-11-03")).holds).toBe(true);
    expect(spouseNeedsMedicalExam.evaluate(read({ spouseCountry: "AR" }, "2025-11-02")).holds).toBe(false);
    expect(spouseNeedsMedicalExam.evaluate(read({ spouseCountry: "TW" }, "2025-11-03")).holds).toBe(false);
  });

  test("the rule on length begins on 2024-07-26", () => {
    const answers: Partial<Answers> = { isMedicalWork: false, country: "IN", lengthOfStudies: 24 };
    expect(needsMedicalExam.evaluate(read(answers, "2024-07-25")).holds).toBe(false);
  });

  test("because of a country it is told as not verified, and cites that", () => {
    const reader = read({ spouseCountry: "NG" });
    expect(spouseNeedsMedicalExam.evaluate(reader).because.at(-1)?.en).toContain("not verified");
    expect([...reader.trace.sources].map(({ status }) => status)).toEqual(["unverified"]);
  });
});
